import type { Dataset } from "../types/dataset.ts";

/** Everyday reviews with their sentiment. */
export const sentiment: Dataset = {
	title: { tr: "Duygu: günlük yorumlar", en: "Sentiment: everyday reviews" },
	task: "text-classification",
	files: [
		{ language: "tr", split: "train", rows: 1615 },
		{ language: "tr", split: "validation", rows: 200 },
		{ language: "tr", split: "test", rows: 202 },
		{ language: "en", split: "train", rows: 241 },
		{ language: "en", split: "validation", rows: 29 },
		{ language: "en", split: "test", rows: 31 },
	],
	columns: [
		{ name: "id", role: "id", meaning: { tr: "Satırın adı", en: "Name of the row" } },
		{ name: "text", role: "input", meaning: { tr: "Yorum", en: "The review" } },
		{ name: "label", role: "answer", meaning: { tr: "Duygu", en: "The sentiment" } },
		{ name: "topic", role: "detail", meaning: { tr: "Konu", en: "The topic" } },
		{
			name: "style",
			role: "detail",
			meaning: {
				tr: "Yazım: düz, ironik, Türkçe harfsiz ya da gelişigüzel",
				en: "Writing: plain, ironic, without Turkish letters, or casual",
			},
		},
	],
	labels: { tr: ["olumlu", "olumsuz", "nötr"], en: ["positive", "negative", "neutral"] },
	written: {
		tr: "Cümleler bu proje için, Türkçeleri Türkçe düşünülerek, konu konu yazıldı; hiçbiri bir yorum sitesinden alınmadı.",
		en: "Written for this project topic by topic, each language on its own; none comes from a review site.",
	},
	limits: {
		tr: "Etiketler yazarın niyetidir, okur anketi değil. Gerçek yorumlar daha uzun, daha dağınık ve daha kararsızdır; buradaki başarı gerçek veride düşer.",
		en: "Labels are what the writer meant, not what readers voted. Real reviews are longer, messier and more mixed, so scores here are higher than on real data.",
	},
};
