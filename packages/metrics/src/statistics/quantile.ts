import { checkBetween, checkFinite, checkSome } from "../lib/check.ts";

/**
 * Value below which a share of a list lies, between two entries in proportion: the median for 0.5.
 * Throws `empty`, `not-finite`, and `range` for a share outside 0 to 1. Source: NumPy's `quantile` (type 7 of Hyndman and Fan).
 * @param values In any order.
 * @param share 0 to 1: 0.5 for the median.
 * @example
 * quantile([4, 1, 3, 2], 0.5); // 2.5
 */
export function quantile(values: readonly number[], share: number): number {
	checkSome(values, "values");
	checkFinite(values, "values");
	checkBetween(share, [0, 1], "share");
	return findQuantile(
		values.toSorted((one, other) => one - other),
		share,
	);
}

/** As `quantile`, of a sorted list and without checks. */
export function findQuantile(sorted: readonly number[], share: number): number {
	const position = share * (sorted.length - 1);
	const below = Math.floor(position);
	const [low = 0, high = low] = sorted.slice(below, below + 2);
	return low + (position - below) * (high - low);
}
