import type { TaskResults } from "../types/results.ts";

/** Published results of models for translation. */
export const results: TaskResults = {
	caveat: {
		tr: "BLEU ve chrF tek bir referans çeviriye benzerliği ölçer; hitap (sen ya da siz), terim tutarlığı ve uzun metinde akıcılık bu sayılarda yoktur. Tatoeba kısa gündelik cümlelerden oluştuğu için puanları yüksektir. Farklı kümelerin BLEU değerleri karşılaştırılamaz.",
		en: "BLEU and chrF measure likeness to one reference; form of address, terms that stay the same and flow in long texts are not in them. Tatoeba scores high because its sentences are short and everyday. BLEU of different sets cannot be compared.",
	},
	benchmarks: [
		{
			dataset: "FLORES-101 en→tr",
			metric: "BLEU",
			unit: "points",
			better: "higher",
			language: "tr",
			results: [
				{
					model: "Helsinki-NLP/opus-mt-tc-big-en-tr",
					score: 31.4,
					date: "2022",
					source:
						"https://huggingface.co/Helsinki-NLP/opus-mt-tc-big-en-tr/blob/07b3aac86a02597fec8f3883c03c50bc6cef272c/benchmark_results.txt",
				},
			],
		},
		{
			dataset: "FLORES-101 tr→en",
			metric: "BLEU",
			unit: "points",
			better: "higher",
			language: "tr",
			results: [
				{
					model: "Helsinki-NLP/opus-mt-tc-big-tr-en",
					score: 37.6,
					date: "2022",
					source:
						"https://huggingface.co/Helsinki-NLP/opus-mt-tc-big-tr-en/blob/39eef45d6364eb9b8c0830d75d94c43b021c0a3e/benchmark_results.txt",
				},
			],
		},
		{
			dataset: "FLORES-200 en→tr",
			metric: "chrF",
			unit: "points",
			better: "higher",
			language: "tr",
			results: [
				{
					model: "Helsinki-NLP/opus-mt-tc-big-en-tr",
					score: 62.83,
					date: "2023",
					source:
						"https://github.com/Helsinki-NLP/OPUS-MT-leaderboard/blob/66bdb4419add9bdaafd06078f15453246f85441b/scores/eng-tur/flores200-devtest/chrf-scores.txt",
				},
				{
					model: "eng-tur opus+bt-2021-04-10 (OPUS-MT)",
					score: 59.69,
					date: "2023",
					source:
						"https://github.com/Helsinki-NLP/OPUS-MT-leaderboard/blob/66bdb4419add9bdaafd06078f15453246f85441b/scores/eng-tur/flores200-devtest/chrf-scores.txt",
				},
				{
					model: "facebook/nllb-200-distilled-1.3B",
					score: 58.08,
					date: "2023",
					source:
						"https://github.com/Helsinki-NLP/External-MT-leaderboard/blob/21276f1cbf8d90e2992742317bf5ae1d2c0bbc13/scores/eng-tur/flores200-devtest/chrf-scores.txt",
				},
				{
					model: "facebook/nllb-200-3.3B",
					score: 58.04,
					date: "2023",
					source:
						"https://github.com/Helsinki-NLP/External-MT-leaderboard/blob/21276f1cbf8d90e2992742317bf5ae1d2c0bbc13/scores/eng-tur/flores200-devtest/chrf-scores.txt",
				},
				{
					model: "facebook/nllb-200-1.3B",
					score: 57.17,
					date: "2023",
					source:
						"https://github.com/Helsinki-NLP/External-MT-leaderboard/blob/21276f1cbf8d90e2992742317bf5ae1d2c0bbc13/scores/eng-tur/flores200-devtest/chrf-scores.txt",
				},
				{
					model: "facebook/nllb-200-distilled-600M",
					score: 54.49,
					date: "2023",
					source:
						"https://github.com/Helsinki-NLP/External-MT-leaderboard/blob/21276f1cbf8d90e2992742317bf5ae1d2c0bbc13/scores/eng-tur/flores200-devtest/chrf-scores.txt",
				},
				{
					model: "facebook/m2m100_418M",
					score: 53.93,
					date: "2023",
					source:
						"https://github.com/Helsinki-NLP/External-MT-leaderboard/blob/21276f1cbf8d90e2992742317bf5ae1d2c0bbc13/scores/eng-tur/flores200-devtest/chrf-scores.txt",
				},
			],
		},
		{
			dataset: "FLORES-200 tr→en",
			metric: "chrF",
			unit: "points",
			better: "higher",
			language: "tr",
			results: [
				{
					model: "facebook/nllb-200-3.3B",
					score: 64.47,
					date: "2023",
					source:
						"https://github.com/Helsinki-NLP/External-MT-leaderboard/blob/21276f1cbf8d90e2992742317bf5ae1d2c0bbc13/scores/tur-eng/flores200-devtest/chrf-scores.txt",
				},
				{
					model: "Helsinki-NLP/opus-mt-tc-big-tr-en",
					score: 64.15,
					date: "2023",
					source:
						"https://github.com/Helsinki-NLP/OPUS-MT-leaderboard/blob/61192acffd43cfa8f9d3cbb57116dfd56ba5a273/scores/tur-eng/flores200-devtest/chrf-scores.txt",
				},
				{
					model: "facebook/nllb-200-distilled-1.3B",
					score: 63.5,
					date: "2023",
					source:
						"https://github.com/Helsinki-NLP/External-MT-leaderboard/blob/21276f1cbf8d90e2992742317bf5ae1d2c0bbc13/scores/tur-eng/flores200-devtest/chrf-scores.txt",
				},
				{
					model: "facebook/nllb-200-1.3B",
					score: 63.12,
					date: "2023",
					source:
						"https://github.com/Helsinki-NLP/External-MT-leaderboard/blob/21276f1cbf8d90e2992742317bf5ae1d2c0bbc13/scores/tur-eng/flores200-devtest/chrf-scores.txt",
				},
				{
					model: "tur-eng opus+bt-2021-04-30 (OPUS-MT)",
					score: 61.83,
					date: "2023",
					source:
						"https://github.com/Helsinki-NLP/OPUS-MT-leaderboard/blob/61192acffd43cfa8f9d3cbb57116dfd56ba5a273/scores/tur-eng/flores200-devtest/chrf-scores.txt",
				},
				{
					model: "facebook/nllb-200-distilled-600M",
					score: 60.96,
					date: "2023",
					source:
						"https://github.com/Helsinki-NLP/OPUS-MT-leaderboard/blob/61192acffd43cfa8f9d3cbb57116dfd56ba5a273/scores/tur-eng/flores200-devtest/chrf-scores.txt",
				},
				{
					model: "tur-eng opus-2021-02-18 (OPUS-MT)",
					score: 59.27,
					date: "2023",
					source:
						"https://github.com/Helsinki-NLP/OPUS-MT-leaderboard/blob/61192acffd43cfa8f9d3cbb57116dfd56ba5a273/scores/tur-eng/flores200-devtest/chrf-scores.txt",
				},
				{
					model: "facebook/m2m100_418M",
					score: 56.9,
					date: "2023",
					source:
						"https://github.com/Helsinki-NLP/External-MT-leaderboard/blob/21276f1cbf8d90e2992742317bf5ae1d2c0bbc13/scores/tur-eng/flores200-devtest/chrf-scores.txt",
				},
			],
		},
		{
			dataset: "newstest2018 en→tr",
			metric: "BLEU",
			unit: "points",
			better: "higher",
			language: "tr",
			results: [
				{
					model: "Helsinki-NLP/opus-mt-tc-big-en-tr",
					score: 22.6,
					date: "2022",
					source:
						"https://huggingface.co/Helsinki-NLP/opus-mt-tc-big-en-tr/blob/07b3aac86a02597fec8f3883c03c50bc6cef272c/benchmark_results.txt",
				},
			],
		},
		{
			dataset: "newstest2018 tr→en",
			metric: "BLEU",
			unit: "points",
			better: "higher",
			language: "tr",
			results: [
				{
					model: "Helsinki-NLP/opus-mt-tc-big-tr-en",
					score: 30.7,
					date: "2022",
					source:
						"https://huggingface.co/Helsinki-NLP/opus-mt-tc-big-tr-en/blob/39eef45d6364eb9b8c0830d75d94c43b021c0a3e/benchmark_results.txt",
				},
				{
					model: "Helsinki-NLP/opus-mt-tr-en",
					score: 27.0,
					date: "2020-01",
					source:
						"https://github.com/huggingface/transformers/blob/6f834aeb9828743274b20657db8ccb4417a7fc0a/model_cards/Helsinki-NLP/opus-mt-tr-en/README.md",
				},
			],
		},
		{
			dataset: "Tatoeba 2021-08-07 en→tr",
			metric: "BLEU",
			unit: "points",
			better: "higher",
			language: "tr",
			results: [
				{
					model: "Helsinki-NLP/opus-mt-tc-big-en-tr",
					score: 42.3,
					date: "2022",
					source:
						"https://huggingface.co/Helsinki-NLP/opus-mt-tc-big-en-tr/blob/07b3aac86a02597fec8f3883c03c50bc6cef272c/benchmark_results.txt",
				},
			],
		},
		{
			dataset: "Tatoeba 2021-08-07 tr→en",
			metric: "BLEU",
			unit: "points",
			better: "higher",
			language: "tr",
			results: [
				{
					model: "Helsinki-NLP/opus-mt-tc-big-tr-en",
					score: 57.6,
					date: "2022",
					source:
						"https://huggingface.co/Helsinki-NLP/opus-mt-tc-big-tr-en/blob/39eef45d6364eb9b8c0830d75d94c43b021c0a3e/benchmark_results.txt",
				},
			],
		},
	],
};
