import { MetricError } from "../lib/errors.ts";
import { meanOf, sumOf } from "../lib/sums.ts";
import { checkNumbers } from "./regression.ts";

/**
 * Pearson correlation of predicted and true numbers, -1 to 1. Throws `length`, `empty`, `not-finite`, and `undefined` when
 * all numbers of one side are equal. Source: SciPy's `pearsonr`.
 * @param predictions Predicted number of each item.
 * @param references True number of each item, in the same order.
 * @example
 * pearson([1, 2, 3], [2, 4, 7]); // 0.9934
 */
export function pearson(predictions: readonly number[], references: readonly number[]): number {
	checkNumbers(predictions, references);
	return correlate(predictions, references);
}

/**
 * Spearman correlation: Pearson's of the ranks, equal numbers sharing the mean of their ranks, -1 to 1. Throws `length`,
 * `empty`, `not-finite`, and `undefined` when all numbers of one side are equal. Source: SciPy's `spearmanr`.
 * @param predictions Predicted number of each item.
 * @param references True number of each item, in the same order.
 * @example
 * spearman([0.1, 0.4, 0.9], [1, 5, 3]); // 0.5
 */
export function spearman(predictions: readonly number[], references: readonly number[]): number {
	checkNumbers(predictions, references);
	return correlate(rank(predictions), rank(references));
}

function correlate(first: readonly number[], second: readonly number[]): number {
	if ([first, second].some((values) => values.every((value) => value === values[0])))
		throw new MetricError("undefined", "All numbers of one side are equal, so correlation has no value.");
	const [a, b] = [normalize(first), normalize(second)];
	return Math.max(-1, Math.min(1, sumOf(a.map((value, index) => value * (b[index] ?? 0)))));
}

/** Distances from the mean as a vector of length 1. */
function normalize(values: readonly number[]): readonly number[] {
	const mean = meanOf(values);
	const distances = values.map((value) => value - mean);
	const largest = distances.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
	const length = Math.sqrt(sumOf(distances.map((value) => (value / largest) ** 2)));
	return distances.map((value) => value / largest / length);
}

function rank(values: readonly number[]): readonly number[] {
	const sorted = values.toSorted((a, b) => a - b);
	const first = new Map<number, number>();
	const last = new Map<number, number>();
	for (const [index, value] of sorted.entries()) {
		if (!first.has(value)) first.set(value, index + 1);
		last.set(value, index + 1);
	}
	return values.map((value) => ((first.get(value) ?? 0) + (last.get(value) ?? 0)) / 2);
}
