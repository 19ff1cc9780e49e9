import { describe, expect, it } from "vitest";
import { softmax } from "./softmax.ts";

const rounded = (values: Float64Array): number[] => [...values].map((value) => Number(value.toFixed(4)));

describe("softmax", () => {
	it("divides the power of each score by the sum of all", () => {
		expect(rounded(softmax([2, 1, 0]))).toEqual([0.6652, 0.2447, 0.09]);
	});

	it("is sharper below a temperature of 1 and flatter above", () => {
		expect(rounded(softmax([2, 1, 0], 0.5))).toEqual([0.8668, 0.1173, 0.0159]);
		expect(rounded(softmax([2, 1, 0], 2))).toEqual([0.5065, 0.3072, 0.1863]);
	});

	it("puts everything on the first best token at a temperature of 0", () => {
		expect([...softmax([1, 3, 3], 0)]).toEqual([0, 1, 0]);
	});

	it("stays a distribution for scores whose powers no number holds", () => {
		expect(rounded(softmax([1000, 999, -1000]))).toEqual([0.7311, 0.2689, 0]);
	});
});
