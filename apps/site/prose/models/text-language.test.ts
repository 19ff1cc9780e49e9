import { describe, expect, it } from "vitest";
import { LOCALES } from "../../src/lib/locale.ts";
import { readDatasetTexts } from "./dataset-texts.ts";
import { findTextLanguage } from "./text-language.ts";

/** Least share of texts that nothing was learnt from whose language is found. */
const SHARE = 0.97;

describe.each(LOCALES)("of the data sets' test rows in %s", (locale) => {
	const texts = readDatasetTexts(locale, /^test\./);
	const shareOf = (parts: readonly string[]): number =>
		parts.filter((text) => findTextLanguage(text) === locale).length / parts.length;

	it("nearly every text shows its language, and no text shows another", () => {
		expect(shareOf(texts)).toBeGreaterThanOrEqual(SHARE);
		const wrong = texts.filter((text) => (findTextLanguage(text) ?? locale) !== locale);
		expect(wrong).toEqual([]);
	});

	it("nearly every beginning of four words does", () => {
		const beginnings = texts.map((text) => text.split(/\s+/).slice(0, 4).join(" "));
		expect(shareOf(beginnings)).toBeGreaterThanOrEqual(SHARE);
	});
});

it.each([
	["Delivery took three weeks", "en"],
	["Service disappointing", "en"],
	["Battery drains quickly", "en"],
	["Orders arrive within three working days.", "en"],
	["Reset your password here.", "en"],
	["Teslimat gecikti", "tr"],
	["Oda temizdi", "tr"],
	["Fatura kesilmedi", "tr"],
	["Doktor randevu verdi", "tr"],
	["Siparişler üç iş gününde teslim edilir.", "tr"],
	["Geri ödeme beş iş günü sürer.", "tr"],
	["Mustafa Kemal Atatürk", undefined],
	["New York", undefined],
	["Guten Morgen zusammen", undefined],
	["Film berbat", "tr"],
])("%s: %s", (text, language) => {
	expect(findTextLanguage(text)).toBe(language);
});
