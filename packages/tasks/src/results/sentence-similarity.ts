import type { TaskResults } from "../types/results.ts";

/** Published results of models for sentence-similarity. */
export const results: TaskResults = {
	caveat: {
		tr: "İnsanların verdiği puanla sıra uyumunu ölçer; iki cümlenin kaçta eşleşmiş sayılacağını söylemez, eşiği kendiniz bulursunuz. STS22 haber metinlerinin bütününü karşılaştırır, kısa cümlelerdeki sıra burada bozulur.",
		en: "It measures agreement in rank with people's scores; it does not say from which value on two sentences match, and that threshold is yours to find. STS22 compares whole news articles, and the order on short sentences does not hold there.",
	},
	benchmarks: [
		{
			dataset: "TR-MTEB STS",
			metric: "mean score",
			unit: "percent",
			better: "higher",
			language: "tr",
			results: [
				{
					model: "sentence-transformers/paraphrase-multilingual-mpnet-base-v2",
					score: 82.18,
					date: "2025-05",
					source:
						"https://github.com/selmanbaysan/mteb_tr/blob/7837a9576a3d09f08a86293f41e4800391f57cc2/benchmark_tables/MTEB(Turkish)_summary.csv",
				},
				{
					model: "intfloat/multilingual-e5-large-instruct",
					score: 81.23,
					date: "2025-05",
					source:
						"https://github.com/selmanbaysan/mteb_tr/blob/7837a9576a3d09f08a86293f41e4800391f57cc2/benchmark_tables/MTEB(Turkish)_summary.csv",
				},
				{
					model: "intfloat/multilingual-e5-large",
					score: 81.18,
					date: "2025-05",
					source:
						"https://github.com/selmanbaysan/mteb_tr/blob/7837a9576a3d09f08a86293f41e4800391f57cc2/benchmark_tables/MTEB(Turkish)_summary.csv",
				},
				{
					model: "Alibaba-NLP/gte-multilingual-base",
					score: 80.68,
					date: "2025-05",
					source:
						"https://github.com/selmanbaysan/mteb_tr/blob/7837a9576a3d09f08a86293f41e4800391f57cc2/benchmark_tables/MTEB(Turkish)_summary.csv",
				},
				{
					model: "selmanbaysan/turkish_embedding_model_fine_tuned",
					score: 78.44,
					date: "2025-05",
					source:
						"https://github.com/selmanbaysan/mteb_tr/blob/7837a9576a3d09f08a86293f41e4800391f57cc2/benchmark_tables/MTEB(Turkish)_summary.csv",
				},
				{
					model: "sentence-transformers/paraphrase-multilingual-MiniLM-L12-v2",
					score: 78.41,
					date: "2025-05",
					source:
						"https://github.com/selmanbaysan/mteb_tr/blob/7837a9576a3d09f08a86293f41e4800391f57cc2/benchmark_tables/MTEB(Turkish)_summary.csv",
				},
				{
					model: "intfloat/multilingual-e5-base",
					score: 78.37,
					date: "2025-05",
					source:
						"https://github.com/selmanbaysan/mteb_tr/blob/7837a9576a3d09f08a86293f41e4800391f57cc2/benchmark_tables/MTEB(Turkish)_summary.csv",
				},
				{
					model: "intfloat/multilingual-e5-small",
					score: 76.18,
					date: "2025-05",
					source:
						"https://github.com/selmanbaysan/mteb_tr/blob/7837a9576a3d09f08a86293f41e4800391f57cc2/benchmark_tables/MTEB(Turkish)_summary.csv",
				},
				{
					model: "selmanbaysan/turkish_embedding_model",
					score: 74.93,
					date: "2025-05",
					source:
						"https://github.com/selmanbaysan/mteb_tr/blob/7837a9576a3d09f08a86293f41e4800391f57cc2/benchmark_tables/MTEB(Turkish)_summary.csv",
				},
				{
					model: "sentence-transformers/LaBSE",
					score: 71.75,
					date: "2025-05",
					source:
						"https://github.com/selmanbaysan/mteb_tr/blob/7837a9576a3d09f08a86293f41e4800391f57cc2/benchmark_tables/MTEB(Turkish)_summary.csv",
				},
				{
					model: "openai/text-embedding-3-small",
					score: 70.85,
					date: "2025-05",
					source:
						"https://github.com/selmanbaysan/mteb_tr/blob/7837a9576a3d09f08a86293f41e4800391f57cc2/benchmark_tables/MTEB(Turkish)_summary.csv",
					isClosed: true,
				},
				{
					model: "dbmdz/bert-base-turkish-uncased",
					score: 56.74,
					date: "2025-05",
					source:
						"https://github.com/selmanbaysan/mteb_tr/blob/7837a9576a3d09f08a86293f41e4800391f57cc2/benchmark_tables/MTEB(Turkish)_summary.csv",
				},
				{
					model: "sentence-transformers/all-MiniLM-L12-v2",
					score: 52.78,
					date: "2025-05",
					source:
						"https://github.com/selmanbaysan/mteb_tr/blob/7837a9576a3d09f08a86293f41e4800391f57cc2/benchmark_tables/MTEB(Turkish)_summary.csv",
				},
				{
					model: "sentence-transformers/all-mpnet-base-v2",
					score: 50.21,
					date: "2025-05",
					source:
						"https://github.com/selmanbaysan/mteb_tr/blob/7837a9576a3d09f08a86293f41e4800391f57cc2/benchmark_tables/MTEB(Turkish)_summary.csv",
				},
				{
					model: "fastText (tr vectors)",
					score: 50.08,
					date: "2025-05",
					source:
						"https://github.com/selmanbaysan/mteb_tr/blob/7837a9576a3d09f08a86293f41e4800391f57cc2/benchmark_tables/MTEB(Turkish)_summary.csv",
					languages: { tags: ["tr"] },
				},
				{
					model: "sentence-transformers/all-MiniLM-L6-v2",
					score: 48.55,
					date: "2025-05",
					source:
						"https://github.com/selmanbaysan/mteb_tr/blob/7837a9576a3d09f08a86293f41e4800391f57cc2/benchmark_tables/MTEB(Turkish)_summary.csv",
				},
				{
					model: "GloVe (tr vectors)",
					score: 44.12,
					date: "2025-05",
					source:
						"https://github.com/selmanbaysan/mteb_tr/blob/7837a9576a3d09f08a86293f41e4800391f57cc2/benchmark_tables/MTEB(Turkish)_summary.csv",
					languages: { tags: ["tr"] },
				},
			],
		},
		{
			dataset: "STS22 tr",
			metric: "Spearman",
			unit: "percent",
			better: "higher",
			language: "tr",
			results: [
				{
					model: "Qwen/Qwen3-Embedding-0.6B",
					score: 72.48,
					date: "2026-08",
					source:
						"https://github.com/embeddings-benchmark/results/blob/f4cc6c8b365a3c779dbc708d6affe0b0355b2ddf/results/Qwen__Qwen3-Embedding-0.6B/b22da495047858cce924d27d76261e96be6febc0/STS22.v2.json",
				},
				{
					model: "BAAI/bge-m3",
					score: 69.82,
					date: "2026-08",
					source:
						"https://github.com/embeddings-benchmark/results/blob/f4cc6c8b365a3c779dbc708d6affe0b0355b2ddf/results/BAAI__bge-m3/5617a9f61b028005a4858fdac845db406aefb181/STS22.v2.json",
				},
				{
					model: "intfloat/multilingual-e5-large-instruct",
					score: 69.74,
					date: "2026-08",
					source:
						"https://github.com/embeddings-benchmark/results/blob/f4cc6c8b365a3c779dbc708d6affe0b0355b2ddf/results/intfloat__multilingual-e5-large-instruct/baa7be480a7de1539afce709c8f13f833a510e0a/STS22.v2.json",
				},
				{
					model: "google/embeddinggemma-300m",
					score: 69.47,
					date: "2026-08",
					source:
						"https://github.com/embeddings-benchmark/results/blob/f4cc6c8b365a3c779dbc708d6affe0b0355b2ddf/results/google__embeddinggemma-300m/64614b0b8b64f0c6c1e52b07e4e9a4e8fe4d2da2/STS22.v2.json",
				},
				{
					model: "Alibaba-NLP/gte-Qwen1.5-7B-instruct",
					score: 67.96,
					date: "2026-08",
					source:
						"https://github.com/embeddings-benchmark/results/blob/f4cc6c8b365a3c779dbc708d6affe0b0355b2ddf/results/Alibaba-NLP__gte-Qwen1.5-7B-instruct/07d27e5226328010336563bc1b564a5e3436a298/STS22.v2.json",
				},
				{
					model: "jinaai/jina-embeddings-v3",
					score: 67.63,
					date: "2026-08",
					source:
						"https://github.com/embeddings-benchmark/results/blob/f4cc6c8b365a3c779dbc708d6affe0b0355b2ddf/results/jinaai__jina-embeddings-v3/215a6e121fa0183376388ac6b1ae230326bfeaed/STS22.v2.json",
				},
				{
					model: "intfloat/multilingual-e5-small",
					score: 67.43,
					date: "2026-08",
					source:
						"https://github.com/embeddings-benchmark/results/blob/f4cc6c8b365a3c779dbc708d6affe0b0355b2ddf/results/intfloat__multilingual-e5-small/fd1525a9fd15316a2d503bf26ab031a61d056e98/STS22.v2.json",
				},
				{
					model: "Alibaba-NLP/gte-multilingual-base",
					score: 66.94,
					date: "2026-08",
					source:
						"https://github.com/embeddings-benchmark/results/blob/f4cc6c8b365a3c779dbc708d6affe0b0355b2ddf/results/Alibaba-NLP__gte-multilingual-base/7fc06782350c1a83f88b15dd4b38ef853d3b8503/STS22.v2.json",
				},
				{
					model: "intfloat/multilingual-e5-large",
					score: 65.99,
					date: "2026-08",
					source:
						"https://github.com/embeddings-benchmark/results/blob/f4cc6c8b365a3c779dbc708d6affe0b0355b2ddf/results/intfloat__multilingual-e5-large/4dc6d853a804b9c8886ede6dda8a073b7dc08a81/STS22.v2.json",
				},
				{
					model: "intfloat/multilingual-e5-base",
					score: 65.98,
					date: "2026-08",
					source:
						"https://github.com/embeddings-benchmark/results/blob/f4cc6c8b365a3c779dbc708d6affe0b0355b2ddf/results/intfloat__multilingual-e5-base/d13f1b27baf31030b7fd040960d60d909913633f/STS22.v2.json",
				},
				{
					model: "sentence-transformers/LaBSE",
					score: 60.53,
					date: "2026-08",
					source:
						"https://github.com/embeddings-benchmark/results/blob/f4cc6c8b365a3c779dbc708d6affe0b0355b2ddf/results/sentence-transformers__LaBSE/e34fab64a3011d2176c99545a93d5cbddc9a91b7/STS22.v2.json",
				},
				{
					model: "sentence-transformers/paraphrase-multilingual-mpnet-base-v2",
					score: 58.51,
					date: "2026-08",
					source:
						"https://github.com/embeddings-benchmark/results/blob/f4cc6c8b365a3c779dbc708d6affe0b0355b2ddf/results/sentence-transformers__paraphrase-multilingual-mpnet-base-v2/79f2382ceacceacdf38563d7c5d16b9ff8d725d6/STS22.v2.json",
				},
				{
					model: "sentence-transformers/paraphrase-multilingual-MiniLM-L12-v2",
					score: 55.24,
					date: "2026-08",
					source:
						"https://github.com/embeddings-benchmark/results/blob/f4cc6c8b365a3c779dbc708d6affe0b0355b2ddf/results/sentence-transformers__paraphrase-multilingual-MiniLM-L12-v2/bf3bf13ab40c3157080a7ab344c831b9ad18b5eb/STS22.v2.json",
				},
				{
					model: "thenlper/gte-large",
					score: 53.44,
					date: "2026-08",
					source:
						"https://github.com/embeddings-benchmark/results/blob/f4cc6c8b365a3c779dbc708d6affe0b0355b2ddf/results/thenlper__gte-large/4bef63f39fcc5e2d6b0aae83089f307af4970164/STS22.v2.json",
				},
				{
					model: "BAAI/bge-small-en-v1.5",
					score: 46.21,
					date: "2026-08",
					source:
						"https://github.com/embeddings-benchmark/results/blob/f4cc6c8b365a3c779dbc708d6affe0b0355b2ddf/results/BAAI__bge-small-en-v1.5/5c38ec7c405ec4b44b94cc5a9bb96e735b38267a/STS22.v2.json",
				},
				{
					model: "sentence-transformers/all-mpnet-base-v2",
					score: 31.08,
					date: "2026-08",
					source:
						"https://github.com/embeddings-benchmark/results/blob/f4cc6c8b365a3c779dbc708d6affe0b0355b2ddf/results/sentence-transformers__all-mpnet-base-v2/84f2bcc00d77236f9e89c8a360a00fb1139bf47d/STS22.v2.json",
				},
			],
		},
	],
};
