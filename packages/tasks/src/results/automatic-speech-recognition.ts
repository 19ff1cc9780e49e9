import type { TaskResults } from "../results.ts";

/** Published results of models for automatic-speech-recognition. */
export const results: TaskResults = {
	caveat: {
		tr: "FLEURS ve Common Voice okunmuş cümlelerdir: gürültü, üst üste konuşma, telefon sesi yoktur. Aynı model serbest konuşmada dört kat yanılabilir; tablodaki %8,62 ile %32,09 aynı modelindir. “FLEURS (20)” yirmi dilin ortalamasıdır, Türkçe onlardan yalnızca biridir. Metnin nasıl sadeleştirildiği (büyük harf, noktalama) satırlar arasında değişir.",
		en: "FLEURS and Common Voice are sentences read aloud: no noise, no talking over each other, no telephone. One and the same model can err four times as often in free speech; the 8.62% and the 32.09% of the table are its. “FLEURS (20)” is the mean of twenty languages, of which Turkish is only one. How texts were normalised (capitals, punctuation) differs between rows.",
	},
	benchmarks: [
		{
			dataset: "FLEURS tr",
			metric: "WER",
			unit: "percent",
			better: "lower",
			language: "tr",
			results: [
				{
					model: "openai/whisper-large-v3",
					score: 6.7,
					date: "2023-11",
					source: "https://github.com/openai/whisper/blob/main/language-breakdown.svg",
				},
			],
		},
		{
			dataset: "Common Voice 15 tr",
			metric: "WER",
			unit: "percent",
			better: "lower",
			language: "tr",
			results: [
				{
					model: "openai/whisper-large-v3",
					score: 12.0,
					date: "2023-11",
					source: "https://github.com/openai/whisper/blob/main/language-breakdown.svg",
				},
			],
		},
		{
			dataset: "Common Voice 17 tr",
			metric: "WER",
			unit: "percent",
			better: "lower",
			language: "tr",
			results: [
				{
					model: "Sercan/distil-whisper-large-v3-tr",
					score: 14.43,
					date: "2024",
					source: "https://huggingface.co/Sercan/distil-whisper-large-v3-tr",
				},
				{
					model: "selimc/whisper-large-v3-turbo-turkish",
					score: 18.92,
					date: "2024-10",
					source: "https://huggingface.co/selimc/whisper-large-v3-turbo-turkish",
				},
			],
		},
		{
			dataset: "Common Voice 7 tr",
			metric: "WER",
			unit: "percent",
			better: "lower",
			language: "tr",
			results: [
				{
					model: "mpoyraz/wav2vec2-xls-r-300m-cv7-turkish",
					score: 8.62,
					date: "2022-02",
					source: "https://huggingface.co/mpoyraz/wav2vec2-xls-r-300m-cv7-turkish",
				},
			],
		},
		{
			dataset: "Robust Speech Event tr",
			metric: "WER",
			unit: "percent",
			better: "lower",
			language: "tr",
			results: [
				{
					model: "mpoyraz/wav2vec2-xls-r-300m-cv7-turkish",
					score: 32.09,
					date: "2022-03",
					source: "https://huggingface.co/mpoyraz/wav2vec2-xls-r-300m-cv7-turkish",
				},
			],
		},
		{
			dataset: "Common Voice 11 tr",
			metric: "WER",
			unit: "percent",
			better: "lower",
			language: "tr",
			results: [
				{
					model: "openai/whisper-small (fine-tuned)",
					score: 16.0,
					date: "2023-07",
					source: "https://arxiv.org/abs/2307.04765",
					languages: { tags: ["tr"] },
				},
				{
					model: "facebook/wav2vec2-xls-r-300m (fine-tuned)",
					score: 28.0,
					date: "2023-07",
					source: "https://arxiv.org/abs/2307.04765",
					languages: { tags: ["tr"] },
				},
			],
		},
		{
			dataset: "FLEURS (20)",
			metric: "WER",
			unit: "percent",
			better: "lower",
			language: "many",
			results: [
				{
					model: "Qwen/Qwen3-ASR-1.7B",
					score: 6.62,
					date: "2026-01",
					source: "https://github.com/QwenLM/Qwen3-ASR",
				},
				{
					model: "openai/whisper-large-v3",
					score: 6.85,
					date: "2026-01",
					source: "https://github.com/QwenLM/Qwen3-ASR",
				},
				{
					model: "Qwen/Qwen3-ASR-0.6B",
					score: 10.37,
					date: "2026-01",
					source: "https://github.com/QwenLM/Qwen3-ASR",
				},
			],
		},
	],
};
