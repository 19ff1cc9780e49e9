import { describe, expect, test } from "vitest";
import { measureOverlap } from "./box-overlap.ts";
import { measureClassification } from "./classification.ts";
import { measureCosine, measurePerplexity, measureRegression, measureReturn } from "./number-lists.ts";
import { measureAveragePrecision, measureDiscountedGain, measureReciprocalRank } from "./ranking.ts";

describe("classification", () => {
	test("counts each class and averages without weights", () => {
		const figures = measureClassification(["a", "a", "a", "b"], ["a", "a", "b", "b"]);
		expect(figures).toMatchObject({ correct: 3, accuracy: 0.75 });
		expect(figures.classes.map(({ precision, recall, f1 }) => [precision, recall, f1])).toEqual([
			[1, 2 / 3, 0.8],
			[0.5, 1, 2 / 3],
		]);
		expect(figures.macro.f1).toBeCloseTo((0.8 + 2 / 3) / 2, 12);
	});

	test("a class that is never predicted has precision zero", () => {
		expect(measureClassification(["a", "b"], ["a", "a"]).classes[1]).toMatchObject({ precision: 0, f1: 0 });
	});
});

describe("boxes", () => {
	test("two squares shifted by half their side share a seventh", () => {
		const overlap = measureOverlap([0, 0, 2, 2], [1, 1, 3, 3]);
		expect(overlap).toEqual({ intersection: 1, union: 7, iou: 1 / 7 });
	});

	test("boxes apart or touching share nothing", () => {
		expect(measureOverlap([0, 0, 1, 1], [1, 0, 2, 1]).iou).toBe(0);
		expect(measureOverlap([0, 0, 1, 1], [5, 5, 6, 6]).iou).toBe(0);
	});
});

describe("rankings", () => {
	test("average precision: hits at 1, 3 and 5 of three", () => {
		const { averagePrecision } = measureAveragePrecision([true, false, true, false, true], 3);
		expect(averagePrecision).toBeCloseTo((1 + 2 / 3 + 3 / 5) / 3, 12);
	});

	test("what was never found lowers average precision", () => {
		expect(measureAveragePrecision([true], 2).averagePrecision).toBe(0.5);
	});

	test("mean reciprocal rank: first hits at 3, 2 and 1", () => {
		const lists = [
			[false, false, true],
			[false, true],
			[true, true],
		];
		expect(measureReciprocalRank(lists).mean).toBeCloseTo(11 / 18, 12);
		expect(measureReciprocalRank([[false]]).mean).toBe(0);
	});

	test("discounted gain of the grades 3 2 3 0 1 2", () => {
		const { dcg, ideal, ndcg } = measureDiscountedGain([3, 2, 3, 0, 1, 2], 6);
		expect([dcg, ideal, ndcg].map((value) => value.toFixed(3))).toEqual(["6.861", "7.141", "0.961"]);
		expect(measureDiscountedGain([0, 0], 2).ndcg).toBe(0);
	});
});

describe("lists of numbers", () => {
	test("a model that always hesitates between four tokens has perplexity four", () => {
		expect(measurePerplexity([0.25, 0.25, 0.25]).perplexity).toBeCloseTo(4, 12);
		expect(measurePerplexity([1, 1]).perplexity).toBe(1);
	});

	test("regression: errors and the share of variance explained", () => {
		const figures = measureRegression([3, -0.5, 2, 7], [2.5, 0, 2, 8]);
		expect(figures.mse).toBe(0.375);
		expect(figures.mae).toBe(0.5);
		expect(figures.r2).toBeCloseTo(0.9486, 4);
		expect(measureRegression([1, 1], [1, 2]).r2).toBeUndefined();
	});

	test("cosine: equal direction, right angle, no direction", () => {
		expect(measureCosine([1, 2], [2, 4]).cosine).toBeCloseTo(1, 12);
		expect(measureCosine([1, 0], [0, 1]).cosine).toBe(0);
		expect(measureCosine([0, 0], [1, 1]).cosine).toBeUndefined();
	});

	test("later rewards count less", () => {
		expect(measureReturn([1, 1, 1], 0.5).total).toBe(1.75);
		expect(measureReturn([2, 3], 1).total).toBe(5);
	});
});
