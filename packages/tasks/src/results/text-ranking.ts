import type { TaskResults } from "../types/results.ts";

/** Published results of models for text-ranking. */
export const results: TaskResults = {
	caveat: {
		tr: "İlk üç kümede ColBERT türü üç model, kendi MUVERA aramasının bulduğu ilk adayları yeniden sıralar; MUVERA satırı, en büyük modelin adaylarının sıralanmadan önceki hâlidir. Kümeler İngilizceden çevrilmiştir. RAGTurk satırları bir modeli değil, bütün bir soru yanıtlama düzenini ölçer; makalenin özeti yeniden sıralamanın tek başına payını vermez. BGE, GTE, Qwen3 ve ytu-ce-cosmos/modernbert-tr-reranker çapraz kodlayıcılarını aynı Türkçe veride yan yana koyan bir sonuç bulunamadı; 22 ve 26 Kasım 2026'da model kartlarında, MTEB sonuç deposunda ve TR-MTEB ile Türkçe RAG yayınlarında arandı. GoktugD/DUSUNEN-Mercek-118M-v1 kartı yalnızca kendi tabanıyla karşılaştırır: TurHistQuad sorularında sıralamasız 0,42 olan nDCG@10, çok dilli tabanla 0,53 olur. “MKQA (26)” yirmi altı dilin ortalamasıdır, Türkçe onlardan yalnızca biridir; sayıları ilk sıradaki modelin yapımcısı ölçmüştür. Kendi elli sorunuzun ilk yüz sonucunu yeniden sıralayıp ölçün.",
		en: "In the first three sets, three models of the ColBERT kind rerank the first candidates of their own MUVERA search; the MUVERA row is the candidates of the largest before that. The sets were translated from English. The rows of RAGTurk measure a whole question-answering pipeline and not a model; the paper's abstract does not give the share of reranking alone. No result was found that puts the cross-encoders of BGE, GTE and Qwen3 and ytu-ce-cosmos/modernbert-tr-reranker side by side on the same Turkish data; on 22 and 26 November 2026 model cards, the result repository of MTEB, TR-MTEB and papers on Turkish RAG were searched. The card of GoktugD/DUSUNEN-Mercek-118M-v1 compares with its own base only: on TurHistQuad questions nDCG@10 is 0.42 without reranking and 0.53 with the multilingual base. “MKQA (26)” is the mean of twenty-six languages, of which Turkish is only one; the figures were measured by the maker of the model in the first place. Rerank the first hundred results of fifty questions of your own and measure.",
	},
	benchmarks: [
		{
			dataset: "SciFact-TR",
			metric: "nDCG@100",
			unit: "percent",
			better: "higher",
			language: "tr",
			results: [
				{
					model: "newmindai/ColmmBERT-base-TR",
					score: 59.62,
					date: "2025-12",
					source:
						"https://github.com/ozayezerceli/TurkColBERT/blob/5a139f4a96fbc3fefbe390b559d730c7456ce257/benchmarks/BenchmarkResults/ColmmBERT-base-TR/comprehensive_results-2.csv",
				},
				{
					model: "newmindai/ColmmBERT-small-TR",
					score: 55.62,
					date: "2025-12",
					source:
						"https://github.com/ozayezerceli/TurkColBERT/blob/5a139f4a96fbc3fefbe390b559d730c7456ce257/benchmarks/BenchmarkResults/ColmmBERT-small-TR/comprehensive_results.csv",
				},
				{
					model: "newmindai/col-ettin-encoder-32M-TR",
					score: 37.21,
					date: "2025-12",
					source:
						"https://github.com/ozayezerceli/TurkColBERT/blob/5a139f4a96fbc3fefbe390b559d730c7456ce257/benchmarks/BenchmarkResults/col-ettin-encoder-32M-TR/comprehensive_results.csv",
				},
				{
					model: "MUVERA (ColmmBERT-base-TR)",
					score: 28.8,
					date: "2025-12",
					source:
						"https://github.com/ozayezerceli/TurkColBERT/blob/5a139f4a96fbc3fefbe390b559d730c7456ce257/benchmarks/BenchmarkResults/ColmmBERT-base-TR/comprehensive_results-2.csv",
					isMethod: true,
				},
			],
		},
		{
			dataset: "FiQA-TR",
			metric: "nDCG@100",
			unit: "percent",
			better: "higher",
			language: "tr",
			results: [
				{
					model: "newmindai/ColmmBERT-base-TR",
					score: 24.16,
					date: "2025-12",
					source:
						"https://github.com/ozayezerceli/TurkColBERT/blob/5a139f4a96fbc3fefbe390b559d730c7456ce257/benchmarks/BenchmarkResults/ColmmBERT-base-TR/comprehensive_results-2.csv",
				},
				{
					model: "newmindai/ColmmBERT-small-TR",
					score: 20.04,
					date: "2025-12",
					source:
						"https://github.com/ozayezerceli/TurkColBERT/blob/5a139f4a96fbc3fefbe390b559d730c7456ce257/benchmarks/BenchmarkResults/ColmmBERT-small-TR/comprehensive_results.csv",
				},
				{
					model: "MUVERA (ColmmBERT-base-TR)",
					score: 11.94,
					date: "2025-12",
					source:
						"https://github.com/ozayezerceli/TurkColBERT/blob/5a139f4a96fbc3fefbe390b559d730c7456ce257/benchmarks/BenchmarkResults/ColmmBERT-base-TR/comprehensive_results-2.csv",
					isMethod: true,
				},
				{
					model: "newmindai/col-ettin-encoder-32M-TR",
					score: 9.3,
					date: "2025-12",
					source:
						"https://github.com/ozayezerceli/TurkColBERT/blob/5a139f4a96fbc3fefbe390b559d730c7456ce257/benchmarks/BenchmarkResults/col-ettin-encoder-32M-TR/comprehensive_results.csv",
				},
			],
		},
		{
			dataset: "Scidocs-TR",
			metric: "nDCG@100",
			unit: "percent",
			better: "higher",
			language: "tr",
			results: [
				{
					model: "newmindai/ColmmBERT-base-TR",
					score: 13.68,
					date: "2025-12",
					source:
						"https://github.com/ozayezerceli/TurkColBERT/blob/5a139f4a96fbc3fefbe390b559d730c7456ce257/benchmarks/BenchmarkResults/ColmmBERT-base-TR/comprehensive_results-2.csv",
				},
				{
					model: "newmindai/ColmmBERT-small-TR",
					score: 11.36,
					date: "2025-12",
					source:
						"https://github.com/ozayezerceli/TurkColBERT/blob/5a139f4a96fbc3fefbe390b559d730c7456ce257/benchmarks/BenchmarkResults/ColmmBERT-small-TR/comprehensive_results.csv",
				},
				{
					model: "MUVERA (ColmmBERT-base-TR)",
					score: 7.06,
					date: "2025-12",
					source:
						"https://github.com/ozayezerceli/TurkColBERT/blob/5a139f4a96fbc3fefbe390b559d730c7456ce257/benchmarks/BenchmarkResults/ColmmBERT-base-TR/comprehensive_results-2.csv",
					isMethod: true,
				},
				{
					model: "newmindai/col-ettin-encoder-32M-TR",
					score: 5.72,
					date: "2025-12",
					source:
						"https://github.com/ozayezerceli/TurkColBERT/blob/5a139f4a96fbc3fefbe390b559d730c7456ce257/benchmarks/BenchmarkResults/col-ettin-encoder-32M-TR/comprehensive_results.csv",
				},
			],
		},
		{
			dataset: "RAGTurk",
			metric: "answer accuracy",
			unit: "percent",
			better: "higher",
			language: "tr",
			results: [
				{
					model: "HyDE",
					score: 85,
					date: "2026-02",
					source: "https://arxiv.org/abs/2602.03652",
					isMethod: true,
				},
				{
					model: "Cross-encoder + context augmentation",
					score: 84.6,
					date: "2026-02",
					source: "https://arxiv.org/abs/2602.03652",
					isMethod: true,
				},
				{
					model: "RAGTurk baseline",
					score: 78.7,
					date: "2026-02",
					source: "https://arxiv.org/abs/2602.03652",
					isMethod: true,
				},
			],
		},
		{
			dataset: "MKQA (26)",
			metric: "nDCG@10",
			unit: "percent",
			better: "higher",
			language: "many",
			results: [
				{
					model: "jinaai/jina-reranker-v2-base-multilingual",
					score: 54.83,
					date: "2024-06",
					source:
						"https://huggingface.co/jinaai/jina-reranker-v2-base-multilingual/commit/6949f0a6adb00bbf3dd3d4e5338190c9b53d1869",
				},
				{
					model: "BAAI/bge-reranker-v2-m3",
					score: 54.17,
					date: "2024-06",
					source:
						"https://huggingface.co/jinaai/jina-reranker-v2-base-multilingual/commit/6949f0a6adb00bbf3dd3d4e5338190c9b53d1869",
				},
				{
					model: "mmarco-mMiniLMv2-L12-H384-v1",
					score: 53.37,
					date: "2024-06",
					source:
						"https://huggingface.co/jinaai/jina-reranker-v2-base-multilingual/commit/6949f0a6adb00bbf3dd3d4e5338190c9b53d1869",
					parameters: 118_000_000,
				},
			],
		},
	],
};
