import type { TaskResults } from "../types/results.ts";

/** Published results of models for document-question-answering. */
export const results: TaskResults = {
	caveat: {
		tr: "DocVQA'nın belgeleri ve soruları İngilizcedir; Türkçe belge için yayımlanmış sonuç bulunmadı. İki grup birbiriyle karşılaştırılmaz: ilki sınama bölümünün puanıdır, ikincisini IBM beş küçük model için kendisi ölçmüştür. LayoutLMv3'e metin hazır verilir, Donut görüntüyü kendisi okur; yazı tanımanın yanlışları ve süresi puanda ayrıca görünmez.",
		en: "The documents and questions of DocVQA are English; no result for Turkish documents was found. The two groups cannot be compared: the first is the score on the test part, the second was measured by IBM itself for five small models. LayoutLMv3 is given the text, Donut reads the picture itself; errors and time of reading it do not show in the score.",
	},
	benchmarks: [
		{
			dataset: "DocVQA (test)",
			metric: "ANLS",
			unit: "points",
			better: "higher",
			language: "en",
			results: [
				{
					model: "LayoutLMv3",
					score: 83.4,
					date: "2022-04",
					source: "https://arxiv.org/abs/2210.03347",
					licence: "CC-BY-NC-SA-4.0",
					isNonCommercial: true,
					licenceSource:
						"https://github.com/microsoft/unilm/blob/17f5cd2902ce54750e93e17b814ff744d1397b41/layoutlmv3/README.md",
				},
				{
					model: "naver-clova-ix/donut-base-finetuned-docvqa",
					score: 67.5,
					date: "2022-07",
					source: "https://github.com/clovaai/donut/blob/0024d7698e65dfd5bae5708ee580d1c5dee467ff/README.md",
				},
			],
		},
		{
			dataset: "DocVQA (llms-eval)",
			metric: "score",
			unit: "percent",
			better: "higher",
			language: "en",
			results: [
				{
					model: "ibm-granite/granite-vision-3.2-2b",
					score: 89,
					date: "2025-02",
					source: "https://huggingface.co/unsloth/granite-vision-3.2-2b",
				},
				{
					model: "Phi-3.5-vision",
					score: 88,
					date: "2025-02",
					source: "https://huggingface.co/unsloth/granite-vision-3.2-2b",
					parameters: 4_000_000_000,
				},
				{
					model: "InternVL2 2B",
					score: 87,
					date: "2025-02",
					source: "https://huggingface.co/unsloth/granite-vision-3.2-2b",
					parameters: 2_000_000_000,
					licence: "MIT",
					licenceSource:
						"https://huggingface.co/radna/Triton-InternVL2-2B/commit/0703a8230a74e9beefcc7faffef30c3795b91ecb",
				},
				{
					model: "Phi-3-vision",
					score: 87,
					date: "2025-02",
					source: "https://huggingface.co/unsloth/granite-vision-3.2-2b",
					parameters: 4_000_000_000,
				},
				{
					model: "Molmo-E",
					score: 66,
					date: "2025-02",
					source: "https://huggingface.co/unsloth/granite-vision-3.2-2b",
					parameters: 1_000_000_000,
				},
			],
		},
	],
};
