/** The vectors of an output: one list of numbers, or one for each text. Deeper lists (one for each token) are replaced by their mean. */
export function toVectors(output: unknown): readonly (readonly number[])[] {
	if (!Array.isArray(output)) return [];
	if (output.every((one) => typeof one === "number")) return [output];
	return output.map(toVector);
}

/** The dot product of two vectors. */
export function dot(a: readonly number[], b: readonly number[]): number {
	return a.reduce((sum, one, index) => sum + one * (b[index] ?? 0), 0);
}

/**
 * Cosine similarity of two vectors: 1 for the same direction, 0 for none in common. It is given for whatever a model returns,
 * where the metric of the same name throws: for zeros, and for vectors of different length.
 */
export function cosineOrZero(a: readonly number[], b: readonly number[]): number {
	const size = Math.sqrt(dot(a, a) * dot(b, b));
	return size === 0 ? 0 : dot(a, b) / size;
}

/** Digits behind the mark that numbers need: three, or as many as give the largest of them two that say something. */
export function toDigits(numbers: readonly number[]): number {
	const largest = Math.max(0, ...numbers.map(Math.abs));
	return largest === 0
		? LEAST_DIGITS
		: Math.min(MOST_DIGITS, Math.max(LEAST_DIGITS, 1 - Math.floor(Math.log10(largest))));
}

const LEAST_DIGITS = 3;
const MOST_DIGITS = 9;

function toVector(value: unknown): readonly number[] {
	if (!Array.isArray(value)) return [];
	if (value.every((one) => typeof one === "number")) return value;
	const rows = value.map(toVector);
	return (rows[0] ?? []).map(
		(_, index) => rows.reduce((sum, row) => sum + (row[index] ?? 0), 0) / rows.length,
	);
}
