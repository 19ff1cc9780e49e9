import { describe, expect, test } from "vitest";
import { align } from "./alignment.ts";
import { anls, compareSpelling, exactMatch, tokenF1 } from "./answers.ts";
import { bleu } from "./bleu.ts";
import { chrf } from "./chrf.ts";
import { cer, wer } from "./error-rates.ts";
import { normalizeTurkish } from "./normalize.ts";
import { perplexity } from "./perplexity.ts";
import { rougePair } from "./rouge.ts";
import { toRougeWords, toWords } from "./tokenize.ts";

describe("tokens", () => {
	test("punctuation stands alone and a suffix stays with its proper name", () => {
		expect(toWords("Ankara'da, kar yağdı.")).toEqual(["Ankara'da", ",", "kar", "yağdı", "."]);
	});

	test("ROUGE keeps Turkish words whole", () => {
		expect(toRougeWords("Şişli'de çay, 3,5 TL")).toEqual(["şişli", "de", "çay", "3", "5", "tl"]);
	});
});

describe("BLEU", () => {
	const plain = { tokenize: toWords, smoothing: "none" } as const;

	test("is the geometric mean of the four precisions", () => {
		const { score, matches, totals } = bleu(["a b c d e x"], ["a b c d e f"], plain);
		expect([matches, totals]).toEqual([
			[5, 4, 3, 2],
			[6, 5, 4, 3],
		]);
		expect(score).toBeCloseTo((1 / 3) ** 0.25, 12);
	});

	test("a repeated word counts only as often as in the reference (Papineni et al., example 2)", () => {
		const { matches } = bleu(["the the the the the the the"], ["the cat is on the mat"], plain);
		expect(matches[0]).toBe(2);
	});

	test("a shorter translation pays the brevity penalty", () => {
		expect(bleu(["a b c d"], ["a b c d e"], plain).brevityPenalty).toBeCloseTo(Math.exp(-0.25), 12);
	});

	test("is zero without a common run of four, and for an empty translation", () => {
		expect(bleu(["a b c"], ["a b c d"], plain).score).toBe(0);
		expect(bleu([""], ["a"], plain).score).toBe(0);
	});
});

describe("chrF", () => {
	test("weighs recall twice as much as precision", () => {
		// sizes 1 and 2: precision (2/2 + 1/1) / 2 = 1, recall (2/4 + 1/3) / 2 = 5/12
		expect(chrf(["ab"], ["abcd"]).score).toBeCloseTo((5 * (5 / 12)) / (4 + 5 / 12), 12);
	});

	test("is one for equal texts whatever their spaces, zero for texts without a common character", () => {
		expect(chrf(["su içti"], ["suiçti"]).score).toBe(1);
		expect(chrf(["ab"], ["cd"]).score).toBe(0);
	});
});

test("ROUGE-L follows the order of words, ROUGE-1 does not (Lin, section 3)", () => {
	const reference = "police killed the gunman";
	const score = (text: string) =>
		(["rouge-1", "rouge-2", "rouge-l"] as const).map((kind) => rougePair(text, reference, kind).f1);
	expect(score("police kill the gunman")).toEqual([0.75, 1 / 3, 0.75]);
	expect(score("the gunman kill police")).toEqual([0.75, 1 / 3, 0.5]);
});

describe("errors", () => {
	test("kitten becomes sitting with two substitutions and one insertion", () => {
		const { rate, ...counts } = cer(["sitting"], ["kitten"]);
		expect(rate).toBe(0.5);
		expect(counts).toEqual({ hits: 4, substitutions: 2, deletions: 0, insertions: 1, referenceLength: 6 });
	});

	test("an alignment shows where a word is missing", () => {
		expect(align(["bir", "üç"], ["bir", "iki", "üç"])).toEqual([
			{ kind: "equal", reference: "bir", prediction: "bir" },
			{ kind: "deletion", reference: "iki", prediction: undefined },
			{ kind: "equal", reference: "üç", prediction: "üç" },
		]);
	});

	test("a word that was split is paired with its first part", () => {
		const pairs = align(["yarın", "ki", "saat"], ["yarınki", "saat"]);
		expect(pairs.map(({ kind, prediction }) => `${kind} ${prediction}`)).toEqual([
			"substitution yarın",
			"insertion ki",
			"equal saat",
		]);
	});

	test("the rate rises above one when words are added", () => {
		expect(wer(["b c d"], ["a"]).rate).toBe(3);
	});

	test("an empty transcript misses every word", () => {
		expect(wer([""], ["bir iki"])).toMatchObject({ rate: 1, deletions: 2 });
	});

	test("spelling can be made equal first", () => {
		const [transcript, truth] = [["ısı istanbul'da düştü"], ["Isı, İstanbul'da düştü."]] as const;
		expect(wer(transcript, truth).rate).toBe(1);
		expect(wer(transcript, truth, { normalize: normalizeTurkish }).rate).toBe(0);
	});
});

describe("answers", () => {
	test("one word too many breaks the exact match but not the shared words", () => {
		expect(exactMatch(["haziran 2023'te"], ["Haziran"])).toBe(0);
		expect(tokenF1(["haziran 2023'te"], ["Haziran"])).toBeCloseTo(2 / 3, 12);
	});

	test("the best of several references counts", () => {
		expect(exactMatch(["1994"], [["1994'te", "1994"]])).toBe(1);
	});

	test("İ and I are told apart by the Turkish rule", () => {
		expect(exactMatch(["ısparta"], ["ISPARTA"])).toBe(0);
		expect(exactMatch(["ısparta"], ["ISPARTA"], { normalize: normalizeTurkish })).toBe(1);
	});

	test("up to half alike counts as wrong, as in the paper on ANLS", () => {
		expect(compareSpelling("12O,5O₺", "12O,50₺")).toMatchObject({ edits: 1, longest: 7 });
		expect(compareSpelling("12O,5O₺", "12O,50₺").similarity).toBeCloseTo(6 / 7, 12);
		expect(compareSpelling("abxx", "abcd").similarity).toBe(0);
		expect(compareSpelling("", "").similarity).toBe(1);
		expect(anls(["abcx", "abxx"], [["abcd"], ["abcd", "abxy"]])).toBe(0.75);
	});
});

test("a model that always hesitates between four tokens has perplexity four", () => {
	expect(perplexity([[Math.log(0.25), Math.log(0.25)], [Math.log(0.25)]])).toBeCloseTo(4, 12);
	expect(perplexity([[0, 0]])).toBe(1);
});
