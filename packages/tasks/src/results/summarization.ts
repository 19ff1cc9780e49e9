import type { TaskResults } from "../results.ts";

/** Published results of models for summarization. */
export const results: TaskResults = {
	caveat: {
		tr: "ROUGE ortak sözcükleri sayar; ekleri değişmiş doğru bir özet düşük, metinden kesilmiş bir cümle yüksek puan alabilir. Uydurulan bir ad bu sayıda görünmez. İki küme farklı uzunlukta özet istediğinden puanları birbirine bakarak okumayın.",
		en: "ROUGE counts shared words: a right summary with other suffixes may score low, a sentence cut from the text high. An invented name does not show in it. The two sets ask for summaries of different length, so do not read the scores of one against the other.",
	},
	benchmarks: [
		{
			dataset: "MLSUM tr",
			metric: "ROUGE-L",
			unit: "points",
			better: "higher",
			language: "tr",
			results: [
				{
					model: "mukayese/mt5-base-turkish-summarization",
					score: 42.25,
					date: "2022-03",
					source: "https://huggingface.co/mukayese/mt5-base-turkish-summarization/raw/main/README.md",
				},
				{
					model: "mukayese/transformer-turkish-summarization",
					score: 38.2,
					date: "2022-03",
					source: "https://huggingface.co/mukayese/transformer-turkish-summarization/raw/main/README.md",
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
