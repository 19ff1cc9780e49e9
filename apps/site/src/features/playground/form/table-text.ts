/** Columns by name, each with its cells from top to bottom. */
export type Columns = Readonly<Record<string, readonly string[]>>;

/** A table as lines of cells, the first with the names of the columns. */
export function toTableText(columns: Columns): string {
	const names = Object.keys(columns);
	const height = Math.max(0, ...Object.values(columns).map(({ length }) => length));
	const rows = Array.from({ length: height }, (_, row) => names.map((name) => columns[name]?.[row] ?? ""));
	return [names, ...rows].map((cells) => cells.join("; ")).join("\n");
}

/**
 * The columns of a table typed as lines. Cells are parted by tabs where the first line holds one (as spreadsheets copy
 * them), otherwise by semicolons. Nothing when a line has another number of cells than the first.
 */
export function fromTableText(text: string): Columns | undefined {
	const lines = text.split(/\r?\n/).filter((line) => line.trim() !== "");
	const mark = lines[0]?.includes("\t") ? "\t" : ";";
	const [names, ...rows] = lines.map((line) => line.split(mark).map((cell) => cell.trim()));
	if (!names || rows.some(({ length }) => length !== names.length)) return undefined;
	return Object.fromEntries(names.map((name, column) => [name, rows.map((row) => row[column] ?? "")]));
}
