import type { TaskResults } from "../types/results.ts";

/** Published results of models for token-classification. */
export const results: TaskResults = {
	caveat: {
		tr: "WikiANN etiketleri Vikipedi bağlantılarından kendiliğinden çıkarılmıştır; ilk on model arasındaki yarım puanlık farklar tohumun oynattığından büyük değildir. Kodlayıcılar bu küme için ince ayarlanmıştır, indirdiğiniz hâlleriyle varlık bulmaz. Haber ve sözleşme dilinde sonuç düşer.",
		en: "The labels of WikiANN were derived from Wikipedia links, and the half points between the first ten are about what another seed moves. The encoders were fine-tuned for this set; as downloaded they find no entities. Results drop on news and contracts.",
	},
	benchmarks: [
		{
			dataset: "WikiANN tr",
			metric: "F1",
			unit: "percent",
			better: "higher",
			language: "tr",
			results: [
				{
					model: "dbmdz/convbert-base-turkish-cased",
					score: 93.93,
					date: "2024-12",
					source:
						"https://github.com/stefan-it/turkish-bert/blob/0ab49e288d07f0aa40bcc1c28b655c80c1350fee/README.md",
				},
				{
					model: "dbmdz/bert-base-turkish-128k-cased",
					score: 93.92,
					date: "2024-12",
					source:
						"https://github.com/stefan-it/turkish-bert/blob/0ab49e288d07f0aa40bcc1c28b655c80c1350fee/README.md",
				},
				{
					model: "stefan-it/bert5urk",
					score: 93.66,
					date: "2024-12",
					source:
						"https://github.com/stefan-it/turkish-bert/blob/0ab49e288d07f0aa40bcc1c28b655c80c1350fee/README.md",
				},
				{
					model: "dbmdz/electra-base-turkish-cased-discriminator",
					score: 93.6,
					date: "2024-12",
					source:
						"https://github.com/stefan-it/turkish-bert/blob/0ab49e288d07f0aa40bcc1c28b655c80c1350fee/README.md",
				},
				{
					model: "dbmdz/convbert-base-turkish-mc4-uncased",
					score: 93.58,
					date: "2024-12",
					source:
						"https://github.com/stefan-it/turkish-bert/blob/0ab49e288d07f0aa40bcc1c28b655c80c1350fee/README.md",
				},
				{
					model: "dbmdz/convbert-base-turkish-mc4-cased",
					score: 93.57,
					date: "2024-12",
					source:
						"https://github.com/stefan-it/turkish-bert/blob/0ab49e288d07f0aa40bcc1c28b655c80c1350fee/README.md",
				},
				{
					model: "dbmdz/electra-base-turkish-mc4-cased-discriminator",
					score: 93.42,
					date: "2024-12",
					source:
						"https://github.com/stefan-it/turkish-bert/blob/0ab49e288d07f0aa40bcc1c28b655c80c1350fee/README.md",
				},
				{
					model: "dbmdz/bert-base-turkish-128k-uncased",
					score: 93.29,
					date: "2024-12",
					source:
						"https://github.com/stefan-it/turkish-bert/blob/0ab49e288d07f0aa40bcc1c28b655c80c1350fee/README.md",
				},
				{
					model: "dbmdz/bert-base-turkish-cased",
					score: 93.26,
					date: "2024-12",
					source:
						"https://github.com/stefan-it/turkish-bert/blob/0ab49e288d07f0aa40bcc1c28b655c80c1350fee/README.md",
				},
				{
					model: "dbmdz/bert-base-turkish-uncased",
					score: 92.96,
					date: "2024-12",
					source:
						"https://github.com/stefan-it/turkish-bert/blob/0ab49e288d07f0aa40bcc1c28b655c80c1350fee/README.md",
				},
				{
					model: "dbmdz/electra-base-turkish-mc4-uncased-discriminator",
					score: 92.94,
					date: "2024-12",
					source:
						"https://github.com/stefan-it/turkish-bert/blob/0ab49e288d07f0aa40bcc1c28b655c80c1350fee/README.md",
				},
				{
					model: "savasy/bert-base-turkish-ner-cased",
					score: 92.47,
					date: "2020",
					source:
						"https://github.com/huggingface/transformers/blob/242005d762c470a657a8bfe3d728097d08950313/model_cards/savasy/bert-base-turkish-ner-cased/README.md",
				},
				{
					model: "dbmdz/distilbert-base-turkish-cased",
					score: 91.17,
					date: "2024-12",
					source:
						"https://github.com/stefan-it/turkish-bert/blob/0ab49e288d07f0aa40bcc1c28b655c80c1350fee/README.md",
				},
				{
					model: "dbmdz/electra-small-turkish-cased-discriminator",
					score: 91.07,
					date: "2024-12",
					source:
						"https://github.com/stefan-it/turkish-bert/blob/0ab49e288d07f0aa40bcc1c28b655c80c1350fee/README.md",
				},
			],
		},
		{
			dataset: "WikiANN tr (XTREME)",
			metric: "F1",
			unit: "percent",
			better: "higher",
			language: "tr",
			results: [
				{
					model: "google-bert/bert-base-multilingual-cased",
					score: 93.23,
					date: "2021-09",
					source:
						"https://github.com/stefan-it/turkish-bert/blob/0ab49e288d07f0aa40bcc1c28b655c80c1350fee/OLD_EVALUATIONS.md",
				},
				{
					model: "FacebookAI/xlm-roberta-base",
					score: 92.96,
					date: "2021-09",
					source:
						"https://github.com/stefan-it/turkish-bert/blob/0ab49e288d07f0aa40bcc1c28b655c80c1350fee/OLD_EVALUATIONS.md",
				},
			],
		},
	],
};
