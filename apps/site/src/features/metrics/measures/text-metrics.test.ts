import { describe, expect, test } from "vitest";
import { align } from "./alignment.ts";
import { measureBleu } from "./bleu.ts";
import { measureChrf } from "./chrf.ts";
import { compareNgrams, toWords } from "./ngrams.ts";
import { measureRouge } from "./rouge.ts";

describe("n-grams", () => {
	test("a word repeated in the candidate counts only as often as in the reference (Papineni et al., example 2)", () => {
		const overlap = compareNgrams(
			toWords("the the the the the the the"),
			toWords("the cat is on the mat"),
			1,
		);
		expect(overlap).toEqual({ size: 1, matches: 2, candidate: 7, reference: 6 });
	});

	test("punctuation stands alone and a suffix stays with its proper name", () => {
		expect(toWords("Ankara'da, kar yağdı.")).toEqual(["Ankara'da", ",", "kar", "yağdı", "."]);
	});
});

describe("BLEU", () => {
	test("is the geometric mean of the four precisions", () => {
		const figures = measureBleu(toWords("a b c d e x"), toWords("a b c d e f"));
		expect(figures.overlaps.map(({ matches, candidate }) => [matches, candidate])).toEqual([
			[5, 6],
			[4, 5],
			[3, 4],
			[2, 3],
		]);
		expect(figures.bleu).toBeCloseTo((1 / 3) ** 0.25, 12);
	});

	test("a shorter candidate pays the brevity penalty", () => {
		const { brevityPenalty, bleu } = measureBleu(toWords("a b c d"), toWords("a b c d e"));
		expect(brevityPenalty).toBeCloseTo(Math.exp(-0.25), 12);
		expect(bleu).toBeCloseTo(0.7788, 4);
	});

	test("is zero without a common run of four, and for an empty candidate", () => {
		expect(measureBleu(toWords("a b c"), toWords("a b c d")).bleu).toBe(0);
		expect(measureBleu([], toWords("a")).bleu).toBe(0);
	});
});

describe("chrF", () => {
	test("weighs recall twice as much as precision", () => {
		// sizes 1 and 2: precision (2/2 + 1/1) / 2 = 1, recall (2/4 + 1/3) / 2 = 5/12
		expect(measureChrf("ab", "abcd").chrf).toBeCloseTo((5 * (5 / 12)) / (4 + 5 / 12), 12);
	});

	test("is one for equal texts whatever their spaces, zero for texts without a common character", () => {
		expect(measureChrf("su içti", "suiçti").chrf).toBe(1);
		expect(measureChrf("ab", "cd").chrf).toBe(0);
	});
});

describe("ROUGE", () => {
	test("ROUGE-L follows the order of words, ROUGE-1 does not (Lin, section 3)", () => {
		const reference = toWords("police killed the gunman");
		const [first, , longest] = measureRouge(toWords("police kill the gunman"), reference);
		expect([first?.f1, longest?.f1]).toEqual([0.75, 0.75]);
		const turned = measureRouge(toWords("the gunman kill police"), reference);
		expect(turned.map(({ f1 }) => f1)).toEqual([0.75, 1 / 3, 0.5]);
	});
});

describe("alignment", () => {
	test("kitten becomes sitting with two substitutions and one insertion", () => {
		const figures = align(Array.from("kitten"), Array.from("sitting"));
		expect(figures).toMatchObject({ substitutions: 2, deletions: 0, insertions: 1, rate: 0.5 });
	});

	test("shows where a word is missing", () => {
		expect(align(["bir", "iki", "üç"], ["bir", "üç"]).pairs).toEqual([
			{ kind: "equal", reference: "bir", candidate: "bir" },
			{ kind: "deletion", reference: "iki", candidate: undefined },
			{ kind: "equal", reference: "üç", candidate: "üç" },
		]);
	});

	test("a word that was split is paired with its first part", () => {
		const { pairs } = align(["yarınki", "saat"], ["yarın", "ki", "saat"]);
		expect(pairs.map(({ kind, candidate }) => `${kind} ${candidate}`)).toEqual([
			"substitution yarın",
			"insertion ki",
			"equal saat",
		]);
	});

	test("the rate rises above one when words are added", () => {
		expect(align(["a"], ["b", "c", "d"]).rate).toBe(3);
		expect(align([], []).rate).toBe(0);
	});
});
