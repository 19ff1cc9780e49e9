import type { TaskResults } from "../types/results.ts";

/** Published results of models for question-answering. */
export const results: TaskResults = {
	caveat: {
		tr: "TQuAD soruları tek bir alandan, bilim tarihi metinlerinden sorulmuştur; doğru yanıt metinde hep vardır. Yanıtı bulunmayan sorularda modelin susup susmadığını bu sayı göstermez. XQuAD'daki on dört puanlık düşüş, alan değişince ne olduğunu anlatır.",
		en: "The questions of TQuAD come from one field, the history of science, and the answer is always in the text. The figure does not show whether a model stays silent where there is none. The fourteen points lost on XQuAD tell what another field does.",
	},
	benchmarks: [
		{
			dataset: "TQuAD",
			metric: "F1",
			unit: "percent",
			better: "higher",
			language: "tr",
			results: [
				{
					model: "BERTurk 128k cased fine-tuned on three Turkish sets (AybarsManav)",
					score: 80.42,
					date: "2022",
					source: "https://github.com/AybarsManav/BERT-base-Turkish-QA",
					languages: { tags: ["tr"] },
				},
				{
					model: "dbmdz/convbert-base-turkish-mc4-uncased",
					score: 78.63,
					date: "2021-09",
					source:
						"https://github.com/stefan-it/turkish-bert/blob/0ab49e288d07f0aa40bcc1c28b655c80c1350fee/OLD_EVALUATIONS.md",
				},
				{
					model: "dbmdz/bert-base-turkish-128k-cased",
					score: 78.21,
					date: "2021-09",
					source:
						"https://github.com/stefan-it/turkish-bert/blob/0ab49e288d07f0aa40bcc1c28b655c80c1350fee/OLD_EVALUATIONS.md",
				},
				{
					model: "dbmdz/electra-base-turkish-mc4-cased-discriminator",
					score: 78.17,
					date: "2021-09",
					source:
						"https://github.com/stefan-it/turkish-bert/blob/0ab49e288d07f0aa40bcc1c28b655c80c1350fee/OLD_EVALUATIONS.md",
				},
				{
					model: "dbmdz/convbert-base-turkish-mc4-cased",
					score: 78.06,
					date: "2021-09",
					source:
						"https://github.com/stefan-it/turkish-bert/blob/0ab49e288d07f0aa40bcc1c28b655c80c1350fee/OLD_EVALUATIONS.md",
				},
				{
					model: "dbmdz/electra-base-turkish-cased-discriminator",
					score: 77.7,
					date: "2021-09",
					source:
						"https://github.com/stefan-it/turkish-bert/blob/0ab49e288d07f0aa40bcc1c28b655c80c1350fee/OLD_EVALUATIONS.md",
				},
				{
					model: "dbmdz/convbert-base-turkish-cased",
					score: 77.64,
					date: "2021-09",
					source:
						"https://github.com/stefan-it/turkish-bert/blob/0ab49e288d07f0aa40bcc1c28b655c80c1350fee/OLD_EVALUATIONS.md",
				},
				{
					model: "dbmdz/bert-base-turkish-128k-uncased",
					score: 77.24,
					date: "2021-09",
					source:
						"https://github.com/stefan-it/turkish-bert/blob/0ab49e288d07f0aa40bcc1c28b655c80c1350fee/OLD_EVALUATIONS.md",
				},
				{
					model: "dbmdz/electra-base-turkish-mc4-uncased-discriminator",
					score: 76.88,
					date: "2021-09",
					source:
						"https://github.com/stefan-it/turkish-bert/blob/0ab49e288d07f0aa40bcc1c28b655c80c1350fee/OLD_EVALUATIONS.md",
				},
				{
					model: "FacebookAI/xlm-roberta-base",
					score: 76.8,
					date: "2021-09",
					source:
						"https://github.com/stefan-it/turkish-bert/blob/0ab49e288d07f0aa40bcc1c28b655c80c1350fee/OLD_EVALUATIONS.md",
				},
				{
					model: "dbmdz/bert-base-turkish-cased",
					score: 76.7,
					date: "2021-09",
					source:
						"https://github.com/stefan-it/turkish-bert/blob/0ab49e288d07f0aa40bcc1c28b655c80c1350fee/OLD_EVALUATIONS.md",
				},
				{
					model: "dbmdz/bert-base-turkish-uncased",
					score: 76.22,
					date: "2021-09",
					source:
						"https://github.com/stefan-it/turkish-bert/blob/0ab49e288d07f0aa40bcc1c28b655c80c1350fee/OLD_EVALUATIONS.md",
				},
				{
					model: "google-bert/bert-base-multilingual-cased",
					score: 75.2,
					date: "2021-09",
					source:
						"https://github.com/stefan-it/turkish-bert/blob/0ab49e288d07f0aa40bcc1c28b655c80c1350fee/OLD_EVALUATIONS.md",
				},
				{
					model: "dbmdz/distilbert-base-turkish-cased",
					score: 62.56,
					date: "2021-09",
					source:
						"https://github.com/stefan-it/turkish-bert/blob/0ab49e288d07f0aa40bcc1c28b655c80c1350fee/OLD_EVALUATIONS.md",
				},
				{
					model: "dbmdz/electra-small-turkish-cased-discriminator",
					score: 57.79,
					date: "2021-09",
					source:
						"https://github.com/stefan-it/turkish-bert/blob/0ab49e288d07f0aa40bcc1c28b655c80c1350fee/OLD_EVALUATIONS.md",
				},
			],
		},
		{
			dataset: "XQuAD tr",
			metric: "F1",
			unit: "percent",
			better: "higher",
			language: "tr",
			results: [
				{
					model: "BERTurk 128k cased fine-tuned on three Turkish sets (AybarsManav)",
					score: 66.37,
					date: "2022",
					source: "https://github.com/AybarsManav/BERT-base-Turkish-QA",
					languages: { tags: ["tr"] },
				},
			],
		},
	],
};
