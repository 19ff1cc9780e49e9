/** Overlap of two texts in n-grams of one size. */
export interface NgramOverlap {
	/** Length of the n-grams, in units. */
	readonly size: number;
	/** N-grams of the prediction found in the reference, each at most as often as it occurs there. */
	readonly matches: number;
	/** N-grams of the prediction. */
	readonly predicted: number;
	/** N-grams of the reference. */
	readonly expected: number;
}

/** Compares the n-grams of a prediction with those of a reference. */
export function compareNgrams(
	prediction: readonly string[],
	reference: readonly string[],
	size: number,
): NgramOverlap {
	return {
		size,
		matches: countMatches(countNgrams(prediction, size), countNgrams(reference, size)),
		predicted: Math.max(0, prediction.length - size + 1),
		expected: Math.max(0, reference.length - size + 1),
	};
}

/** Every run of `size` neighbours with the number of times it occurs. Parts are joined with a sign that no token holds. */
export function countNgrams(parts: readonly string[], size: number): ReadonlyMap<string, number> {
	const counts = new Map<string, number>();
	for (let start = 0; start + size <= parts.length; start++) {
		const ngram = parts.slice(start, start + size).join("\u0000");
		counts.set(ngram, (counts.get(ngram) ?? 0) + 1);
	}
	return counts;
}

/** How many n-grams two counts share, each as often as in the count that has fewer. */
export function countMatches(
	counts: ReadonlyMap<string, number>,
	others: ReadonlyMap<string, number>,
): number {
	let matches = 0;
	for (const [ngram, count] of counts) matches += Math.min(count, others.get(ngram) ?? 0);
	return matches;
}
