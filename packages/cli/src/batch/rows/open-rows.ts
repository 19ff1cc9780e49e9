import { createReadStream } from "node:fs";
import { access } from "node:fs/promises";
import { extname } from "node:path";
import { parse } from "csv-parse";
import { toFileReason } from "../../calls/read-files.ts";
import { CliError } from "../../errors/cli-error.ts";
import type { Messages } from "../../messages/messages.ts";
import { readLines } from "./read-lines.ts";

/** A row of a file. */
export interface Row {
	/** Its number, from 1; the head of a table and empty lines do not count. */
	readonly number: number;
	/** Its cells by the names of their columns: texts, or any JSON where the file is JSONL. */
	readonly cells: Readonly<Record<string, unknown>>;
}

/** Kinds of files that hold rows, by the end of their names. */
const FORMATS = { ".jsonl": "jsonl", ".ndjson": "jsonl", ".csv": "csv", ".tsv": "tsv" } as const;

/** How rows are written in a file. */
export type RowFormat = (typeof FORMATS)[keyof typeof FORMATS];

/** The format of a file by its name. Throws a `CliError` for any other. */
export function resolveFormat(path: string, words: Messages): RowFormat {
	const found = Object.entries(FORMATS).find(([end]) => end === extname(path).toLowerCase());
	if (found) return found[1];
	throw new CliError(words.rows.unknownFormat(path, Object.keys(FORMATS)));
}

/**
 * The rows of a JSONL, CSV or TSV file, one after another: the file is never in memory as a whole.
 * @throws CliError that names the row for what is no JSON object, and for a table with uneven rows
 */
export async function* openRows(path: string, words: Messages): AsyncGenerator<Row, void> {
	const format = resolveFormat(path, words);
	try {
		await access(path);
	} catch (error) {
		throw new CliError(words.run.cannotRead(path, toFileReason(error)));
	}
	yield* format === "jsonl"
		? readObjects(path, words)
		: readTable(path, format === "csv" ? "," : "\t", words);
}

async function* readObjects(path: string, words: Messages): AsyncGenerator<Row, void> {
	let number = 0;
	for await (const line of readLines(createReadStream(path, "utf8"))) {
		const text = number === 0 ? line.replace(/^\uFEFF/, "") : line;
		if (text.trim() === "") continue;
		number += 1;
		yield { number, cells: parseObject(text, number, words) };
	}
}

async function* readTable(path: string, delimiter: string, words: Messages): AsyncGenerator<Row, void> {
	const parser = createReadStream(path).pipe(
		parse({
			delimiter,
			columns: true,
			bom: true,
			skip_empty_lines: true,
			quote: delimiter === "," ? '"' : null,
		}),
	);
	let number = 0;
	try {
		for await (const cells of parser) {
			number += 1;
			yield { number, cells: cells as Record<string, string> }; // `columns: true` gives texts by names
		}
	} catch (error) {
		if (error instanceof CliError || !(error instanceof Error)) throw error;
		throw new CliError(words.rows.badTable(error.message));
	}
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
