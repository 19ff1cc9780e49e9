import { nameColumns } from "./name-columns.ts";
import { dropSeparatorLine, readSeparator } from "./separator-line.ts";
import { type Delimiter, splitCells } from "./split-cells.ts";
import { TableError } from "./table-error.ts";

/** One row of a file with its number, its line and its cells by column. */
export interface DataRow {
	/** From 1; the head of the table and empty lines do not count. */
	readonly number: number;
	/** Line of the file on which it begins, from 1. */
	readonly line: number;
	/** Cells by the names of their columns: texts, or any JSON where the file is JSONL. */
	readonly cells: Readonly<Record<string, unknown>>;
}

/** The rows and columns of a file, with the format that was detected. */
export interface Table {
	/** In the order of the file. */
	readonly columns: readonly string[];
	/** In the order of the file. */
	readonly rows: readonly DataRow[];
	/** The format that was detected. */
	readonly format: "jsonl" | "csv" | "tsv";
	/** Absent for JSONL. */
	readonly delimiter?: Delimiter;
}

/**
 * Reads the text of a CSV, TSV or JSONL file. The format is detected from the text: lines with an object are JSONL, and the
 * delimiter is the one of comma, semicolon and tab that the head holds most often.
 * @param text The text of the file, from `decodeText`.
 * @param mostRows How many rows are read. Default: no limit
 * @throws TableError that says why it cannot be read, with the line
 * @example
 * const { columns, rows } = readTable("text,label\nLovely,good");
 * columns; // ["text", "label"]
 * rows[0]?.cells; // { text: "Lovely", label: "good" }
 */
export function readTable(text: string, mostRows: number = Infinity): Table {
	const [first = ""] = text.trimStart();
	if (first === "") throw new TableError("empty");
	if (first === "[") throw new TableError("json-list");
	const table = first === "{" ? readObjects(text, mostRows) : readDelimited(text, mostRows);
	if (table.rows.length === 0) throw new TableError("empty");
	return table;
}

/**
 * The delimiter of a table: the one that a first line such as `sep=;` names, else of comma, semicolon and tab the one that its
 * head holds most often, outside of quotes.
 * @param text The text of a table.
 * @example
 * findDelimiter("text;label\n1,5;good"); // ";"
 */
export function findDelimiter(text: string): Delimiter {
	const named = readSeparator(text);
	const known = DELIMITERS.find((delimiter) => delimiter === named);
	if (known) return known;
	const [head = ""] = text.trimStart().split(/[\r\n]/, 1);
	const plain = head.replaceAll(/"(?:[^"]|"")*"/g, "");
	const count = (delimiter: Delimiter): number => plain.split(delimiter).length;
	return DELIMITERS.toSorted((one, other) => count(other) - count(one))[0] ?? ",";
}

const DELIMITERS: readonly Delimiter[] = [",", ";", "\t"];

function readObjects(text: string, mostRows: number): Table {
	const rows: DataRow[] = [];
	const columns = new Set<string>();
	for (const [index, content] of text.split(/\r\n|\r|\n/).entries()) {
		if (content.trim() === "") continue;
		const line = index + 1;
		if (rows.length >= mostRows) throw new TableError("too-many-rows", { line, most: mostRows });
		const cells = parseObject(content, line);
		for (const name of Object.keys(cells)) columns.add(name);
		rows.push({ number: rows.length + 1, line, cells });
	}
	return { columns: [...columns], rows, format: "jsonl" };
}

function parseObject(content: string, line: number): DataRow["cells"] {
	let value: unknown;
	try {
		value = JSON.parse(content);
	} catch (error) {
		throw new TableError("not-json", {
			line,
			reason: error instanceof Error ? error.message : String(error),
		});
	}
	if (typeof value !== "object" || value === null || Array.isArray(value))
		throw new TableError("not-object", { line });
	return value as DataRow["cells"]; // an object that is no list
}

function readDelimited(text: string, mostRows: number): Table {
	const delimiter = findDelimiter(text);
	const rows: DataRow[] = [];
	let columns: readonly string[] | undefined;
	for (const { line, cells } of splitCells(dropSeparatorLine(text), delimiter)) {
		if (!columns) {
			columns = nameColumns(cells);
			const twice = columns.find((name, index) => columns?.indexOf(name) !== index);
			if (twice !== undefined) throw new TableError("same-column", { line, column: twice });
			continue;
		}
		if (cells.length !== columns.length)
			throw new TableError("uneven", { line, cells: cells.length, columns: columns.length });
		if (rows.length >= mostRows) throw new TableError("too-many-rows", { line, most: mostRows });
		const named = columns.map((name, index): [string, string] => [name, cells[index] ?? ""]);
		rows.push({ number: rows.length + 1, line, cells: Object.fromEntries(named) });
	}
	return { columns: columns ?? [], rows, format: delimiter === "\t" ? "tsv" : "csv", delimiter };
}
