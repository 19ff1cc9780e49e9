import type { TaskResults } from "../types/results.ts";

/** Published results of models for summarization. */
export const results: TaskResults = {
	caveat: {
		tr: "ROUGE ortak sözcükleri sayar; ekleri değişmiş doğru bir özet düşük, metinden kesilmiş bir cümle yüksek puan alabilir. Uydurulan bir ad bu sayıda görünmez. MLSUM satırları sınama kümesinin tümündedir; yinelenen haberler ayıklanınca puanlar bir puan kadar düşer. İki küme farklı uzunlukta özet istediğinden puanları birbirine bakarak okumayın.",
		en: "ROUGE counts shared words: a right summary with other suffixes may score low, a sentence cut from the text high. An invented name does not show in it. The rows of MLSUM are on its whole test set; without its repeated articles they are lower by about a point. The two sets ask for summaries of different length, so do not read the scores of one against the other.",
	},
	benchmarks: [
		{
			dataset: "MLSUM tr (test)",
			metric: "ROUGE-L",
			unit: "points",
			better: "higher",
			language: "tr",
			results: [
				{
					model: "mukayese/mt5-base-turkish-summarization",
					score: 39.92,
					date: "2022-03",
					source: "https://github.com/alisafaya/mukayese/blob/main/app/public/data/tasks/summarization.md",
				},
				{
					model: "mBART50 (Mukayese)",
					score: 39.21,
					date: "2022-03",
					languages: { tags: ["tr"] },
					parameters: 680_000_000,
					source: "https://github.com/alisafaya/mukayese/blob/main/app/public/data/tasks/summarization.md",
				},
				{
					model: "mT5-small (ozcangundes)",
					score: 37.06,
					date: "2022-03",
					languages: { tags: ["tr"] },
					source:
						"https://github.com/alisafaya/mukayese/blob/main/summarization/generated_predictions/ozcangundes-mt5-small/all_results.json",
				},
				{
					model: "mukayese/transformer-turkish-summarization",
					score: 35.54,
					date: "2022-03",
					source: "https://github.com/alisafaya/mukayese/blob/main/app/public/data/tasks/summarization.md",
				},
				{
					model: "M-BERT (Scialom et al.)",
					score: 32.9,
					date: "2020",
					languages: { tags: ["tr"] },
					source: "https://github.com/alisafaya/mukayese/blob/main/app/public/data/tasks/summarization.md",
				},
			],
		},
		{
			dataset: "XL-Sum tr",
			metric: "ROUGE-L",
			unit: "points",
			better: "higher",
			language: "tr",
			results: [
				{
					model: "csebuetnlp/mT5_multilingual_XLSum",
					score: 29.26,
					date: "2021-06",
					source:
						"https://github.com/csebuetnlp/xl-sum/blob/afcd803c8d7c98f3be60e9a7ce57fcbc3e729e8c/README.md",
				},
			],
		},
	],
};
