import type { TaskResults } from "../types/results.ts";

/** Published results of models for text-to-speech. */
export const results: TaskResults = {
	caveat: {
		tr: "Hata, seslendirilen metin yeniden yazıya dökülüp asıl metinle karşılaştırılarak ölçülmüştür: anlaşılırlığı gösterir, doğallığı göstermez. Sınamayı hazırlayanlar FreyaTTS'in de yapımcısıdır, en üst satırı da modelin kendi yapımcısı bildirir. Türkçe için kaynağı görülen bir dinleyici puanı bulunamadı (Kasım 2026); vurguyu ve soru tonlamasını on cümleyle kendi kulağınızla dinleyin.",
		en: "The error was measured by transcribing the speech again and comparing it with the text: it shows how intelligible a voice is, not how natural. The makers of the test are also those of FreyaTTS, and the first row is reported by the maker of the model itself. No listening score for Turkish was found (November 2026); listen to stress and the melody of questions in ten sentences yourself.",
	},
	benchmarks: [
		{
			dataset: "Freya-TR-Eval",
			metric: "WER",
			unit: "percent",
			better: "lower",
			language: "tr",
			results: [
				{
					model: "EMA-TTS",
					score: 3,
					date: "2026",
					source: "https://huggingface.co/canberkkkkkk/ema-tts",
					parameters: 65_000_000,
					licence: "Apache-2.0",
					languages: { tags: ["tr"] },
				},
				{
					model: "rhasspy/piper-voices (tr_TR-dfki)",
					score: 4.4,
					date: "2026-07",
					source: "https://huggingface.co/canberkkkkkk/ema-tts",
					parameters: 16_000_000,
					languages: { tags: ["tr"] },
				},
				{
					model: "facebook/mms-tts-tur",
					score: 6.8,
					date: "2026-07",
					source: "https://huggingface.co/canberkkkkkk/ema-tts",
				},
				{
					model: "FreyaTTS-small",
					score: 8,
					date: "2026-07",
					source: "https://huggingface.co/freyavoice/Freya-TTS",
					parameters: 183_000_000,
					licence: "Apache-2.0",
					languages: { tags: ["tr"] },
				},
				{
					model: "coqui/XTTS-v2",
					score: 11.1,
					date: "2026-07",
					source: "https://huggingface.co/freyavoice/Freya-TTS",
				},
				{
					model: "F5-TTS (tr)",
					score: 24.3,
					date: "2026-07",
					source: "https://huggingface.co/freyavoice/Freya-TTS",
					parameters: 336_000_000,
					languages: { tags: ["tr"] },
				},
			],
		},
	],
};
