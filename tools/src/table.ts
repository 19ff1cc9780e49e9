/**
 * Rows as text in aligned columns, the first row as a heading.
 * Columns named in `rightAligned` (by index) are aligned to the right, for numbers.
 */
export function printTable(
	rows: readonly (readonly string[])[],
	rightAligned: readonly number[] = [],
): string {
	const widths = (rows[0] ?? []).map((_, column) =>
		Math.max(...rows.map((row) => (row[column] ?? "").length)),
	);
	const lines = rows.map((row) =>
		widths
			.map((width, column) => {
				const cell = row[column] ?? "";
				return rightAligned.includes(column) ? cell.padStart(width) : cell.padEnd(width);
			})
			.join("  ")
			.trimEnd(),
	);
	return lines.toSpliced(1, 0, widths.map((width) => "-".repeat(width)).join("  ")).join("\n");
}
