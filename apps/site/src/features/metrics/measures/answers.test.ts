import { describe, expect, test } from "vitest";
import { measureAnswer, measureSpelling } from "./answers.ts";

describe("answers", () => {
	test("one word too many breaks the exact match but not the shared words", () => {
		const figures = measureAnswer(["haziran", "2023'te"], ["haziran"]);
		expect(figures.isExact).toBe(false);
		expect(figures.f1).toBeCloseTo(2 / 3, 12);
	});

	test("equal answers match, two empty ones as well", () => {
		expect(measureAnswer(["on", "iki"], ["on", "iki"])).toEqual({ isExact: true, f1: 1 });
		expect(measureAnswer([], [])).toEqual({ isExact: true, f1: 1 });
	});
});

describe("spelling", () => {
	test("one letter misread out of seven", () => {
		expect(measureSpelling("12O,5O₺", "12O,50₺").similarity).toBeCloseTo(6 / 7, 12);
	});

	test("up to half alike counts as wrong, as in the paper", () => {
		expect(measureSpelling("abcx", "abcd").similarity).toBe(0.75);
		expect(measureSpelling("abxx", "abcd").similarity).toBe(0);
		expect(measureSpelling("axxx", "abcd").similarity).toBe(0);
		expect(measureSpelling("", "").similarity).toBe(1);
	});
});
