import { checkCount, checkFinite } from "../lib/check.ts";
import { MetricError } from "../lib/errors.ts";
import { share, sumOf } from "../lib/sums.ts";

/**
 * Average precision of one ranked list: the precision at each hit, summed and divided by all that is relevant.
 * Throws `range` for fewer relevant items than hits.
 * @param hits Whether the item at each rank is relevant, best rank first.
 * @param relevant How many items are relevant in all, found or not; at least the hits. 0 gives 0.
 * @example
 * averagePrecision([true, false, true], 2).score; // 0.8333
 */
export function averagePrecision(
	hits: readonly boolean[],
	relevant: number,
): { readonly precisions: readonly number[]; readonly score: number } {
	let found = 0;
	const precisions = hits.flatMap((isHit, index) => (isHit ? [++found / (index + 1)] : []));
	if (!(relevant >= found))
		throw new MetricError(
			"range",
			`The list has ${found} hits, but only ${relevant} items are said to be relevant.`,
		);
	return { precisions, score: share(sumOf(precisions), relevant) };
}

/**
 * One divided by the rank of the first hit, 0 without one.
 * @param hits Whether the item at each rank is relevant, best rank first.
 * @example
 * reciprocalRank([false, true, false]); // 0.5
 */
export function reciprocalRank(hits: readonly boolean[]): number {
	const first = hits.indexOf(true);
	return first === -1 ? 0 : 1 / (first + 1);
}

/** The gains of a ranked list. Each grade is divided by the binary logarithm of its rank plus one. */
export interface DiscountedGain {
	/** Gain at each rank: its grade, discounted. */
	readonly gains: readonly number[];
	/** The first `k` grades of the best order, and what they gain. */
	readonly bestGrades: readonly number[];
	/** Gains of the best order, by rank. */
	readonly bestGains: readonly number[];
	/** Discounted gain of the ranking. */
	readonly dcg: number;
	/** Discounted gain of the best possible order. */
	readonly ideal: number;
	/** DCG divided by the ideal, 0 to 1; 0 when no grade is above 0. */
	readonly score: number;
}

/**
 * Discounted gain of the first `k` ranks, with linear gains.
 * Throws `range` for a negative grade or a `k` below 1, and `not-finite`. Source: Järvelin and Kekäläinen, 2002.
 * @param grades Grade at each rank, 0 or more, best rank first.
 * @param k How many ranks count; default all.
 * @param known Grades of all items that could have been found; default those of the list.
 * @example
 * discountedGain([3, 0, 2]).score; // 0.9386
 */
export function discountedGain(
	grades: readonly number[],
	k = Math.max(1, grades.length),
	known: readonly number[] = grades,
): DiscountedGain {
	checkCount(k, "k");
	checkFinite(grades, "grades");
	checkFinite(known, "known");
	const negative = [...grades, ...known].find((grade) => grade < 0);
	if (negative !== undefined) throw new MetricError("range", `A grade is ${negative}; it must be 0 or more.`);
	const bestGrades = known.toSorted((a, b) => b - a).slice(0, k);
	const [gains, bestGains] = [discount(grades.slice(0, k)), discount(bestGrades)];
	const [dcg, ideal] = [sumOf(gains), sumOf(bestGains)];
	return { gains, bestGrades, bestGains, dcg, ideal, score: share(dcg, ideal) };
}

function discount(grades: readonly number[]): readonly number[] {
	return grades.map((grade, index) => grade / Math.log2(index + 2));
}
