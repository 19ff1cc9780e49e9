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

/** The gains of a ranked list. Each grade is divided by the binary logarithm of its place plus one. */
export interface GainFigures {
	readonly gains: readonly number[];
	/** The same grades in the best order, and what they would have gained. */
	readonly bestGrades: readonly number[];
	readonly bestGains: readonly number[];
	readonly dcg: number;
	readonly ideal: number;
	/** Their ratio, 0 to 1; 0 when no grade is above 0. */
	readonly ndcg: number;
}

/** Gain of a ranked list among its first `k` places, of the best order of the same grades, and their ratio. */
export function measureDiscountedGain(grades: readonly number[], k: number): GainFigures {
	const bestGrades = grades.toSorted((a, b) => b - a).slice(0, k);
	const gains = discount(grades.slice(0, k));
	const bestGains = discount(bestGrades);
	const [dcg, ideal] = [findTotal(gains), findTotal(bestGains)];
	return { gains, bestGrades, bestGains, dcg, ideal, ndcg: ideal === 0 ? 0 : dcg / ideal };
}

function discount(grades: readonly number[]): readonly number[] {
	return grades.map((grade, place) => grade / Math.log2(place + 2));
}

function findTotal(values: readonly number[]): number {
	return values.reduce((sum, value) => sum + value, 0);
}
