/** Fewest changes that make a prediction of a reference. */
export interface ErrorCounts {
	/** Parts that are right. */
	readonly hits: number;
	/** Units that were replaced by others. */
	readonly substitutions: number;
	/** Parts of the reference that are missing. */
	readonly deletions: number;
	/** Parts that the reference lacks. */
	readonly insertions: number;
}

/** Cost of an error; a substitution costs one unit more, so that among equally few errors the fewest substitutions win. */
export const ERROR_COST = 2 ** 26;

/**
 * Counts the fewest substitutions, deletions and insertions between two lists; among equally few errors those with the
 * most hits. Memory grows with the length of the prediction only.
 * @param prediction What the model gave, part by part: words or characters.
 * @param reference What would have been right, in the same parts.
 * @example
 * countErrors([..."kitten"], [..."sitting"]); // { hits: 4, substitutions: 2, deletions: 1, insertions: 0 }
 */
export function countErrors(prediction: readonly string[], reference: readonly string[]): ErrorCounts {
	let above = Float64Array.from({ length: prediction.length + 1 }, (_, column) => column * ERROR_COST);
	for (const part of reference) above = nextCosts(above, prediction, part);
	const cost = above[prediction.length] ?? 0;
	const errors = Math.floor(cost / ERROR_COST);
	const substitutions = cost - errors * ERROR_COST;
	const deletions = (errors - substitutions + reference.length - prediction.length) / 2;
	const insertions = errors - substitutions - deletions;
	return { hits: reference.length - substitutions - deletions, substitutions, deletions, insertions };
}

/** Costs after one more part of the reference, for every beginning of the prediction. */
export function nextCosts(
	above: Float64Array<ArrayBuffer>,
	prediction: readonly string[],
	part: string,
): Float64Array<ArrayBuffer> {
	const row = new Float64Array(above.length);
	row[0] = (above[0] ?? 0) + ERROR_COST;
	for (let column = 0; column < prediction.length; column++) {
		const paired = (above[column] ?? 0) + (part === prediction[column] ? 0 : ERROR_COST + 1);
		row[column + 1] = Math.min(
			paired,
			(above[column + 1] ?? 0) + ERROR_COST,
			(row[column] ?? 0) + ERROR_COST,
		);
	}
	return row;
}
