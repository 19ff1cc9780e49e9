import * as fc from "fast-check";
import { expect, test } from "vitest";
import {
	accuracy,
	align,
	boxOverlap,
	bootstrapInterval,
	chrf,
	classificationScores,
	countErrors,
	mcNemar,
	normalizeText,
	normalizeTurkish,
	pairedBootstrap,
	pearson,
	rougePair,
	seededRandom,
	spearman,
	tokenF1,
} from "../../src/index.ts";
import { label, number, pairsOf, RUNS, text } from "./draw.ts";

const words = fc.array(fc.constantFrom("kar", "yağdı", "ısı", "çok"), { maxLength: 8 });

test("exchanging predictions and references exchanges precision and recall, and keeps F1, accuracy and MCC", () => {
	fc.assert(
		fc.property(pairsOf(label, label), ([predictions, references]) => {
			const [one, other] = [
				classificationScores(predictions, references),
				classificationScores(references, predictions),
			];
			expect(one.macro.precision).toBeCloseTo(other.macro.recall, 12);
			expect(one.macro.f1).toBeCloseTo(other.macro.f1, 12);
			expect(one.mcc).toBeCloseTo(other.mcc, 12);
			expect(one.accuracy).toBe(accuracy(references, predictions));
		}),
		RUNS,
	);
});

test("overlaps, correlations, ROUGE F1 and word F1 are symmetric", () => {
	fc.assert(
		fc.property(text, text, (one, other) => {
			expect(tokenF1([one], [other])).toBeCloseTo(tokenF1([other], [one]), 12);
			for (const kind of ["rouge-1", "rouge-2", "rouge-l"] as const)
				expect(rougePair(one, other, kind).f1).toBeCloseTo(rougePair(other, one, kind).f1, 12);
			expect(chrf([one], [other], { beta: 1 }).score).toBeCloseTo(
				chrf([other], [one], { beta: 1 }).score,
				12,
			);
		}),
		RUNS,
	);
	const side = fc.tuple(fc.nat(9), fc.nat(9)).map(([at, more]) => [at, at + more] as const);
	const box = fc.tuple(side, side).map(([[l, r], [t, b]]) => [l, t, r, b] as const);
	fc.assert(
		fc.property(box, box, (one, other) => {
			expect(boxOverlap(one, other).iou).toBe(boxOverlap(other, one).iou);
		}),
		RUNS,
	);
});

test("correlations do not see scale and offset, and change their sign with one side", () => {
	const few = fc.uniqueArray(fc.integer({ min: -50, max: 50 }), { minLength: 3, maxLength: 10 });
	fc.assert(
		fc.property(few, few, (one, other) => {
			const count = Math.min(one.length, other.length);
			const [first, second] = [one.slice(0, count), other.slice(0, count)];
			for (const metric of [pearson, spearman]) {
				const value = metric(first, second);
				expect(metric(second, first)).toBeCloseTo(value, 10);
				expect(
					metric(
						first.map((x) => 3 * x + 7),
						second,
					),
				).toBeCloseTo(value, 10);
				expect(
					metric(
						first.map((x) => -x),
						second,
					),
				).toBeCloseTo(-value, 10);
			}
		}),
		RUNS,
	);
});

test("errors: an alignment shows as many as are counted, and turning both texts round keeps them", () => {
	fc.assert(
		fc.property(words, words, (prediction, reference) => {
			const counts = countErrors(prediction, reference);
			const pairs = align(prediction, reference);
			const count = (kind: string): number => pairs.filter((pair) => pair.kind === kind).length;
			expect([count("equal"), count("substitution"), count("deletion"), count("insertion")]).toEqual([
				counts.hits,
				counts.substitutions,
				counts.deletions,
				counts.insertions,
			]);
			expect(pairs.flatMap((pair) => pair.reference ?? [])).toEqual(reference);
			expect(pairs.flatMap((pair) => pair.prediction ?? [])).toEqual(prediction);
			expect(countErrors(prediction.toReversed(), reference.toReversed())).toEqual(counts);
			const back = countErrors(reference, prediction);
			expect([back.deletions, back.insertions]).toEqual([counts.insertions, counts.deletions]);
		}),
		RUNS,
	);
});

test("a text that has been normalized stays as it is", () => {
	const odd = fc.constantFrom(
		"I",
		"\u0307",
		"İ",
		"'",
		"’",
		"-",
		"3",
		".",
		",",
		"e\u0301",
		"ß",
		"Σ",
		"🙂",
		" ",
		"\n",
	);
	const anything = fc.array(odd, { maxLength: 20 }).map((parts) => parts.join(""));
	fc.assert(
		fc.property(fc.oneof(text, anything), (one) => {
			const once = normalizeText(one);
			expect(normalizeText(once)).toBe(once);
			expect(normalizeTurkish(normalizeTurkish(one))).toBe(normalizeTurkish(one));
		}),
		RUNS,
	);
});

test("an interval holds the middle of its samples and widens with its level", () => {
	fc.assert(
		fc.property(fc.array(number, { minLength: 2, maxLength: 20 }), fc.nat(1000), (items, seed) => {
			const mean = {
				items,
				score: (some: readonly number[]) => some.reduce((a, b) => a + b, 0) / some.length,
			};
			const draw = (level: number) =>
				bootstrapInterval(mean, { random: seededRandom(seed), resamples: 50, level });
			const [narrow, wide] = [draw(0.5), draw(0.95)];
			expect(wide.low).toBeLessThanOrEqual(narrow.low);
			expect(narrow.low).toBeLessThanOrEqual(narrow.high);
			expect(narrow.high).toBeLessThanOrEqual(wide.high);
		}),
		RUNS,
	);
});

test("tests of two models do not depend on which comes first", () => {
	fc.assert(
		fc.property(pairsOf(fc.boolean(), fc.boolean()), ([first, second]) => {
			expect(mcNemar(first, second).pValue).toBe(mcNemar(second, first).pValue);
			const [one, other] = [first, second].map((list) => ({
				items: list.map(Number),
				score: (some: readonly number[]) => some.reduce((a, b) => a + b, 0) / some.length,
			}));
			if (!one || !other) return;
			const run = (a: typeof one, b: typeof one) =>
				pairedBootstrap(a, b, { random: seededRandom(3), resamples: 40 });
			expect(run(one, other).difference).toBeCloseTo(-run(other, one).difference, 12);
			expect(run(one, one)).toMatchObject({ difference: 0, pValue: 1 });
		}),
		RUNS,
	);
});
