import { expect, test } from "vitest";
import { denoise, STEPS } from "./exact-denoiser.ts";

const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8];

test("a run ends at one picture and is sure of it", () => {
	for (const seed of SEEDS) {
		const last = denoise(seed).at(-1);
		expect(Math.max(...(last?.shares ?? []))).toBeGreaterThan(0.99);
		expect((last?.picture ?? []).every((value) => Math.min(value, 1 - value) < 0.01)).toBe(true);
	}
});

test("shares sum to 1 at every step, and the first step is unsure", () => {
	const stages = denoise(1);
	expect(stages).toHaveLength(STEPS + 1);
	for (const { shares } of stages) expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
	expect(Math.max(...(stages[0]?.shares ?? []))).toBeLessThan(0.9);
});

test("other noise leads to other pictures", () => {
	const winners = SEEDS.map((seed) => {
		const shares = denoise(seed).at(-1)?.shares ?? [];
		return shares.indexOf(Math.max(...shares));
	});
	expect(new Set(winners).size).toBe(3);
});
