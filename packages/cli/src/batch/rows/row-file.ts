import { createReadStream } from "node:fs";
import { extname } from "node:path";
import {
	type Delimiter,
	findDelimiter,
	findMarkedEncoding,
	TableError,
	type TextEncoding,
} from "@pusula/measure";
import { toFileReason } from "../../calls/read-files.ts";
import type { Context } from "../../terminal/context.ts";
import { CliError } from "../../errors/cli-error.ts";
import type { Messages } from "../../messages/messages.ts";

/** Kinds of files that hold rows, by the end of their names. */
const FORMATS = { ".jsonl": "jsonl", ".ndjson": "jsonl", ".csv": "csv", ".tsv": "tsv" } as const;

/** How rows are written in a file. */
export type RowFormat = (typeof FORMATS)[keyof typeof FORMATS];

/** A file of rows, and how it is to be read. */
export interface RowFile {
	readonly path: string;
	readonly format: RowFormat;
	readonly encoding: TextEncoding;
	/** Without meaning for JSONL. */
	readonly delimiter: Delimiter;
}

/** The format of a file by its name. Throws a `CliError` for any other. */
export function resolveFormat(path: string, words: Messages): RowFormat {
	const found = Object.entries(FORMATS).find(([end]) => end === extname(path).toLowerCase());
	if (found) return found[1];
	throw new CliError(words.rows.unknownFormat(path, Object.keys(FORMATS)));
}

/**
 * How a file of rows is written: its format by its name, its encoding by its bytes and its delimiter by its head. Reports
 * an encoding that is a guess.
 * @throws CliError for a file that cannot be read or is no text
 */
export async function openRowFile(path: string, { io, words }: Context): Promise<RowFile> {
	const format = resolveFormat(path, words);
	try {
		const { encoding, start } = await detectEncoding(path);
		if (encoding === "windows-1254") io.stderr.write(`${words.rows.guessedEncoding(path)}\n`);
		const delimiter = format === "tsv" ? "\t" : findDelimiter(new TextDecoder(encoding).decode(start));
		return { path, format, encoding, delimiter };
	} catch (error) {
		if (error instanceof TableError) throw new CliError(words.rows.notText(path));
		throw new CliError(words.run.cannotRead(path, toFileReason(error, words)));
	}
}

/** The delimiter of a table that is made from a file: that of the file where both are CSV. */
export function chooseDelimiter(made: RowFormat, from: RowFile): Delimiter {
	if (made === "tsv") return "\t";
	return from.format === "csv" ? from.delimiter : ",";
}

/** The text of a file in chunks, without its byte order mark. */
export async function* readChunks({
	path,
	encoding,
}: Pick<RowFile, "path" | "encoding">): AsyncGenerator<string, void> {
	const decoder = new TextDecoder(encoding);
	for await (const chunk of readBytes(path)) yield decoder.decode(chunk, { stream: true });
	yield decoder.decode();
}

/** The encoding of a file, with its first bytes: by its byte order mark, else UTF-8 where all of it is, else Windows-1254. */
async function detectEncoding(
	path: string,
): Promise<{ readonly encoding: TextEncoding; readonly start: Uint8Array }> {
	const strict = new TextDecoder("utf-8", { fatal: true });
	let start: Uint8Array | undefined;
	for await (const chunk of readBytes(path)) {
		const marked = start ? undefined : findMarkedEncoding(chunk);
		start ??= chunk;
		if (marked) return { encoding: marked, start };
		if (!isDecoded(() => strict.decode(chunk, { stream: true }))) return { encoding: "windows-1254", start };
	}
	start ??= new Uint8Array();
	return { encoding: isDecoded(() => strict.decode()) ? "utf-8" : "windows-1254", start };
}

function isDecoded(decode: () => string): boolean {
	try {
		decode();
		return true;
	} catch {
		return false;
	}
}

function readBytes(path: string): AsyncIterable<Buffer> {
	return createReadStream(path);
}
