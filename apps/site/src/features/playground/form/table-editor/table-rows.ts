import { splitRows } from "../draft/table-text.ts";

/** A table as rows of cells, the first with the names of the columns; all rows are of the same length. */
export type Rows = readonly (readonly string[])[];

/** A table with one empty cell under one column, where there is none to read. */
const EMPTY: Rows = [[""], [""]];

/** The rows of a table typed as lines. */
export function readRows(text: string): Rows {
	const rows = splitRows(text);
	return rows.length === 0 ? EMPTY : toEven(rows);
}

/** The cells in a text copied from a spreadsheet (parted by tabs) or a CSV file (by semicolons or commas, with quotes). */
export function readCopied(text: string): Rows {
	const first = /^[^\n]*/.exec(text)?.[0] ?? "";
	const mark = ["\t", ";", ","].find((one) => first.includes(one)) ?? "\t";
	const cell = new RegExp(`(?:"((?:[^"]|"")*)"|([^${mark}\\r\\n]*))(${mark}|\\r?\\n|$)`, "y");
	const rows: string[][] = [[]];
	for (let match = cell.exec(text); match; match = cell.exec(text)) {
		const [, quoted, plain = "", end] = match;
		rows.at(-1)?.push((quoted?.replaceAll('""', '"') ?? plain).trim());
		if (end === "" || cell.lastIndex >= text.length) break;
		if (end !== mark) rows.push([]);
	}
	return toEven(rows);
}

/** Puts cells in place of others from a cell on; the table grows where they reach beyond it. */
export function pasteCells(
	rows: Rows,
	at: { readonly row: number; readonly column: number },
	cells: Rows,
): Rows {
	const height = Math.max(rows.length, at.row + cells.length);
	const width = Math.max(rows[0]?.length ?? 0, at.column + (cells[0]?.length ?? 0));
	return Array.from({ length: height }, (_, row) =>
		Array.from(
			{ length: width },
			(__, column) => cells[row - at.row]?.[column - at.column] ?? rows[row]?.[column] ?? "",
		),
	);
}

function toEven(rows: Rows): Rows {
	const width = Math.max(...rows.map(({ length }) => length));
	return rows.map((cells) => Array.from({ length: width }, (_, column) => cells[column] ?? ""));
}
