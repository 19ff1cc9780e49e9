import { expect, test } from "vitest";
import { resample } from "./resample.ts";

test("a recording keeps its length in seconds, and its mean", () => {
	const samples = Float32Array.from({ length: 4800 }, (_none, index) => (index % 3 === 0 ? 1 : 0));
	const slower = resample(samples, 48_000, 16_000);
	expect(slower).toHaveLength(1600);
	expect(slower[5]).toBeCloseTo(1 / 3);
	expect(resample(samples, 16_000, 16_000)).toBe(samples);
});

test("upwards it lies on the line between two samples", () => {
	expect([...resample(Float32Array.of(0, 1), 1, 2)]).toEqual([0, 0.5, 1, 1]);
});
