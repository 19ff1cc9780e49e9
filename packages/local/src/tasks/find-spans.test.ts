import { expect, test } from "vitest";
import { findSpans } from "./find-spans.ts";

/** The texts at the places of words. */
function cut(text: string, words: readonly string[]): string[] {
	return findSpans(text, words).map(({ start, end }) => text.slice(start, end));
}

test("words are found one behind the other", () => {
	expect(findSpans("kedi ve kedi", ["kedi", "kedi"])).toEqual([
		{ start: 0, end: 4 },
		{ start: 8, end: 12 },
	]);
});

test("case, accents and spaces do not count", () => {
	expect(cut("Işık ŞEHRE vurdu", ["ışık", "sehre"])).toEqual(["Işık", "ŞEHRE"]);
	expect(cut("Ayşe Ankara' da", ["ayse", "ankara'da"])).toEqual(["Ayşe", "Ankara' da"]);
	expect(cut("cafe\u0301 noir", ["cafe"])).toEqual(["cafe\u0301"]);
	expect(cut("👍 iyi", ["iyi"])).toEqual(["iyi"]);
});

test("a word that is not there has an empty place where the search stood", () => {
	expect(findSpans("a b", ["a", "x", "b"])).toEqual([
		{ start: 0, end: 1 },
		{ start: 2, end: 2 },
		{ start: 2, end: 3 },
	]);
});
