import { pipeline, Readable } from "node:stream";
import { dropSeparatorLine, nameColumns } from "@pusula/measure";
import { CsvError, parse } from "csv-parse";
import { CliError } from "../../errors/cli-error.ts";
import type { Messages } from "../../messages/messages.ts";
import { readLines } from "./read-lines.ts";
import { readTabbed } from "./read-tabbed.ts";
import { readChunks, type RowFile } from "./row-file.ts";

/** A row of a file. */
export interface Row {
	/** Its number, from 1; the head of a table and empty lines do not count. */
	readonly number: number;
	/** Its cells by the names of their columns: texts, or any JSON where the file is JSONL. */
	readonly cells: Readonly<Record<string, unknown>>;
	/** The names of the columns as a table has them: an object puts those that are numbers first. Absent for JSONL. */
	readonly columns?: readonly string[];
}

/** The cell of a column; undefined where the row has no such column, whatever its name means to JavaScript. */
export function cellOf({ cells }: Pick<Row, "cells">, column: string): unknown {
	return Object.hasOwn(cells, column) ? cells[column] : undefined;
}

/**
 * The rows of a JSONL, CSV or TSV file, one after another: the file is never in memory as a whole.
 * @throws CliError that names the row for what is no JSON object, and for a table with a faulty head or uneven rows
 */
export function openRows(file: RowFile, words: Messages): AsyncGenerator<Row, void> {
	return file.format === "jsonl" ? readObjects(file, words) : readTable(file, words);
}

async function* readObjects(file: RowFile, words: Messages): AsyncGenerator<Row, void> {
	let number = 0;
	for await (const text of readLines(readChunks(file))) {
		if (text.trim() === "") continue;
		number += 1;
		yield { number, cells: parseObject(text, number, words) };
	}
}

async function* readTable(file: RowFile, words: Messages): AsyncGenerator<Row, void> {
	const records = file.delimiter === "\t" ? readTabbed(dropSeparator(file), words) : readQuoted(file, words);
	let number = 0;
	let columns: readonly string[] | undefined;
	for await (const cells of records) {
		if (!columns) {
			columns = checkHead(cells, words);
			continue;
		}
		number += 1;
		if (cells.length !== columns.length)
			throw new CliError(words.rows.uneven(number, cells.length, columns.length));
		yield {
			number,
			columns,
			cells: Object.fromEntries(columns.map((name, index) => [name, cells[index] ?? ""])),
		};
	}
}

async function* readQuoted(file: RowFile, words: Messages): AsyncGenerator<readonly string[], void> {
	const parser = parse({
		delimiter: file.delimiter,
		relax_column_count: true,
		skip_empty_lines: true,
		skip_records_with_empty_values: true,
	});
	// An error of the file goes to the parser, whose consumer receives it.
	pipeline(Readable.from(dropSeparator(file)), parser, () => undefined);
	try {
		for await (const cells of parser) yield cells as readonly string[]; // without `columns` it returns lists
	} catch (error) {
		if (!(error instanceof Error)) throw error;
		throw new CliError(
			error instanceof CsvError ? toSentence(error, words) : words.rows.badTable(error.message),
		);
	}
}

/** The text of a table without the line that names its delimiter for Excel. */
async function* dropSeparator(file: RowFile): AsyncGenerator<string, void> {
	let isFirst = true;
	for await (const chunk of readChunks(file)) {
		yield isFirst ? dropSeparatorLine(chunk) : chunk;
		isFirst &&= chunk === "";
	}
}

/** What is wrong with a table. The parser's own line is where it stopped: for an open quotation mark the end of the file. */
function toSentence({ code, message, records }: CsvError, words: Messages): string {
	const row = Math.max(1, Number(records)); // the head is a record too
	if (code === "CSV_QUOTE_NOT_CLOSED") return words.rows.openQuote(row);
	if (code === "CSV_INVALID_CLOSING_QUOTE" || code === "INVALID_OPENING_QUOTE")
		return words.rows.strayQuote(row);
	return words.rows.badTable(message);
}

/** The names of the columns. A column with the name of another one would hide it. */
function checkHead(cells: readonly string[], words: Messages): readonly string[] {
	const names = nameColumns(cells);
	const twice = names.find((name, index) => names.indexOf(name) !== index);
	if (twice !== undefined) throw new CliError(words.rows.sameColumn(twice));
	return names;
}

function parseObject(text: string, number: number, words: Messages): Record<string, unknown> {
	try {
		const value: unknown = JSON.parse(text);
		if (typeof value === "object" && value !== null && !Array.isArray(value))
			return value as Record<string, unknown>; // an object that is no list
	} catch (error) {
		throw new CliError(words.rows.notJson(number, error instanceof Error ? error.message : String(error)));
	}
	throw new CliError(words.rows.notObject(number));
}
