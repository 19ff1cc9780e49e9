/**
 * Scores of which those of tokens that occur in the text already are lowered: divided by the penalty when positive,
 * multiplied when negative. A token that occurs twice is penalized once; a penalty of 1 changes nothing.
 */
export function penalizeRepetition(
	scores: ArrayLike<number>,
	seen: Iterable<number>,
	penalty: number,
): Float64Array {
	const values = Float64Array.from(scores);
	for (const id of new Set(seen)) {
		const score = values[id];
		if (score !== undefined) values[id] = score > 0 ? score / penalty : score * penalty;
	}
	return values;
}
