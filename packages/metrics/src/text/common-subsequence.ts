/** Length of the longest common subsequence of two lists. */
export function findCommonLength(first: readonly string[], second: readonly string[]): number {
	return fillLengths(first, second)[first.length]?.[second.length] ?? 0;
}

/**
 * Positions in `first`, ascending, of one longest common subsequence: read from the end, equal parts are paired at once,
 * and among equally long ways the one that passes over a part of `first` is taken, as rouge-score does.
 */
export function findCommonPositions(first: readonly string[], second: readonly string[]): readonly number[] {
	const lengths = fillLengths(first, second);
	const positions: number[] = [];
	let [row, column] = [first.length, second.length];
	while (row > 0 && column > 0) {
		if (first[row - 1] === second[column - 1]) {
			positions.push(row - 1);
			row--;
			column--;
		} else if ((lengths[row]?.[column - 1] ?? 0) > (lengths[row - 1]?.[column] ?? 0)) column--;
		else row--;
	}
	return positions.toReversed();
} /** Lengths of the longest common subsequences of all beginnings of two lists, row by row. */
function fillLengths(first: readonly string[], second: readonly string[]): readonly Uint32Array[] {
	const rows = [new Uint32Array(second.length + 1)];
	for (const part of first) {
		const above = rows.at(-1) ?? new Uint32Array(0);
		const row = new Uint32Array(second.length + 1);
		for (const [index, other] of second.entries())
			row[index + 1] =
				part === other ? (above[index] ?? 0) + 1 : Math.max(row[index] ?? 0, above[index + 1] ?? 0);
		rows.push(row);
	}
	return rows;
}
