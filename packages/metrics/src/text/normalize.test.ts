import { expect, test } from "vitest";
import { type NormalizeOptions, normalizeText, normalizeTurkish } from "./normalize.ts";

const CASES: readonly (readonly [string, string, NormalizeOptions, string])[] = [
	["joins white space and trims", " bir\t\n iki\u00A0 üç ", {}, "bir iki üç"],
	["composes letters", "I\u0307zmir'de s\u0327iir", {}, "İzmir'de şiir"],
	["keeps letters by default", "Isı İÇİN Iğdır", {}, "Isı İÇİN Iğdır"],
	["makes letters small by the Turkish rule", "ISI İÇİN Iğdır", { case: "turkish" }, "ısı için ığdır"],
	["makes a decomposed İ small by the Turkish rule", "I\u0307yi", { case: "turkish" }, "iyi"],
	[
		"takes what the general rule made of İ for i by the Turkish rule",
		"i\u0307zmir",
		{ case: "turkish" },
		"izmir",
	],
	["makes letters small by the general rule", "ISI İÇ", { case: "general" }, "isi i\u0307ç"],
	["keeps punctuation by default", "Evet, geldi!", {}, "Evet, geldi!"],
	["drops punctuation and symbols", "“Evet”, geldi… (mi?) – 5 €", { punctuation: "drop" }, "Evet geldi mi 5"],
	[
		"parts words at a mark between them",
		"iyi,güzel kara-gözlü",
		{ punctuation: "drop" },
		"iyi güzel kara gözlü",
	],
	[
		"leaves numbers alone",
		"12.03.2024, saat 10:30'da 3,5 °C; -2, 1.250 TL.",
		{ punctuation: "drop" },
		"12.03.2024 saat 10:30'da 3,5 C -2 1.250 TL",
	],
	["writes every apostrophe as one", "Ankara’da Türkiyeʼnin", {}, "Ankara'da Türkiye'nin"],
	[
		"keeps the apostrophe of a suffix, not quotation marks",
		"'Ankara'da'",
		{ punctuation: "drop" },
		"Ankara'da",
	],
	["joins a suffix", "Ankara'da 1923'te", { apostrophes: "drop" }, "Ankarada 1923te"],
	["cuts a suffix", "Ankara’daki 1923'te", { apostrophes: "cut" }, "Ankara 1923"],
	["gives nothing for nothing", "  ?! ", { punctuation: "drop" }, ""],
];

test.each(CASES)("%s", (_, text, options, expected) => {
	expect(normalizeText(text, options)).toBe(expected);
});

test("Turkish texts that differ in spelling alone become equal", () => {
	expect(normalizeTurkish("IĞDIR’ın ısısı, 3,5 derece!")).toBe(normalizeTurkish("Iğdır'ın ISISI 3,5 derece"));
});
