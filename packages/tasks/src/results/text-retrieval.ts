import type { TaskResults } from "../results.ts";

/** Published results of models for text-retrieval. */
export const results: TaskResults = {
	caveat: {
		tr: "Kümelerin bir bölümü İngilizceden çevrilmiştir, kelimesi kelimesine benzeyen parçalar aramayı kolaylaştırır. Puan, sözcük aramasıyla birlikte kullanıldığında ne olacağını göstermez; çoğu uygulamada ikisi birlikte daha iyi sonuç verir. Sayılar hız ve dizin boyutunu içermez.",
		en: "Some of the sets were translated from English, and passages that share words make search easier. The score does not show what happens together with keyword search, which most applications should add. Speed and the size of the index are not in it.",
	},
	benchmarks: [
		{
			dataset: "TR-MTEB Retrieval",
			metric: "mean score",
			unit: "percent",
			better: "higher",
			language: "tr",
			results: [
				{
					model: "openai/text-embedding-3-small",
					score: 64.99,
					date: "2025-05",
					source:
						"https://github.com/selmanbaysan/mteb_tr/blob/7837a9576a3d09f08a86293f41e4800391f57cc2/benchmark_tables/MTEB(Turkish)_summary.csv",
					isClosed: true,
				},
				{
					model: "intfloat/multilingual-e5-large",
					score: 60.62,
					date: "2025-05",
					source:
						"https://github.com/selmanbaysan/mteb_tr/blob/7837a9576a3d09f08a86293f41e4800391f57cc2/benchmark_tables/MTEB(Turkish)_summary.csv",
				},
				{
					model: "intfloat/multilingual-e5-base",
					score: 58.29,
					date: "2025-05",
					source:
						"https://github.com/selmanbaysan/mteb_tr/blob/7837a9576a3d09f08a86293f41e4800391f57cc2/benchmark_tables/MTEB(Turkish)_summary.csv",
				},
				{
					model: "Alibaba-NLP/gte-multilingual-base",
					score: 57.51,
					date: "2025-05",
					source:
						"https://github.com/selmanbaysan/mteb_tr/blob/7837a9576a3d09f08a86293f41e4800391f57cc2/benchmark_tables/MTEB(Turkish)_summary.csv",
				},
				{
					model: "intfloat/multilingual-e5-large-instruct",
					score: 57.21,
					date: "2025-05",
					source:
						"https://github.com/selmanbaysan/mteb_tr/blob/7837a9576a3d09f08a86293f41e4800391f57cc2/benchmark_tables/MTEB(Turkish)_summary.csv",
				},
				{
					model: "intfloat/multilingual-e5-small",
					score: 56.53,
					date: "2025-05",
					source:
						"https://github.com/selmanbaysan/mteb_tr/blob/7837a9576a3d09f08a86293f41e4800391f57cc2/benchmark_tables/MTEB(Turkish)_summary.csv",
				},
				{
					model: "selmanbaysan/turkish_embedding_model_fine_tuned",
					score: 52.75,
					date: "2025-05",
					source:
						"https://github.com/selmanbaysan/mteb_tr/blob/7837a9576a3d09f08a86293f41e4800391f57cc2/benchmark_tables/MTEB(Turkish)_summary.csv",
				},
				{
					model: "selmanbaysan/turkish_embedding_model",
					score: 52.54,
					date: "2025-05",
					source:
						"https://github.com/selmanbaysan/mteb_tr/blob/7837a9576a3d09f08a86293f41e4800391f57cc2/benchmark_tables/MTEB(Turkish)_summary.csv",
				},
				{
					model: "sentence-transformers/paraphrase-multilingual-mpnet-base-v2",
					score: 49.27,
					date: "2025-05",
					source:
						"https://github.com/selmanbaysan/mteb_tr/blob/7837a9576a3d09f08a86293f41e4800391f57cc2/benchmark_tables/MTEB(Turkish)_summary.csv",
				},
				{
					model: "sentence-transformers/paraphrase-multilingual-MiniLM-L12-v2",
					score: 46.57,
					date: "2025-05",
					source:
						"https://github.com/selmanbaysan/mteb_tr/blob/7837a9576a3d09f08a86293f41e4800391f57cc2/benchmark_tables/MTEB(Turkish)_summary.csv",
				},
				{
					model: "sentence-transformers/LaBSE",
					score: 46.47,
					date: "2025-05",
					source:
						"https://github.com/selmanbaysan/mteb_tr/blob/7837a9576a3d09f08a86293f41e4800391f57cc2/benchmark_tables/MTEB(Turkish)_summary.csv",
				},
				{
					model: "dbmdz/bert-base-turkish-uncased",
					score: 34.82,
					date: "2025-05",
					source:
						"https://github.com/selmanbaysan/mteb_tr/blob/7837a9576a3d09f08a86293f41e4800391f57cc2/benchmark_tables/MTEB(Turkish)_summary.csv",
				},
				{
					model: "fastText (tr vectors)",
					score: 34.67,
					date: "2025-05",
					source:
						"https://github.com/selmanbaysan/mteb_tr/blob/7837a9576a3d09f08a86293f41e4800391f57cc2/benchmark_tables/MTEB(Turkish)_summary.csv",
					languages: { tags: ["tr"] },
				},
				{
					model: "sentence-transformers/all-MiniLM-L12-v2",
					score: 27.6,
					date: "2025-05",
					source:
						"https://github.com/selmanbaysan/mteb_tr/blob/7837a9576a3d09f08a86293f41e4800391f57cc2/benchmark_tables/MTEB(Turkish)_summary.csv",
				},
				{
					model: "GloVe (tr vectors)",
					score: 24.14,
					date: "2025-05",
					source:
						"https://github.com/selmanbaysan/mteb_tr/blob/7837a9576a3d09f08a86293f41e4800391f57cc2/benchmark_tables/MTEB(Turkish)_summary.csv",
					languages: { tags: ["tr"] },
				},
				{
					model: "sentence-transformers/all-MiniLM-L6-v2",
					score: 23.25,
					date: "2025-05",
					source:
						"https://github.com/selmanbaysan/mteb_tr/blob/7837a9576a3d09f08a86293f41e4800391f57cc2/benchmark_tables/MTEB(Turkish)_summary.csv",
				},
				{
					model: "sentence-transformers/all-mpnet-base-v2",
					score: 22.26,
					date: "2025-05",
					source:
						"https://github.com/selmanbaysan/mteb_tr/blob/7837a9576a3d09f08a86293f41e4800391f57cc2/benchmark_tables/MTEB(Turkish)_summary.csv",
				},
			],
		},
	],
};
