import { expect, test } from "vitest";
import {
	bootstrapInterval,
	type Contributions,
	mcNemar,
	pairedBootstrap,
	randomizationTest,
	seededRandom,
} from "../../src/index.ts";
import { CASES, listDifferences } from "./read-cases.ts";

test.each(CASES.seededRandom)("numbers of the seed $seed", ({ seed, values }) => {
	const random = seededRandom(seed);
	expect(values.map(() => random())).toEqual(values);
});

test.each(CASES.bootstrap)("intervals as NumPy's quantiles of the same samples (%#)", (one) => {
	const { seed, resamples, level } = one;
	const interval = bootstrapInterval(meanOf(one.values), { random: seededRandom(seed), resamples, level });
	expect(
		listDifferences([interval.score, interval.low, interval.high], [one.score, one.low, one.high]),
	).toEqual([]);
});

test.each(CASES.pairedBootstrap)(
	"paired bootstrap as NumPy computes it from the same samples (%#)",
	(one) => {
		const { seed, resamples } = one;
		const result = pairedBootstrap(meanOf(one.first), meanOf(one.second), {
			random: seededRandom(seed),
			resamples,
		});
		expect(
			listDifferences([result.difference, result.low, result.high], [one.difference, one.low, one.high]),
		).toEqual([]);
		expect(listDifferences(result.pValue, one.pValue)).toEqual([]);
	},
);

/** SciPy tries every exchange; this package draws 20,000, whose share lies within 0.02 of the exact one. */
test.each(CASES.randomization)("randomization near SciPy's exact permutation test (%#)", (one) => {
	const options = { random: seededRandom(7), rounds: 20_000 };
	const result = randomizationTest(meanOf(one.first), meanOf(one.second), options);
	expect(listDifferences(result.difference, one.difference)).toEqual([]);
	expect(Math.abs(result.pValue - one.pValue)).toBeLessThan(0.02);
});

test.each(CASES.mcNemar)("McNemar as SciPy's binomial test: $onlyFirst against $onlySecond", (one) => {
	const rows = [
		...Array.from({ length: one.onlyFirst }, () => [true, false] as const),
		...Array.from({ length: one.onlySecond }, () => [false, true] as const),
		[true, true] as const,
	];
	const result = mcNemar(
		rows.map(([first]) => first),
		rows.map(([, second]) => second),
	);
	expect([result.onlyFirst, result.onlySecond]).toEqual([one.onlyFirst, one.onlySecond]);
	expect(listDifferences(result.pValue, one.pValue)).toEqual([]);
});

function meanOf(values: readonly number[]): Contributions<number> {
	return { items: values, score: (some) => some.reduce((sum, value) => sum + value, 0) / some.length };
}
