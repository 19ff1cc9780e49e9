import type { TaskResults } from "../types/results.ts";

/** Published results of models for automatic-speech-recognition. */
export const results: TaskResults = {
	caveat: {
		tr: "FLEURS ve Common Voice okunmuş cümlelerdir: gürültü, üst üste konuşma, telefon sesi yoktur. MediaSpeech haber kanallarının yayınlarıdır; oradaki ilk satırı modelin yapımcısı, listeyi tutanın yöntemiyle kendisi ölçmüştür ve modelin hangi kayıtlarla eğitildiği açık değildir. Aynı model serbest konuşmada dört kat yanılabilir; tablodaki %8,62 ile %32,09 aynı modelindir. “FLEURS (20)” yirmi dilin ortalamasıdır, Türkçe onlardan yalnızca biridir. Metnin nasıl sadeleştirildiği (büyük harf, noktalama) satırlar arasında değişir. İkinci FLEURS tablosu metni sadeleştirmez: büyük harf ve noktalama yazan Whisper orada onlar yüzünden de yanılmış sayılır (large-v3 için %28,86) ve bu yüzden alınmadı. “Omnilingual ASR” satırını modelin yapımcısı kendi kayıtlarında ölçmüştür; CER yanlış sözcükleri değil yanlış harfleri sayar ve çoğunlukla daha küçüktür.",
		en: "FLEURS and Common Voice are sentences read aloud: no noise, no talking over each other, no telephone. MediaSpeech comes from news channels; its first row was measured by the model's maker, in the way of the list's keeper, and which recordings the model was trained on is not clear. One and the same model can err four times as often in free speech; the 8.62% and the 32.09% of the table are its. “FLEURS (20)” is the mean of twenty languages, of which Turkish is only one. How texts were normalised (capitals, punctuation) differs between rows. The second table of FLEURS does not normalise: Whisper writes capitals and punctuation, which count as errors there too (large-v3 28.86%), so it was left out. The row of “Omnilingual ASR” was measured by the model's maker on recordings of its own; CER counts wrong letters, not wrong words, and is smaller as a rule.",
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
				{
					model: "sgangireddy/whisper-medium-tr",
					score: 9.26,
					date: "2022",
					source:
						"https://huggingface.co/sgangireddy/whisper-medium-tr/blob/d09affa9c21db5d65b9c37f4f0cfdc5949bb2496/README.md?code=true",
				},
				{
					model: "openai/whisper-medium",
					score: 10.4,
					date: "2022",
					source:
						"https://huggingface.co/sgangireddy/whisper-medium-tr/blob/d09affa9c21db5d65b9c37f4f0cfdc5949bb2496/README.md?code=true",
				},
			],
		},
		{
			dataset: "FLEURS tr (not normalised)",
			metric: "WER",
			unit: "percent",
			better: "lower",
			language: "tr",
			results: [
				{
					model: "omniASR_LLM_7B_v2",
					score: 7.39,
					date: "2026-07",
					source: "https://github.com/Emre-Akgul/Turkish-ASR-Model-Evaluation/blob/687b869/Leaderboard.png",
					languages: { count: 1600, turkish: "yes" },
					parameters: 7_801_041_536,
					licence: "Apache-2.0",
					licenceSource: "https://github.com/facebookresearch/omnilingual-asr",
				},
				{
					model: "omniASR_LLM_3B_v2",
					score: 8.86,
					date: "2026-07",
					source: "https://github.com/Emre-Akgul/Turkish-ASR-Model-Evaluation/blob/687b869/Leaderboard.png",
					languages: { count: 1600, turkish: "yes" },
					parameters: 4_376_679_040,
					licence: "Apache-2.0",
					licenceSource: "https://github.com/facebookresearch/omnilingual-asr",
				},
				{
					model: "omniASR_LLM_1B_v2",
					score: 9.38,
					date: "2026-07",
					source: "https://github.com/Emre-Akgul/Turkish-ASR-Model-Evaluation/blob/687b869/Leaderboard.png",
					languages: { count: 1600, turkish: "yes" },
					parameters: 2_275_710_592,
					licence: "Apache-2.0",
					licenceSource: "https://github.com/facebookresearch/omnilingual-asr",
				},
				{
					model: "omniASR_LLM_300M_v2",
					score: 12.14,
					date: "2026-07",
					source: "https://github.com/Emre-Akgul/Turkish-ASR-Model-Evaluation/blob/687b869/Leaderboard.png",
					languages: { count: 1600, turkish: "yes" },
					parameters: 1_627_603_584,
					licence: "Apache-2.0",
					licenceSource: "https://github.com/facebookresearch/omnilingual-asr",
				},
				{
					model: "omniASR_CTC_3B",
					score: 12.51,
					date: "2026-07",
					source: "https://github.com/Emre-Akgul/Turkish-ASR-Model-Evaluation/blob/687b869/Leaderboard.png",
					languages: { count: 1600, turkish: "yes" },
					parameters: 3_080_423_636,
					licence: "Apache-2.0",
					licenceSource: "https://github.com/facebookresearch/omnilingual-asr",
				},
				{
					model: "omniASR_CTC_1B",
					score: 14.91,
					date: "2026-07",
					source: "https://github.com/Emre-Akgul/Turkish-ASR-Model-Evaluation/blob/687b869/Leaderboard.png",
					languages: { count: 1600, turkish: "yes" },
					parameters: 975_065_300,
					licence: "Apache-2.0",
					licenceSource: "https://github.com/facebookresearch/omnilingual-asr",
				},
				{
					model: "omniASR_CTC_300M",
					score: 25.34,
					date: "2026-07",
					source: "https://github.com/Emre-Akgul/Turkish-ASR-Model-Evaluation/blob/687b869/Leaderboard.png",
					languages: { count: 1600, turkish: "yes" },
					parameters: 325_494_996,
					licence: "Apache-2.0",
					licenceSource: "https://github.com/facebookresearch/omnilingual-asr",
				},
			],
		},
		{
			dataset: "Omnilingual ASR tr",
			metric: "CER",
			unit: "percent",
			better: "lower",
			language: "tr",
			results: [
				{
					model: "facebook/omniASR-LLM-7B",
					score: 2.1,
					date: "2025-12",
					source:
						"https://github.com/facebookresearch/omnilingual-asr/blob/main/per_language_results_table_7B_llm_asr.csv",
				},
			],
		},
		{
			dataset: "MediaSpeech tr",
			metric: "WER",
			unit: "percent",
			better: "lower",
			language: "tr",
			results: [
				{
					model: "RsGoksel/RsGoksel_ITU_Mainframe",
					score: 9.06,
					date: "2026",
					source: "https://huggingface.co/datasets/ysdede/asr_benchmark_store/discussions/3",
				},
				{
					model: "openai/whisper-large-v3-turbo",
					score: 12.32,
					date: "2025-03",
					source: "https://huggingface.co/datasets/ysdede/asr_benchmark_store/discussions/3",
				},
				{
					model: "openai/whisper-medium",
					score: 16.65,
					date: "2025-03",
					source:
						"https://huggingface.co/datasets/ysdede/asr_benchmark_store/commit/2f0a17ac1d43a75833407068bcf9a65a53cd10ba",
				},
			],
		},
		{
			dataset: "Common Voice 17 tr (fixed)",
			metric: "WER",
			unit: "percent",
			better: "lower",
			language: "tr",
			results: [
				{
					model: "RsGoksel/RsGoksel_ITU_Mainframe",
					score: 9.05,
					date: "2026",
					source: "https://huggingface.co/datasets/ysdede/asr_benchmark_store/discussions/3",
				},
				{
					model: "openai/whisper-large-v3-turbo",
					score: 11.44,
					date: "2025-03",
					source: "https://huggingface.co/datasets/ysdede/asr_benchmark_store/discussions/3",
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
					model: "erdiyalcin/whisper-large-v3-turkish-test1",
					score: 12.8,
					date: "2024-05",
					source: "https://huggingface.co/erdiyalcin/whisper-large-v3-turkish-test1/blob/main/README.md",
				},
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
					model: "sgangireddy/whisper-medium-tr",
					score: 10.5,
					date: "2022",
					source:
						"https://huggingface.co/sgangireddy/whisper-medium-tr/blob/d09affa9c21db5d65b9c37f4f0cfdc5949bb2496/README.md?code=true",
				},
				{
					model: "openai/whisper-small (fine-tuned)",
					score: 16.0,
					date: "2023-07",
					source: "https://arxiv.org/abs/2307.04765",
					languages: { tags: ["tr"] },
				},
				{
					model: "openai/whisper-medium",
					score: 20.89,
					date: "2022",
					source:
						"https://huggingface.co/sgangireddy/whisper-medium-tr/blob/d09affa9c21db5d65b9c37f4f0cfdc5949bb2496/README.md?code=true",
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
