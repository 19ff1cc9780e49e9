import { expect, it } from "vitest";
import { toPeaks, toWavePath } from "./wave-shape.ts";

it("keeps the loudest of each stretch, in its share of the loudest of all", () => {
	const samples = new Float32Array([0, 0.25, -0.5, 0.125, 0, 0, 0.25, 0]);
	expect(toPeaks(samples, 4)).toEqual([0.5, 1, 0, 0.5]);
});

it("draws silence, and sounds of fewer samples than stretches", () => {
	expect(toPeaks(new Float32Array(10), 2)).toEqual([0, 0]);
	expect(toPeaks(new Float32Array([1]), 3)).toEqual([1, 1, 1]);
	expect(toPeaks(new Float32Array(), 2)).toEqual([0, 0]);
});

it("draws a stroke for each stretch about the middle, and a point for silence", () => {
	expect(toWavePath([1, 0.5, 0], 20)).toBe("M0.5 1v18M1.5 5.5v9M2.5 9.5v1");
});
