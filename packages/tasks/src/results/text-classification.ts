import type { TaskResults } from "../types/results.ts";

/** Published results of models for text-classification. */
export const results: TaskResults = {
	caveat: {
		tr: "Duygu sonuçları film ve ürün yorumlarından gelir: gömme vektörünün üstüne basit bir sınıflandırıcı konarak ölçülmüştür, kartında duygu etiketi veren bir modelin kendisi değil. Alay, bölge ağzı ve birkaç duyguyu birden taşıyan yorumlar bu kümelerde azdır; küfür kümesindeki sıra duygu için geçerli değildir.",
		en: "The sentiment figures come from film and product reviews: a simple classifier on top of an embedding was measured, not a model that gives labels itself. Irony, regional speech and mixed feelings are rare in these sets, and the order on the offensive-language set does not carry over to sentiment.",
	},
	benchmarks: [
		{
			dataset: "Turkish Movie Sentiment",
			metric: "accuracy",
			unit: "percent",
			better: "higher",
			language: "tr",
			results: [
				{
					model: "intfloat/multilingual-e5-large-instruct",
					score: 88.42,
					date: "2026-08",
					source:
						"https://github.com/embeddings-benchmark/results/blob/f4cc6c8b365a3c779dbc708d6affe0b0355b2ddf/results/intfloat__multilingual-e5-large-instruct/baa7be480a7de1539afce709c8f13f833a510e0a/TurkishMovieSentimentClassification.json",
				},
				{
					model: "intfloat/multilingual-e5-large",
					score: 83.64,
					date: "2026-08",
					source:
						"https://github.com/embeddings-benchmark/results/blob/f4cc6c8b365a3c779dbc708d6affe0b0355b2ddf/results/intfloat__multilingual-e5-large/4dc6d853a804b9c8886ede6dda8a073b7dc08a81/TurkishMovieSentimentClassification.json",
				},
				{
					model: "sentence-transformers/paraphrase-multilingual-mpnet-base-v2",
					score: 75.94,
					date: "2026-08",
					source:
						"https://github.com/embeddings-benchmark/results/blob/f4cc6c8b365a3c779dbc708d6affe0b0355b2ddf/results/sentence-transformers__paraphrase-multilingual-mpnet-base-v2/79f2382ceacceacdf38563d7c5d16b9ff8d725d6/TurkishMovieSentimentClassification.json",
				},
				{
					model: "intfloat/multilingual-e5-base",
					score: 72.63,
					date: "2026-08",
					source:
						"https://github.com/embeddings-benchmark/results/blob/f4cc6c8b365a3c779dbc708d6affe0b0355b2ddf/results/intfloat__multilingual-e5-base/d13f1b27baf31030b7fd040960d60d909913633f/TurkishMovieSentimentClassification.json",
				},
				{
					model: "sentence-transformers/paraphrase-multilingual-MiniLM-L12-v2",
					score: 70.02,
					date: "2026-08",
					source:
						"https://github.com/embeddings-benchmark/results/blob/f4cc6c8b365a3c779dbc708d6affe0b0355b2ddf/results/sentence-transformers__paraphrase-multilingual-MiniLM-L12-v2/bf3bf13ab40c3157080a7ab344c831b9ad18b5eb/TurkishMovieSentimentClassification.json",
				},
				{
					model: "intfloat/multilingual-e5-small",
					score: 68.78,
					date: "2026-08",
					source:
						"https://github.com/embeddings-benchmark/results/blob/f4cc6c8b365a3c779dbc708d6affe0b0355b2ddf/results/intfloat__multilingual-e5-small/e4ce9877abf3edfe10b0d82785e83bdcb973e22e/TurkishMovieSentimentClassification.json",
				},
				{
					model: "sentence-transformers/LaBSE",
					score: 66.94,
					date: "2026-08",
					source:
						"https://github.com/embeddings-benchmark/results/blob/f4cc6c8b365a3c779dbc708d6affe0b0355b2ddf/results/sentence-transformers__LaBSE/e34fab64a3011d2176c99545a93d5cbddc9a91b7/TurkishMovieSentimentClassification.json",
				},
				{
					model: "sentence-transformers/all-mpnet-base-v2",
					score: 54.73,
					date: "2026-08",
					source:
						"https://github.com/embeddings-benchmark/results/blob/f4cc6c8b365a3c779dbc708d6affe0b0355b2ddf/results/sentence-transformers__all-mpnet-base-v2/84f2bcc00d77236f9e89c8a360a00fb1139bf47d/TurkishMovieSentimentClassification.json",
				},
			],
		},
		{
			dataset: "Turkish Product Sentiment",
			metric: "accuracy",
			unit: "percent",
			better: "higher",
			language: "tr",
			results: [
				{
					model: "intfloat/multilingual-e5-large-instruct",
					score: 68.6,
					date: "2026-08",
					source:
						"https://github.com/embeddings-benchmark/results/blob/f4cc6c8b365a3c779dbc708d6affe0b0355b2ddf/results/intfloat__multilingual-e5-large-instruct/baa7be480a7de1539afce709c8f13f833a510e0a/TurkishProductSentimentClassification.json",
				},
				{
					model: "intfloat/multilingual-e5-large",
					score: 65.74,
					date: "2026-08",
					source:
						"https://github.com/embeddings-benchmark/results/blob/f4cc6c8b365a3c779dbc708d6affe0b0355b2ddf/results/intfloat__multilingual-e5-large/4dc6d853a804b9c8886ede6dda8a073b7dc08a81/TurkishProductSentimentClassification.json",
				},
				{
					model: "intfloat/multilingual-e5-base",
					score: 63.35,
					date: "2026-08",
					source:
						"https://github.com/embeddings-benchmark/results/blob/f4cc6c8b365a3c779dbc708d6affe0b0355b2ddf/results/intfloat__multilingual-e5-base/d13f1b27baf31030b7fd040960d60d909913633f/TurkishProductSentimentClassification.json",
				},
				{
					model: "sentence-transformers/paraphrase-multilingual-mpnet-base-v2",
					score: 62.29,
					date: "2026-08",
					source:
						"https://github.com/embeddings-benchmark/results/blob/f4cc6c8b365a3c779dbc708d6affe0b0355b2ddf/results/sentence-transformers__paraphrase-multilingual-mpnet-base-v2/79f2382ceacceacdf38563d7c5d16b9ff8d725d6/TurkishProductSentimentClassification.json",
				},
				{
					model: "intfloat/multilingual-e5-small",
					score: 59.8,
					date: "2026-08",
					source:
						"https://github.com/embeddings-benchmark/results/blob/f4cc6c8b365a3c779dbc708d6affe0b0355b2ddf/results/intfloat__multilingual-e5-small/e4ce9877abf3edfe10b0d82785e83bdcb973e22e/TurkishProductSentimentClassification.json",
				},
				{
					model: "sentence-transformers/LaBSE",
					score: 59.29,
					date: "2026-08",
					source:
						"https://github.com/embeddings-benchmark/results/blob/f4cc6c8b365a3c779dbc708d6affe0b0355b2ddf/results/sentence-transformers__LaBSE/e34fab64a3011d2176c99545a93d5cbddc9a91b7/TurkishProductSentimentClassification.json",
				},
				{
					model: "sentence-transformers/paraphrase-multilingual-MiniLM-L12-v2",
					score: 59.27,
					date: "2026-08",
					source:
						"https://github.com/embeddings-benchmark/results/blob/f4cc6c8b365a3c779dbc708d6affe0b0355b2ddf/results/sentence-transformers__paraphrase-multilingual-MiniLM-L12-v2/bf3bf13ab40c3157080a7ab344c831b9ad18b5eb/TurkishProductSentimentClassification.json",
				},
				{
					model: "sentence-transformers/all-mpnet-base-v2",
					score: 52.0,
					date: "2026-08",
					source:
						"https://github.com/embeddings-benchmark/results/blob/f4cc6c8b365a3c779dbc708d6affe0b0355b2ddf/results/sentence-transformers__all-mpnet-base-v2/84f2bcc00d77236f9e89c8a360a00fb1139bf47d/TurkishProductSentimentClassification.json",
				},
			],
		},
		{
			dataset: "OffensEval-TR 2020",
			metric: "macro F1",
			unit: "percent",
			better: "higher",
			language: "tr",
			results: [
				{
					model: "stefan-it/bert5urk",
					score: 82.78,
					date: "2024-12",
					source:
						"https://github.com/stefan-it/turkish-bert/blob/0ab49e288d07f0aa40bcc1c28b655c80c1350fee/README.md",
				},
				{
					model: "dbmdz/convbert-base-turkish-cased",
					score: 82.29,
					date: "2024-12",
					source:
						"https://github.com/stefan-it/turkish-bert/blob/0ab49e288d07f0aa40bcc1c28b655c80c1350fee/README.md",
				},
				{
					model: "dbmdz/bert-base-turkish-128k-uncased",
					score: 82.16,
					date: "2024-12",
					source:
						"https://github.com/stefan-it/turkish-bert/blob/0ab49e288d07f0aa40bcc1c28b655c80c1350fee/README.md",
				},
				{
					model: "dbmdz/electra-base-turkish-mc4-cased-discriminator",
					score: 82.14,
					date: "2024-12",
					source:
						"https://github.com/stefan-it/turkish-bert/blob/0ab49e288d07f0aa40bcc1c28b655c80c1350fee/README.md",
				},
				{
					model: "dbmdz/convbert-base-turkish-mc4-cased",
					score: 82.1,
					date: "2024-12",
					source:
						"https://github.com/stefan-it/turkish-bert/blob/0ab49e288d07f0aa40bcc1c28b655c80c1350fee/README.md",
				},
				{
					model: "dbmdz/convbert-base-turkish-mc4-uncased",
					score: 81.81,
					date: "2024-12",
					source:
						"https://github.com/stefan-it/turkish-bert/blob/0ab49e288d07f0aa40bcc1c28b655c80c1350fee/README.md",
				},
				{
					model: "dbmdz/bert-base-turkish-128k-cased",
					score: 81.72,
					date: "2024-12",
					source:
						"https://github.com/stefan-it/turkish-bert/blob/0ab49e288d07f0aa40bcc1c28b655c80c1350fee/README.md",
				},
				{
					model: "dbmdz/electra-base-turkish-cased-discriminator",
					score: 81.69,
					date: "2024-12",
					source:
						"https://github.com/stefan-it/turkish-bert/blob/0ab49e288d07f0aa40bcc1c28b655c80c1350fee/README.md",
				},
				{
					model: "dbmdz/bert-base-turkish-uncased",
					score: 81.68,
					date: "2024-12",
					source:
						"https://github.com/stefan-it/turkish-bert/blob/0ab49e288d07f0aa40bcc1c28b655c80c1350fee/README.md",
				},
				{
					model: "dbmdz/electra-base-turkish-mc4-uncased-discriminator",
					score: 81.52,
					date: "2024-12",
					source:
						"https://github.com/stefan-it/turkish-bert/blob/0ab49e288d07f0aa40bcc1c28b655c80c1350fee/README.md",
				},
				{
					model: "dbmdz/bert-base-turkish-cased",
					score: 80.65,
					date: "2024-12",
					source:
						"https://github.com/stefan-it/turkish-bert/blob/0ab49e288d07f0aa40bcc1c28b655c80c1350fee/README.md",
				},
				{
					model: "dbmdz/electra-small-turkish-cased-discriminator",
					score: 79.89,
					date: "2024-12",
					source:
						"https://github.com/stefan-it/turkish-bert/blob/0ab49e288d07f0aa40bcc1c28b655c80c1350fee/README.md",
				},
				{
					model: "dbmdz/distilbert-base-turkish-cased",
					score: 79.12,
					date: "2024-12",
					source:
						"https://github.com/stefan-it/turkish-bert/blob/0ab49e288d07f0aa40bcc1c28b655c80c1350fee/README.md",
				},
			],
		},
	],
};
