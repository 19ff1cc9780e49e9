import type { TaskResults } from "../types/results.ts";

/** Published results of models for text-retrieval. */
export const results: TaskResults = {
	caveat: {
		tr: "Belebele'de sorular az sayıda kısa parça arasında aranır; puanı doksanı geçen modelleri birbirinden ayırmaya yetmez. TR-MTEB kümelerinin bir bölümü İngilizceden çevrilmiştir, kelimesi kelimesine benzeyen parçalar aramayı kolaylaştırır. Puan, sözcük aramasıyla birlikte kullanıldığında ne olacağını göstermez; çoğu uygulamada ikisi birlikte daha iyi sonuç verir. Sayılar hız ve dizin boyutunu içermez.",
		en: "In Belebele, questions look for their passage among a few short ones; it does not tell models apart that score above ninety. Some of the sets of TR-MTEB were translated from English, and passages that share words make search easier. The score does not show what happens together with keyword search, which most applications should add. Speed and the size of the index are not in it.",
	},
	benchmarks: [
		{
			dataset: "Belebele Retrieval tr",
			metric: "nDCG@10",
			unit: "percent",
			better: "higher",
			language: "tr",
			results: [
				{
					model: "Qwen/Qwen3-Embedding-8B",
					score: 98.04,
					date: "2025-06",
					source:
						"https://github.com/embeddings-benchmark/results/blob/f4cc6c8b365a3c779dbc708d6affe0b0355b2ddf/results/Qwen__Qwen3-Embedding-8B/4e423935c619ae4df87b646a3ce949610c66241c/BelebeleRetrieval.json",
				},
				{
					model: "Gemini Embedding 001",
					score: 96.48,
					date: "2025-05",
					source:
						"https://github.com/embeddings-benchmark/results/blob/f4cc6c8b365a3c779dbc708d6affe0b0355b2ddf/results/google__gemini-embedding-001/1/BelebeleRetrieval.json",
					isClosed: true,
				},
				{
					model: "intfloat/multilingual-e5-large",
					score: 94.56,
					date: "2025-05",
					source:
						"https://github.com/embeddings-benchmark/results/blob/f4cc6c8b365a3c779dbc708d6affe0b0355b2ddf/results/intfloat__multilingual-e5-large/ab10c1a7f42e74530fe7ae5be82e6d4f11a719eb/BelebeleRetrieval.json",
				},
				{
					model: "Embed Multilingual v3",
					score: 94.07,
					date: "2025-01",
					source:
						"https://github.com/embeddings-benchmark/results/blob/f4cc6c8b365a3c779dbc708d6affe0b0355b2ddf/results/Cohere__Cohere-embed-multilingual-v3.0/1/BelebeleRetrieval.json",
					isClosed: true,
				},
				{
					model: "intfloat/multilingual-e5-large-instruct",
					score: 93.75,
					date: "2024-08",
					source:
						"https://github.com/embeddings-benchmark/results/blob/f4cc6c8b365a3c779dbc708d6affe0b0355b2ddf/results/intfloat__multilingual-e5-large-instruct/baa7be480a7de1539afce709c8f13f833a510e0a/BelebeleRetrieval.json",
				},
				{
					model: "voyage-3.5",
					score: 93.59,
					date: "2025-09",
					source:
						"https://github.com/embeddings-benchmark/results/blob/f4cc6c8b365a3c779dbc708d6affe0b0355b2ddf/results/voyageai__voyage-3.5/1/BelebeleRetrieval.json",
					isClosed: true,
				},
				{
					model: "Qwen/Qwen3-Embedding-4B",
					score: 93.48,
					date: "2025-06",
					source:
						"https://github.com/embeddings-benchmark/results/blob/f4cc6c8b365a3c779dbc708d6affe0b0355b2ddf/results/Qwen__Qwen3-Embedding-4B/636cd9bf47d976946cdbb2b0c3ca0cb2f8eea5ff/BelebeleRetrieval.json",
				},
				{
					model: "BAAI/bge-m3",
					score: 93.27,
					date: "2024-10",
					source:
						"https://github.com/embeddings-benchmark/results/blob/f4cc6c8b365a3c779dbc708d6affe0b0355b2ddf/results/BAAI__bge-m3/5617a9f61b028005a4858fdac845db406aefb181/BelebeleRetrieval.json",
				},
				{
					model: "jinaai/jina-embeddings-v5-text-small",
					score: 92.98,
					date: "2026-02",
					source:
						"https://github.com/embeddings-benchmark/results/blob/f4cc6c8b365a3c779dbc708d6affe0b0355b2ddf/results/jinaai__jina-embeddings-v5-text-small/46ed7da5b47e4bca710b756313fafaf4110c6bd1/BelebeleRetrieval.json",
				},
				{
					model: "nomic-ai/nomic-embed-text-v2-moe",
					score: 92.86,
					date: "2026-08",
					source:
						"https://github.com/embeddings-benchmark/results/blob/f4cc6c8b365a3c779dbc708d6affe0b0355b2ddf/results/nomic-ai__nomic-embed-text-v2-moe/1066b6599d099fbb93dfcb64f9c37a7c9e503e85/BelebeleRetrieval.json",
				},
				{
					model: "intfloat/multilingual-e5-base",
					score: 92.38,
					date: "2024-08",
					source:
						"https://github.com/embeddings-benchmark/results/blob/f4cc6c8b365a3c779dbc708d6affe0b0355b2ddf/results/intfloat__multilingual-e5-base/d13f1b27baf31030b7fd040960d60d909913633f/BelebeleRetrieval.json",
				},
				{
					model: "jinaai/jina-embeddings-v3",
					score: 92.34,
					date: "2024-11",
					source:
						"https://github.com/embeddings-benchmark/results/blob/f4cc6c8b365a3c779dbc708d6affe0b0355b2ddf/results/jinaai__jina-embeddings-v3/215a6e121fa0183376388ac6b1ae230326bfeaed/BelebeleRetrieval.json",
				},
				{
					model: "Snowflake/snowflake-arctic-embed-l-v2.0",
					score: 92.28,
					date: "2025-01",
					source:
						"https://github.com/embeddings-benchmark/results/blob/f4cc6c8b365a3c779dbc708d6affe0b0355b2ddf/results/Snowflake__snowflake-arctic-embed-l-v2.0/edc2df7b6c25794b340229ca082e7c78782e6374/BelebeleRetrieval.json",
				},
				{
					model: "text-embedding-3-large",
					score: 91.87,
					date: "2024-11",
					source:
						"https://github.com/embeddings-benchmark/results/blob/f4cc6c8b365a3c779dbc708d6affe0b0355b2ddf/results/openai__text-embedding-3-large/1/BelebeleRetrieval.json",
					isClosed: true,
				},
				{
					model: "google/embeddinggemma-300m",
					score: 90.87,
					date: "2025-09",
					source:
						"https://github.com/embeddings-benchmark/results/blob/f4cc6c8b365a3c779dbc708d6affe0b0355b2ddf/results/google__embeddinggemma-300m/64614b0b8b64f0c6c1e52b07e4e9a4e8fe4d2da2/BelebeleRetrieval.json",
				},
				{
					model: "intfloat/multilingual-e5-small",
					score: 90.45,
					date: "2025-05",
					source:
						"https://github.com/embeddings-benchmark/results/blob/f4cc6c8b365a3c779dbc708d6affe0b0355b2ddf/results/intfloat__multilingual-e5-small/fd1525a9fd15316a2d503bf26ab031a61d056e98/BelebeleRetrieval.json",
				},
				{
					model: "codefuse-ai/F2LLM-v2-0.6B",
					score: 89.02,
					date: "2026-03",
					source:
						"https://github.com/embeddings-benchmark/results/blob/f4cc6c8b365a3c779dbc708d6affe0b0355b2ddf/results/codefuse-ai__F2LLM-v2-0.6B/54b4e2dc74e01be7126d4cf5f016af6b21edc563/BelebeleRetrieval.json",
				},
				{
					model: "microsoft/harrier-oss-v1-0.6b",
					score: 88.87,
					date: "2026-03",
					source:
						"https://github.com/embeddings-benchmark/results/blob/f4cc6c8b365a3c779dbc708d6affe0b0355b2ddf/results/microsoft__harrier-oss-v1-0.6b/f9b9dc8d367d443f2479d27aa5d8d2850c0774ee/BelebeleRetrieval.json",
				},
				{
					model: "Qwen/Qwen3-Embedding-0.6B",
					score: 87.69,
					date: "2025-06",
					source:
						"https://github.com/embeddings-benchmark/results/blob/f4cc6c8b365a3c779dbc708d6affe0b0355b2ddf/results/Qwen__Qwen3-Embedding-0.6B/b22da495047858cce924d27d76261e96be6febc0/BelebeleRetrieval.json",
				},
				{
					model: "ibm-granite/granite-embedding-311m-multilingual-r2",
					score: 87.61,
					date: "2026-05",
					source:
						"https://github.com/embeddings-benchmark/results/blob/f4cc6c8b365a3c779dbc708d6affe0b0355b2ddf/results/ibm-granite__granite-embedding-311m-multilingual-r2/dba7b0ee9d789f330fecfb85df57699f9e7d9c42/BelebeleRetrieval.json",
				},
				{
					model: "openai/text-embedding-3-small",
					score: 84.99,
					date: "2024-11",
					source:
						"https://github.com/embeddings-benchmark/results/blob/f4cc6c8b365a3c779dbc708d6affe0b0355b2ddf/results/openai__text-embedding-3-small/1/BelebeleRetrieval.json",
					isClosed: true,
				},
				{
					model: "sentence-transformers/paraphrase-multilingual-mpnet-base-v2",
					score: 82.71,
					date: "2024-08",
					source:
						"https://github.com/embeddings-benchmark/results/blob/f4cc6c8b365a3c779dbc708d6affe0b0355b2ddf/results/sentence-transformers__paraphrase-multilingual-mpnet-base-v2/79f2382ceacceacdf38563d7c5d16b9ff8d725d6/BelebeleRetrieval.json",
				},
				{
					model: "sentence-transformers/LaBSE",
					score: 72.55,
					date: "2024-08",
					source:
						"https://github.com/embeddings-benchmark/results/blob/f4cc6c8b365a3c779dbc708d6affe0b0355b2ddf/results/sentence-transformers__LaBSE/e34fab64a3011d2176c99545a93d5cbddc9a91b7/BelebeleRetrieval.json",
				},
			],
		},
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
