import type { TaskResults } from "../types/results.ts";

/** Published results of models for feature-extraction. */
export const results: TaskResults = {
	caveat: {
		tr: "TR-MTEB ortalaması, sınıflandırmadan aramaya yirmi altı görevi tek sayıya indirir; 2025 sonrasında çıkan modeller orada yoktur. MASSIVE, yardımcıya söylenen kısa komutların niyetini ölçer: gömmelerin üzerine küçük bir sınıflandırıcı eğitilir. Eğitiminde bu kümeyi gören model burada öne geçer. İşiniz aramaysa metin arama sayfasındaki tablo daha çok şey söyler. Ön ek isteyen modeller ön eksiz kullanılırsa bu puanlara ulaşmaz.",
		en: "The mean of TR-MTEB folds twenty-six tasks into one number, from classification to retrieval; models released after 2025 are not in it. MASSIVE measures the intent of short commands given to an assistant: a small classifier is trained on the embeddings. A model that saw this set in training gains from it here. If you search, the table on the page of text retrieval says more. Models that ask for a prefix do not reach these scores without it.",
	},
	benchmarks: [
		{
			dataset: "MASSIVE intent tr",
			metric: "accuracy",
			unit: "percent",
			better: "higher",
			language: "tr",
			results: [
				{
					model: "Gemini Embedding 001",
					score: 83.81,
					date: "2025-05",
					source:
						"https://github.com/embeddings-benchmark/results/blob/f4cc6c8b365a3c779dbc708d6affe0b0355b2ddf/results/google__gemini-embedding-001/1/MassiveIntentClassification.json",
					isClosed: true,
				},
				{
					model: "Qwen/Qwen3-Embedding-8B",
					score: 81.33,
					date: "2025-06",
					source:
						"https://github.com/embeddings-benchmark/results/blob/f4cc6c8b365a3c779dbc708d6affe0b0355b2ddf/results/Qwen__Qwen3-Embedding-8B/4e423935c619ae4df87b646a3ce949610c66241c/MassiveIntentClassification.json",
				},
				{
					model: "Qwen/Qwen3-Embedding-4B",
					score: 79.71,
					date: "2025-06",
					source:
						"https://github.com/embeddings-benchmark/results/blob/f4cc6c8b365a3c779dbc708d6affe0b0355b2ddf/results/Qwen__Qwen3-Embedding-4B/636cd9bf47d976946cdbb2b0c3ca0cb2f8eea5ff/MassiveIntentClassification.json",
				},
				{
					model: "google/embeddinggemma-300m",
					score: 74.13,
					date: "2025-09",
					source:
						"https://github.com/embeddings-benchmark/results/blob/f4cc6c8b365a3c779dbc708d6affe0b0355b2ddf/results/google__embeddinggemma-300m/64614b0b8b64f0c6c1e52b07e4e9a4e8fe4d2da2/MassiveIntentClassification.json",
				},
				{
					model: "jinaai/jina-embeddings-v3",
					score: 71.87,
					date: "2024-11",
					source:
						"https://github.com/embeddings-benchmark/results/blob/f4cc6c8b365a3c779dbc708d6affe0b0355b2ddf/results/jinaai__jina-embeddings-v3/215a6e121fa0183376388ac6b1ae230326bfeaed/MassiveIntentClassification.json",
				},
				{
					model: "microsoft/harrier-oss-v1-0.6b",
					score: 68.84,
					date: "2026-03",
					source:
						"https://github.com/embeddings-benchmark/results/blob/f4cc6c8b365a3c779dbc708d6affe0b0355b2ddf/results/microsoft__harrier-oss-v1-0.6b/f9b9dc8d367d443f2479d27aa5d8d2850c0774ee/MassiveIntentClassification.json",
				},
				{
					model: "text-embedding-3-large",
					score: 67.94,
					date: "2025-12",
					source:
						"https://github.com/embeddings-benchmark/results/blob/f4cc6c8b365a3c779dbc708d6affe0b0355b2ddf/results/openai__text-embedding-3-large/3/MassiveIntentClassification.json",
					isClosed: true,
				},
				{
					model: "Embed Multilingual v3",
					score: 67.24,
					date: "2025-12",
					source:
						"https://github.com/embeddings-benchmark/results/blob/f4cc6c8b365a3c779dbc708d6affe0b0355b2ddf/results/Cohere__Cohere-embed-multilingual-v3.0/1/MassiveIntentClassification.json",
					isClosed: true,
				},
				{
					model: "BAAI/bge-m3",
					score: 66.96,
					date: "2024-10",
					source:
						"https://github.com/embeddings-benchmark/results/blob/f4cc6c8b365a3c779dbc708d6affe0b0355b2ddf/results/BAAI__bge-m3/5617a9f61b028005a4858fdac845db406aefb181/MassiveIntentClassification.json",
				},
				{
					model: "intfloat/multilingual-e5-large-instruct",
					score: 66.3,
					date: "2024-08",
					source:
						"https://github.com/embeddings-benchmark/results/blob/f4cc6c8b365a3c779dbc708d6affe0b0355b2ddf/results/intfloat__multilingual-e5-large-instruct/baa7be480a7de1539afce709c8f13f833a510e0a/MassiveIntentClassification.json",
				},
				{
					model: "Qwen/Qwen3-Embedding-0.6B",
					score: 65.62,
					date: "2025-06",
					source:
						"https://github.com/embeddings-benchmark/results/blob/f4cc6c8b365a3c779dbc708d6affe0b0355b2ddf/results/Qwen__Qwen3-Embedding-0.6B/b22da495047858cce924d27d76261e96be6febc0/MassiveIntentClassification.json",
				},
				{
					model: "Snowflake/snowflake-arctic-embed-l-v2.0",
					score: 65.5,
					date: "2025-01",
					source:
						"https://github.com/embeddings-benchmark/results/blob/f4cc6c8b365a3c779dbc708d6affe0b0355b2ddf/results/Snowflake__snowflake-arctic-embed-l-v2.0/edc2df7b6c25794b340229ca082e7c78782e6374/MassiveIntentClassification.json",
				},
				{
					model: "intfloat/multilingual-e5-large",
					score: 64.73,
					date: "2025-05",
					source:
						"https://github.com/embeddings-benchmark/results/blob/f4cc6c8b365a3c779dbc708d6affe0b0355b2ddf/results/intfloat__multilingual-e5-large/ab10c1a7f42e74530fe7ae5be82e6d4f11a719eb/MassiveIntentClassification.json",
				},
				{
					model: "intfloat/multilingual-e5-base",
					score: 60.69,
					date: "2024-08",
					source:
						"https://github.com/embeddings-benchmark/results/blob/f4cc6c8b365a3c779dbc708d6affe0b0355b2ddf/results/intfloat__multilingual-e5-base/d13f1b27baf31030b7fd040960d60d909913633f/MassiveIntentClassification.json",
				},
				{
					model: "nomic-ai/nomic-embed-text-v2-moe",
					score: 60.39,
					date: "2026-08",
					source:
						"https://github.com/embeddings-benchmark/results/blob/f4cc6c8b365a3c779dbc708d6affe0b0355b2ddf/results/nomic-ai__nomic-embed-text-v2-moe/1066b6599d099fbb93dfcb64f9c37a7c9e503e85/MassiveIntentClassification.json",
				},
				{
					model: "voyage-3.5",
					score: 59.66,
					date: "2025-12",
					source:
						"https://github.com/embeddings-benchmark/results/blob/f4cc6c8b365a3c779dbc708d6affe0b0355b2ddf/results/voyageai__voyage-3.5/1/MassiveIntentClassification.json",
					isClosed: true,
				},
				{
					model: "openai/text-embedding-3-small",
					score: 56.52,
					date: "2025-12",
					source:
						"https://github.com/embeddings-benchmark/results/blob/f4cc6c8b365a3c779dbc708d6affe0b0355b2ddf/results/openai__text-embedding-3-small/3/MassiveIntentClassification.json",
					isClosed: true,
				},
				{
					model: "intfloat/multilingual-e5-small",
					score: 55.99,
					date: "2025-01",
					source:
						"https://github.com/embeddings-benchmark/results/blob/f4cc6c8b365a3c779dbc708d6affe0b0355b2ddf/results/intfloat__multilingual-e5-small/fd1525a9fd15316a2d503bf26ab031a61d056e98/MassiveIntentClassification.json",
				},
				{
					model: "ibm-granite/granite-embedding-311m-multilingual-r2",
					score: 53.7,
					date: "2026-05",
					source:
						"https://github.com/embeddings-benchmark/results/blob/f4cc6c8b365a3c779dbc708d6affe0b0355b2ddf/results/ibm-granite__granite-embedding-311m-multilingual-r2/dba7b0ee9d789f330fecfb85df57699f9e7d9c42/MassiveIntentClassification.json",
				},
			],
		},
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
