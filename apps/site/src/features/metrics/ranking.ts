/** Average precision of a ranked list: the precision at each hit, averaged over all relevant items (`total`, at least the hits). */
export function measureAveragePrecision(
	hits: readonly boolean[],
	total: number,
): { readonly precisions: readonly number[]; readonly averagePrecision: number } {
	let found = 0;
	const precisions = hits.flatMap((isHit, index) => (isHit ? [++found / (index + 1)] : []));
	const sum = precisions.reduce((all, one) => all + one, 0);
	return { precisions, averagePrecision: total === 0 ? 0 : sum / total };
}

/** One divided by the rank of the first hit of each list, 0 without a hit, and their mean. */
export function measureReciprocalRank(lists: readonly (readonly boolean[])[]): {
	readonly reciprocals: readonly number[];
	readonly mean: number;
} {
	const reciprocals = lists.map((hits) => {
		const first = hits.indexOf(true);
		return first === -1 ? 0 : 1 / (first + 1);
	});
	const sum = reciprocals.reduce((all, one) => all + one, 0);
	return { reciprocals, mean: lists.length === 0 ? 0 : sum / lists.length };
}

/** Gain of a ranked list among its first `k` places, of the best order of the same grades, and their ratio (0 to 1). */
export function measureDiscountedGain(
	grades: readonly number[],
	k: number,
): { readonly dcg: number; readonly ideal: number; readonly ndcg: number } {
	const dcg = sumGains(grades.slice(0, k));
	const ideal = sumGains(grades.toSorted((a, b) => b - a).slice(0, k));
	return { dcg, ideal, ndcg: ideal === 0 ? 0 : dcg / ideal };
}

/** Each grade divided by the binary logarithm of its place plus one. */
function sumGains(grades: readonly number[]): number {
	return grades.reduce((sum, grade, index) => sum + grade / Math.log2(index + 2), 0);
}
