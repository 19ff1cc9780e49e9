import { readFile } from "node:fs/promises";
import { CliError, EXIT } from "../errors/cli-error.ts";
import type { Input } from "../io.ts";
import type { Messages } from "../messages/messages.ts";
import { toMediaType } from "./media-types.ts";

/** Words of SQLite for a full disk. */
const FULL_DATABASE = "database or disk is full";

/** A file with its media type. Throws a `CliError` where it cannot be read. */
export async function readBlob(path: string, words: Messages): Promise<Blob> {
	return new Blob([await readBytes(path, words)], { type: toMediaType(path) });
}

/** A file as text. Throws a `CliError` where it cannot be read. */
export async function readTextFile(path: string, words: Messages): Promise<string> {
	return new TextDecoder().decode(await readBytes(path, words));
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
	const [, code, reason] = /^([A-Z]+): ([^,]+)/.exec(text) ?? [];
	if (text === FULL_DATABASE) return fileReasons.ENOSPC;
	return Object.entries(fileReasons).find(([known]) => known === code)?.[1] ?? reason ?? text;
}

async function readBytes(path: string, words: Messages): Promise<Buffer<ArrayBuffer>> {
	try {
		return await readFile(path);
	} catch (error) {
		throw new CliError(words.run.cannotRead(path, toFileReason(error, words)), EXIT.usage);
	}
}
