import { open } from "node:fs/promises";
import { basename, extname, join } from "node:path";
import { type Delimiter, printCsvRow, readText } from "@pusula/measure";
import { syncFolder } from "../io/sync-folder.ts";
import { cellOf, type Row } from "./rows/open-rows.ts";
import type { RowFormat } from "./rows/row-file.ts";

/** How lines of the output are made. */
export interface LineOptions {
	readonly format: RowFormat;
	/** Without meaning for JSONL. */
	readonly delimiter: Delimiter;
	/** Columns of the input, for tables. */
	readonly columns: readonly string[];
	/** Folder for results that are files. */
	readonly folder: string;
	/** Name of a file that holds a result of the task, for its ending; absent where results are no files. */
	readonly file?: string | undefined;
}

/** The first line of the output: the titles of a table, or nothing. */
export function printHead({ format, delimiter, columns }: LineOptions): string {
	return format === "jsonl"
		? ""
		: printCsvRow([titleOf("row", columns), ...columns, titleOf("output", columns)], delimiter);
}

/**
 * A line of the output. JSONL has the number of the row, its `id` where it has one, and the whole result; a table has the
 * cells of the input, and the text, the best label, or the JSON of the result. A file is written first, and is on the disk with its name.
 */
export async function printLine(row: Row, output: unknown, options: LineOptions): Promise<string> {
	const { number } = row;
	const { format, delimiter, columns } = options;
	const value = output instanceof Blob ? await keepFile(output, number, options) : output;
	if (format === "jsonl") return `${JSON.stringify({ row: number, id: cellOf(row, "id"), output: value })}\n`;
	const texts = columns.map((column) => toCell(cellOf(row, column)));
	return printCsvRow([String(number), ...texts, toCell(toPlain(value))], delimiter);
}

/** Title of a column that is added: one that the input does not have. */
function titleOf(name: string, columns: readonly string[]): string {
	let title = name;
	while (columns.includes(title)) title += "_";
	return title;
}

async function keepFile(blob: Blob, number: number, { folder, file = "" }: LineOptions): Promise<object> {
	const path = join(folder, `${String(number).padStart(6, "0")}${extname(file)}`);
	const handle = await open(path, "w");
	try {
		await handle.writeFile(Buffer.from(await blob.arrayBuffer()));
		await handle.sync();
	} finally {
		await handle.close();
	}
	await syncFolder(folder);
	return { file: join(basename(folder), basename(path)), type: blob.type };
}

/** What a cell of a table shows of a result. */
function toPlain(value: unknown): unknown {
	const text = readText(value);
	if (text !== undefined) return text;
	const first: unknown = Array.isArray(value) ? value[0] : value;
	if (typeof first !== "object" || first === null) return value;
	return Reflect.get(first, "file") ?? (isLabelled(first) ? Reflect.get(first, "label") : value);
}

function isLabelled(entry: object): boolean {
	return "label" in entry && !("box" in entry) && !("mask" in entry);
}

function toCell(value: unknown): string {
	if (value === undefined || value === null) return "";
	return typeof value === "string" ? value : JSON.stringify(value);
}
