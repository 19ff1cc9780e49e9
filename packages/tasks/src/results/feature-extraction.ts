import type { TaskResults } from "../results.ts";

/** Published results of models for feature-extraction. */
export const results: TaskResults = {
	caveat: {
		tr: "Ortalama, sınıflandırmadan aramaya yirmi altı görevi tek sayıya indirir; işiniz aramaysa metin arama sayfasındaki tablo daha çok şey söyler. Önek isteyen modeller öneksiz kullanılırsa bu puanlara ulaşmaz. 2025 sonrasında çıkan modeller bu ölçümde yoktur.",
		en: "The mean folds twenty-six tasks into one number, from classification to retrieval; if you search, the table on the page of text retrieval says more. Models that ask for a prefix do not reach these scores without it. Models released after 2025 were not measured.",
	},
	benchmarks: [
		{
			dataset: "TR-MTEB",
			metric: "mean score",
			unit: "percent",
			better: "higher",
			language: "tr",
			results: [
				{
					model: "intfloat/multilingual-e5-large",
					score: 66.82,
					date: "2025-05",
					source:
						"https://github.com/selmanbaysan/mteb_tr/blob/7837a9576a3d09f08a86293f41e4800391f57cc2/benchmark_tables/MTEB(Turkish)_summary.csv",
				},
				{
					model: "openai/text-embedding-3-small",
					score: 66.61,
					date: "2025-05",
					source:
						"https://github.com/selmanbaysan/mteb_tr/blob/7837a9576a3d09f08a86293f41e4800391f57cc2/benchmark_tables/MTEB(Turkish)_summary.csv",
					isClosed: true,
				},
				{
					model: "intfloat/multilingual-e5-large-instruct",
					score: 65.92,
					date: "2025-05",
					source:
						"https://github.com/selmanbaysan/mteb_tr/blob/7837a9576a3d09f08a86293f41e4800391f57cc2/benchmark_tables/MTEB(Turkish)_summary.csv",
				},
				{
					model: "Alibaba-NLP/gte-multilingual-base",
					score: 64.49,
					date: "2025-05",
					source:
						"https://github.com/selmanbaysan/mteb_tr/blob/7837a9576a3d09f08a86293f41e4800391f57cc2/benchmark_tables/MTEB(Turkish)_summary.csv",
				},
				{
					model: "intfloat/multilingual-e5-base",
					score: 64.26,
					date: "2025-05",
					source:
						"https://github.com/selmanbaysan/mteb_tr/blob/7837a9576a3d09f08a86293f41e4800391f57cc2/benchmark_tables/MTEB(Turkish)_summary.csv",
				},
				{
					model: "selmanbaysan/turkish_embedding_model_fine_tuned",
					score: 63.42,
					date: "2025-05",
					source:
						"https://github.com/selmanbaysan/mteb_tr/blob/7837a9576a3d09f08a86293f41e4800391f57cc2/benchmark_tables/MTEB(Turkish)_summary.csv",
				},
				{
					model: "intfloat/multilingual-e5-small",
					score: 62.53,
					date: "2025-05",
					source:
						"https://github.com/selmanbaysan/mteb_tr/blob/7837a9576a3d09f08a86293f41e4800391f57cc2/benchmark_tables/MTEB(Turkish)_summary.csv",
				},
				{
					model: "sentence-transformers/paraphrase-multilingual-mpnet-base-v2",
					score: 61.71,
					date: "2025-05",
					source:
						"https://github.com/selmanbaysan/mteb_tr/blob/7837a9576a3d09f08a86293f41e4800391f57cc2/benchmark_tables/MTEB(Turkish)_summary.csv",
				},
				{
					model: "selmanbaysan/turkish_embedding_model",
					score: 59.84,
					date: "2025-05",
					source:
						"https://github.com/selmanbaysan/mteb_tr/blob/7837a9576a3d09f08a86293f41e4800391f57cc2/benchmark_tables/MTEB(Turkish)_summary.csv",
				},
				{
					model: "sentence-transformers/paraphrase-multilingual-MiniLM-L12-v2",
					score: 58.94,
					date: "2025-05",
					source:
						"https://github.com/selmanbaysan/mteb_tr/blob/7837a9576a3d09f08a86293f41e4800391f57cc2/benchmark_tables/MTEB(Turkish)_summary.csv",
				},
				{
					model: "sentence-transformers/LaBSE",
					score: 57.6,
					date: "2025-05",
					source:
						"https://github.com/selmanbaysan/mteb_tr/blob/7837a9576a3d09f08a86293f41e4800391f57cc2/benchmark_tables/MTEB(Turkish)_summary.csv",
				},
				{
					model: "dbmdz/bert-base-turkish-uncased",
					score: 49.54,
					date: "2025-05",
					source:
						"https://github.com/selmanbaysan/mteb_tr/blob/7837a9576a3d09f08a86293f41e4800391f57cc2/benchmark_tables/MTEB(Turkish)_summary.csv",
				},
				{
					model: "fastText (tr vectors)",
					score: 46.93,
					date: "2025-05",
					source:
						"https://github.com/selmanbaysan/mteb_tr/blob/7837a9576a3d09f08a86293f41e4800391f57cc2/benchmark_tables/MTEB(Turkish)_summary.csv",
					languages: { tags: ["tr"] },
				},
				{
					model: "GloVe (tr vectors)",
					score: 41.37,
					date: "2025-05",
					source:
						"https://github.com/selmanbaysan/mteb_tr/blob/7837a9576a3d09f08a86293f41e4800391f57cc2/benchmark_tables/MTEB(Turkish)_summary.csv",
					languages: { tags: ["tr"] },
				},
				{
					model: "sentence-transformers/all-MiniLM-L12-v2",
					score: 38.65,
					date: "2025-05",
					source:
						"https://github.com/selmanbaysan/mteb_tr/blob/7837a9576a3d09f08a86293f41e4800391f57cc2/benchmark_tables/MTEB(Turkish)_summary.csv",
				},
				{
					model: "sentence-transformers/all-mpnet-base-v2",
					score: 37.62,
					date: "2025-05",
					source:
						"https://github.com/selmanbaysan/mteb_tr/blob/7837a9576a3d09f08a86293f41e4800391f57cc2/benchmark_tables/MTEB(Turkish)_summary.csv",
				},
				{
					model: "sentence-transformers/all-MiniLM-L6-v2",
					score: 37.06,
					date: "2025-05",
					source:
						"https://github.com/selmanbaysan/mteb_tr/blob/7837a9576a3d09f08a86293f41e4800391f57cc2/benchmark_tables/MTEB(Turkish)_summary.csv",
				},
			],
		},
	],
};
