/** Columns by name, each with its cells from top to bottom. */
export type TableColumns = Readonly<Record<string, readonly string[]>>;

/** A table as lines of cells, the first with the names of the columns. */
export function toTableText(columns: TableColumns): string {
	const names = Object.keys(columns);
	const height = Math.max(0, ...Object.values(columns).map(({ length }) => length));
	const rows = Array.from({ length: height }, (_, row) => names.map((name) => columns[name]?.[row] ?? ""));
	return printRows([names, ...rows]);
}

/** The columns of a table typed as lines. Nothing when a line has another number of cells than the first. */
export function fromTableText(text: string): TableColumns | undefined {
	const [names, ...rows] = splitRows(text);
	if (!names || rows.some(({ length }) => length !== names.length)) return undefined;
	return Object.fromEntries(names.map((name, column) => [name, rows.map((row) => row[column] ?? "")]));
}

/** Rows as lines, cells parted by tabs, which no cell can hold. */
export function printRows(rows: readonly (readonly string[])[]): string {
	return rows.map((cells) => cells.map((cell) => cell.replaceAll(/[\t\r\n]+/g, " ")).join("\t")).join("\n");
}

/**
 * The cells of a table typed as lines. They are parted by tabs where the first line holds one (as spreadsheets copy them), or by
 * semicolons where it holds one of those; otherwise it names the only column.
 */
export function splitRows(text: string): readonly (readonly string[])[] {
	const lines = text.split(/\r?\n/).filter((line) => line.trim() !== "");
	const mark = ["\t", ";"].find((one) => lines[0]?.includes(one));
	return lines.map((line) => (mark ? line.split(mark) : [line]).map((cell) => cell.trim()));
}
