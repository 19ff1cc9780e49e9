/** The rows of a table given by its columns, the headings first. */
export function toTable(
	columns: Readonly<Record<string, readonly string[]>>,
): readonly (readonly string[])[] {
	const [first = []] = Object.values(columns);
	const rows = first.map((_, row) => Object.values(columns).map((column) => column[row] ?? ""));
	return [Object.keys(columns), ...rows];
}
