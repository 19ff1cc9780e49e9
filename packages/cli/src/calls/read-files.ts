import { readFile } from "node:fs/promises";
import { type DecodedText, decodeText, TableError } from "@pusula/measure";
import { CliError, EXIT } from "../errors/cli-error.ts";
import type { Input } from "../io/io.ts";
import type { Messages } from "../messages/messages.ts";
import type { Context } from "../terminal/context.ts";
import { toMediaType } from "./media-types.ts";

/** Codes of what SQLite says in words. */
const DATABASE_CODES: Readonly<Record<string, string>> = {
	"database or disk is full": "ENOSPC",
	"unable to open database file": "CANTOPEN",
	"file is not a database": "NOTADB",
};

/** A file with its media type. Throws a `CliError` where it cannot be read. */
export async function readBlob(path: string, words: Messages): Promise<Blob> {
	return new Blob([await readBytes(path, words)], { type: toMediaType(path) });
}

/** A file as text. Throws a `CliError` where it cannot be read, or is no text. */
export async function readTextFile(path: string, context: Context): Promise<string> {
	return readBytesAsText(await readBytes(path, context.words), path, context);
}

/**
 * Bytes as text: UTF-8, UTF-16 with its byte order mark, or else Windows-1254, which is reported.
 * @param name how the user names them
 * @throws CliError for bytes that are no text
 */
export function readBytesAsText(bytes: Uint8Array, name: string, { io, words }: Context): string {
	const { text, encoding } = decode(bytes, name, words);
	if (encoding === "windows-1254") io.stderr.write(`${words.rows.guessedEncoding(name)}\n`);
	return text;
}

/** Everything that comes from standard input. Throws a `CliError` where that is nothing. */
export async function readInput(input: Input, words: Messages): Promise<Buffer<ArrayBuffer>> {
	const chunks: Uint8Array[] = [];
	for await (const chunk of input) chunks.push(typeof chunk === "string" ? Buffer.from(chunk) : chunk);
	if (chunks.every((chunk) => chunk.length === 0)) throw new CliError(words.run.emptyInput);
	return Buffer.concat(chunks);
}

/** What the system says of a file, in a few words: "no such file or directory". Rare reasons are in its own English. */
export function toFileReason(error: unknown, { fileReasons }: Messages): string {
	const text = error instanceof Error ? error.message : String(error);
	const [, code = DATABASE_CODES[text], reason] = /^([A-Z]+): ([^,]+)/.exec(text) ?? [];
	return Object.entries(fileReasons).find(([known]) => known === code)?.[1] ?? reason ?? text;
}

function decode(bytes: Uint8Array, name: string, words: Messages): DecodedText {
	try {
		return decodeText(bytes);
	} catch (error) {
		throw error instanceof TableError ? new CliError(words.run.notText(name)) : error;
	}
}

async function readBytes(path: string, words: Messages): Promise<Buffer<ArrayBuffer>> {
	try {
		return await readFile(path);
	} catch (error) {
		throw new CliError(words.run.cannotRead(path, toFileReason(error, words)), EXIT.usage);
	}
}
