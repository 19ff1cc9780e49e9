import type { Dataset } from "../types/dataset.ts";

/** Names of people, places and institutions in sentences. */
export const entities: Dataset = {
	title: { tr: "Varlık adları: kişi, yer, kurum", en: "Named entities: people, places, institutions" },
	task: "token-classification",
	files: [
		{ language: "tr", split: "train", rows: 325 },
		{ language: "tr", split: "validation", rows: 40 },
		{ language: "tr", split: "test", rows: 41 },
		{ language: "en", split: "test", rows: 102 },
	],
	columns: [
		{ name: "id", role: "id", meaning: { tr: "Satırın adı", en: "Name of the row" } },
		{ name: "text", role: "input", meaning: { tr: "Cümle", en: "The sentence" } },
		{
			name: "entities",
			role: "answer",
			meaning: {
				tr: "Adlar: metni, etiketi, ilk ve son harfin yeri",
				en: "The names: text, label, and offsets of start and end",
			},
		},
	],
	labels: { tr: ["PER", "LOC", "ORG"], en: ["PER", "LOC", "ORG"] },
	written: {
		tr: "Kişiler ve kurumlar uydurma, yerler gerçektir; bir kişi ya da kuruma benzerlik rastlantıdır. Kesme işaretinden sonraki ek adın dışındadır; “Hanım”, “Usta” gibi sözler büyük harfle yazıldıysa adın içindedir.",
		en: "People and institutions are invented, places are real; a likeness to anyone is chance. A Turkish suffix after the apostrophe is outside the name; capitalised titles such as “Hanım” are inside it.",
	},
	limits: {
		tr: "Cümleler kısa ve çoğu ad içeriyor; haber metninin iç içe adları, yazım yanlışları ve kısaltmaları azdır. Kurum adlarında da kesme işareti kullanıldı.",
		en: "Sentences are short and most hold a name; nested names, misspellings and abbreviations as in news are rare.",
	},
};
