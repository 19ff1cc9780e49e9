import { expect, it } from "vitest";
import { markWords } from "./mark-words.ts";

const marked = (query: string, text: string): readonly string[] =>
	markWords(
		query,
		"tr",
	)(text)
		.filter(({ typed }) => typed !== undefined)
		.map((piece) => piece.text);

it.each([
	["gorsel siniflandirma", "Görsel sınıflandırmayı öğrenin", ["Görsel", "sınıflandırmayı"]],
	["özet", "Özetleme: metni özetler", ["Özetleme", "özetler"]],
	["BERT'in", "BERT ve BERTurk", ["BERT", "BERTurk"]],
	["nasıl çalışır", "Nasıl kurulur", []],
	["ve", "veri ve model", []],
	["", "Görevler", []],
	[`özetleme${" ".repeat(400)}çeviri`, "Özetleme ve çeviri", ["Özetleme"]],
])("of “%s” marks what %s has", (query, text, words) => {
	expect(marked(query, text)).toEqual(words);
});

it("loses no letter of the text", () => {
	const text = " Çeviri, “özetleme” – ve (diğerleri)…";
	expect(
		markWords(
			"çeviri özet",
			"tr",
		)(text)
			.map((piece) => piece.text)
			.join(""),
	).toBe(text);
});
