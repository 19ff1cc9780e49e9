import type { Dataset } from "../types/dataset.ts";

/** Texts with a summary each. */
export const summaries: Dataset = {
	title: { tr: "Tek cümlelik özetler", en: "One-sentence summaries" },
	task: "summarization",
	files: [
		{ language: "tr", split: "train", rows: 40 },
		{ language: "tr", split: "test", rows: 21 },
		{ language: "en", split: "test", rows: 25 },
	],
	columns: [
		{ name: "id", role: "id", meaning: { tr: "Satırın adı", en: "Name of the row" } },
		{ name: "text", role: "input", meaning: { tr: "Paragraf", en: "The paragraph" } },
		{
			name: "summary",
			role: "answer",
			meaning: { tr: "Tek cümlelik özet", en: "A summary in one sentence" },
		},
	],
	written: {
		tr: "Paragraflar uydurma küçük haberler ve öykülerdir; özetler kendi sözcükleriyle yazıldı.",
		en: "Paragraphs are invented small news and stories; summaries are in words of their own.",
	},
	limits: {
		tr: "Metinler dört beş cümledir; uzun metin özetlemeyi sınamaz. Her metnin tek özeti var, ROUGE başka iyi özetleri cezalandırır.",
		en: "Texts have four or five sentences and do not test long input. Each has one summary, and ROUGE punishes other good ones.",
	},
};
