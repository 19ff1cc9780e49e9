/** The ids of all tokens that are possible at all, the most probable first; of equals the lower id first. */
export function rankTokens(probabilities: Float64Array): readonly number[] {
	return [...probabilities.keys()]
		.filter((id) => probabilityOf(probabilities, id) > 0)
		.toSorted((a, b) => probabilityOf(probabilities, b) - probabilityOf(probabilities, a) || a - b);
}

/** Top-k: the `count` most probable tokens share the whole, all others get 0. */
export function keepTopK(probabilities: Float64Array, count: number): Float64Array {
	return shareAmong(probabilities, rankTokens(probabilities).slice(0, count));
}

/** Top-p: the fewest tokens, from the most probable on, that have at least `part` of the whole between them share it. */
export function keepTopP(probabilities: Float64Array, part: number): Float64Array {
	const ranked = rankTokens(probabilities);
	if (part >= 1) return shareAmong(probabilities, ranked);
	let sum = 0;
	const last = ranked.findIndex((id) => (sum += probabilityOf(probabilities, id)) >= part);
	return shareAmong(probabilities, last === -1 ? ranked : ranked.slice(0, last + 1));
}

function shareAmong(probabilities: Float64Array, kept: readonly number[]): Float64Array {
	const sum = kept.reduce((total, id) => total + probabilityOf(probabilities, id), 0);
	const shared = new Float64Array(probabilities.length);
	for (const id of kept) shared[id] = probabilityOf(probabilities, id) / sum;
	return shared;
}

function probabilityOf(probabilities: Float64Array, id: number): number {
	return probabilities[id] ?? 0;
}
