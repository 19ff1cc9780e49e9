import type { Dataset } from "../types/dataset.ts";

/** Sentences in Turkish and English. */
export const translations: Dataset = {
	title: { tr: "Koşut cümleler: Türkçe ve İngilizce", en: "Parallel sentences: Turkish and English" },
	task: "translation",
	files: [
		{ language: "tr-en", split: "train", rows: 322 },
		{ language: "tr-en", split: "validation", rows: 41 },
		{ language: "tr-en", split: "test", rows: 40 },
	],
	columns: [
		{ name: "id", role: "id", meaning: { tr: "Satırın adı", en: "Name of the row" } },
		{ name: "tr", role: "input", meaning: { tr: "Türkçe cümle", en: "The Turkish sentence" } },
		{ name: "en", role: "answer", meaning: { tr: "İngilizce karşılığı", en: "Its English counterpart" } },
	],
	written: {
		tr: "Çiftler her iki dilde de doğal olacak biçimde yazıldı; deyimlerin karşılığı deyimle verildi. İki yönde de kullanılabilir.",
		en: "Pairs are natural in both languages; idioms are met with idioms. Usable in both directions.",
	},
	limits: {
		tr: "Her cümlenin tek karşılığı var; başka doğru çeviriler düşük puan alabilir. Teknik ve hukuki dil yok denecek kadar az.",
		en: "Each sentence has one reference, so other right translations may score low. There is hardly any technical or legal language.",
	},
};
