import { expect, it } from "vitest";
import { findingsOf } from "./findings-of.ts";

it.each([
	["tr/docs/a", "Burada Tarayıcıda Tarayıcıda Cache deposu yoksa boştur.", "Tarayıcıda"],
	["tr/docs/a", "Metni satır satır satır okuyun.", "satır"],
	["tr/docs/a", "İstanbul\nİstanbul yazar.", "İstanbul"],
	["en/docs/a", "The The model reads it.", "The"],
	["en/docs/a", "It is very very very slow.", "very"],
])("finds the word that %s doubles: %s", (page, text, word) => {
	expect(findingsOf("doubled-words", { [page]: `First.\n\n${text}` })).toEqual([
		`${page}.mdx:3 “${word}” stands here more than once in a row: write it once`,
	]);
});

it.each([
	["tr/docs/a", "Satırları tek tek ve yavaş yavaş okuyun, ayrı ayrı yazın."],
	["tr/docs/a", "Tek tek okuyun. Model modeli ölçer; Ankara, Ankara'dır."],
	["tr/docs/a", "# Model\n\nModel iki şeydir."],
	["tr/docs/a", "`Cache Cache` ve `a a a` koddur."],
	["en/docs/a", "It says that that is so. The Theory holds."],
])("leaves %s: %s", (page, text) => {
	expect(findingsOf("doubled-words", { [page]: text })).toEqual([]);
});
