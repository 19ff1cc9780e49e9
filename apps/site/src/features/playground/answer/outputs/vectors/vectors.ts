/** The vectors of an output: one list of numbers, or one for each text. Deeper lists (one for each token) are replaced by their mean. */
export function toVectors(output: unknown): readonly (readonly number[])[] {
	if (!Array.isArray(output)) return [];
	if (output.every((one) => typeof one === "number")) return [output];
	return output.map(toVector);
}

/** Cosine similarity of two vectors of the same length: 1 for the same direction, 0 for none in common. */
export function cosine(a: readonly number[], b: readonly number[]): number {
	const size = Math.sqrt(dot(a, a) * dot(b, b));
	return size === 0 ? 0 : dot(a, b) / size;
}

function toVector(value: unknown): readonly number[] {
	if (!Array.isArray(value)) return [];
	if (value.every((one) => typeof one === "number")) return value;
	const rows = value.map(toVector);
	return (rows[0] ?? []).map(
		(_, index) => rows.reduce((sum, row) => sum + (row[index] ?? 0), 0) / rows.length,
	);
}

function dot(a: readonly number[], b: readonly number[]): number {
	return a.reduce((sum, one, index) => sum + one * (b[index] ?? 0), 0);
}
