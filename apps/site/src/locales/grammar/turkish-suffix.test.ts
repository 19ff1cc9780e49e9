import { describe, expect, it } from "vitest";
import { isTurkishEnding, soften } from "./turkish-suffix.ts";

describe("isTurkishEnding", () => {
	it.each(["nin", "lerinden", "siz", "la", "ı", "daki", "umuzun"])("takes %s", (ending) => {
		expect(isTurkishEnding(ending)).toBe(true);
	});

	it.each(["", "mak", "yor", "box", "tr"])("refuses “%s”", (ending) => {
		expect(isTurkishEnding(ending)).toBe(false);
	});
});

describe("soften", () => {
	it.each([
		["belirteç", "belirtec"],
		["etiket", "etiked"],
		["renk", "reng"],
		["ağırlık", "ağırlığ"],
		["model", undefined],
	])("%s becomes %s before a vowel", (word, softened) => {
		expect(soften(word)).toBe(softened);
	});
});
