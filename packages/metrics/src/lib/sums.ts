/** Sum of a list; 0 for none. */
export function sumOf(values: readonly number[]): number {
	let sum = 0;
	for (const value of values) sum += value;
	return sum;
}

/** Arithmetic mean of a list that is not empty. */
export function meanOf(values: readonly number[]): number {
	return sumOf(values) / values.length;
}

/** A share, 0 where the whole is 0: the convention of this package for precision, recall and F1 (scikit-learn's `zero_division=0`). */
export function share(part: number, whole: number): number {
	return whole === 0 ? 0 : part / whole;
}

/** Adds lists of numbers of one length, position by position. */
export function addUp(rows: readonly (readonly number[])[]): readonly number[] {
	const sums = Array.from(rows[0] ?? [], () => 0);
	for (const row of rows)
		for (let index = 0; index < row.length; index++) sums[index] = (sums[index] ?? 0) + (row[index] ?? 0);
	return sums;
}
