import { checkFinite, checkPairs } from "../lib/check.ts";
import { type Contributions, meanContributions } from "../lib/contributions.ts";
import { MetricError } from "../lib/errors.ts";
import { sumOf } from "../lib/sums.ts";

/**
 * Cosine of the angle between two vectors of one length, -1 to 1, with dot product and lengths. Throws `length`, `empty`,
 * `not-finite`, and `undefined` for a vector of zeros. Source: scikit-learn's `cosine_similarity`, which gives 0 there.
 * @param first A vector.
 * @param second Another one of the same length.
 * @example
 * cosine([1, 0], [1, 1]).score; // 0.7071
 */
export function cosine(
	first: readonly number[],
	second: readonly number[],
): { readonly dot: number; readonly norms: readonly [number, number]; readonly score: number } {
	checkPairs(first, second);
	checkFinite(first, "first");
	checkFinite(second, "second");
	const norms = [Math.hypot(...first), Math.hypot(...second)] as const;
	if (norms.includes(0))
		throw new MetricError("undefined", "A vector of zeros has no direction, so cosine has no value.");
	const [a, b] = [toUnit(first), toUnit(second)];
	return { dot: multiply(first, second), norms, score: Math.max(-1, Math.min(1, multiply(a, b))) };
}

/**
 * Cosine of each pair of vectors, for their mean. Throws `length`, and as `cosine`.
 * @param predictions A vector for each item, all of one length.
 * @param references The vector to compare with, for each item in the same order.
 * @example
 * scoreOf(cosineContributions([[1, 0]], [[1, 1]])); // 0.7071
 */
export function cosineContributions(
	predictions: readonly (readonly number[])[],
	references: readonly (readonly number[])[],
): Contributions<number> {
	checkPairs(predictions, references);
	return meanContributions(predictions.map((vector, index) => cosine(vector, references[index] ?? []).score));
}

function multiply(first: readonly number[], second: readonly number[]): number {
	return sumOf(first.map((value, index) => value * (second[index] ?? 0)));
}

/** The vector with length 1; its numbers are first brought near 1, so that none of their squares is lost. */
function toUnit(vector: readonly number[]): readonly number[] {
	const largest = vector.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
	const scaled = vector.map((value) => value / largest);
	const length = Math.sqrt(multiply(scaled, scaled));
	return scaled.map((value) => value / length);
}
