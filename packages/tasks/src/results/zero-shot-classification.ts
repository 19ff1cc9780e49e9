import type { TaskResults } from "../types/results.ts";

/** Published results of models for zero-shot-classification. */
export const results: TaskResults = {
	caveat: {
		tr: "XNLI iki cümlenin birbirini gerektirip gerektirmediğini sorar; etiketlerinizin doğruluğunu değil, yöntemin dayandığı beceriyi ölçer. Etiketin nasıl adlandırıldığı ve varsayım cümlesinin dili sonucu bu farklardan çok değiştirir. XLM-R satırlarında eğitim kümesinin çevirileri de kullanılmıştır; öbürlerinde bu her zaman yazmaz.",
		en: "XNLI asks whether one sentence follows from another: it measures the skill that the method rests on, not how well your labels fit. How a label is worded, and the language of the hypothesis, change the result more than these gaps. The rows of XLM-R were trained on translations of the training set too; of the others it is not always said.",
	},
	benchmarks: [
		{
			dataset: "XNLI tr",
			metric: "accuracy",
			unit: "percent",
			better: "higher",
			language: "tr",
			results: [
				{
					model: "XLM-R XL (XNLI)",
					score: 85.2,
					date: "2021-06",
					languages: { count: 100, turkish: "yes" },
					parameters: 3_500_000_000,
					licence: "MIT",
					licenceSource: "https://github.com/facebookresearch/fairseq#license",
					source: "https://github.com/facebookresearch/fairseq/blob/main/examples/xlmr/README.md",
				},
				{
					model: "XLM-R XXL (XNLI)",
					score: 85.1,
					date: "2021-06",
					languages: { count: 100, turkish: "yes" },
					parameters: 10_700_000_000,
					licence: "MIT",
					licenceSource: "https://github.com/facebookresearch/fairseq#license",
					source: "https://github.com/facebookresearch/fairseq/blob/main/examples/xlmr/README.md",
				},
				{
					model: "XLM-R large (XNLI)",
					score: 83.2,
					date: "2019",
					languages: { count: 100, turkish: "yes" },
					parameters: 560_000_000,
					licence: "MIT",
					licenceSource: "https://github.com/facebookresearch/fairseq#license",
					source: "https://github.com/facebookresearch/fairseq/blob/main/examples/xlmr/README.md",
				},
				{
					model: "MoritzLaurer/mDeBERTa-v3-base-mnli-xnli",
					score: 80.7,
					date: "2022",
					source:
						"https://huggingface.co/MoritzLaurer/mDeBERTa-v3-base-mnli-xnli/commit/ec97e87224416348b76218858e50adf5e506d4b2",
				},
				{
					model: "microsoft/mdeberta-v3-base",
					score: 79.5,
					date: "2021-12",
					source:
						"https://huggingface.co/microsoft/mdeberta-v3-base/commit/c998f9d4c9063694fe660e4082c93b57cdf04adc",
				},
				{
					model: "RoBERTa large (MNLI), text translated to English",
					score: 76.8,
					date: "2019",
					isMethod: true,
					source: "https://github.com/facebookresearch/fairseq/blob/main/examples/xlmr/README.md",
				},
				{
					model: "FacebookAI/xlm-roberta-base",
					score: 74.2,
					date: "2021-12",
					source:
						"https://huggingface.co/microsoft/mdeberta-v3-base/commit/c998f9d4c9063694fe660e4082c93b57cdf04adc",
				},
				{
					model: "MoritzLaurer/multilingual-MiniLMv2-L12-mnli-xnli",
					score: 73.2,
					date: "2023",
					source:
						"https://huggingface.co/MoritzLaurer/multilingual-MiniLMv2-L12-mnli-xnli/commit/58528985f3a111f49656a6cdcb6bda7530626c88",
				},
				{
					model: "MoritzLaurer/multilingual-MiniLMv2-L6-mnli-xnli",
					score: 69.6,
					date: "2023",
					source:
						"https://huggingface.co/MoritzLaurer/multilingual-MiniLMv2-L6-mnli-xnli/commit/8b7d59ea437a49f2bf300a03872d3de7ea2821f0",
				},
			],
		},
	],
};
