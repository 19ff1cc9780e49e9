import { mkdir, open, rm, stat } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { CliError } from "../errors/cli-error.ts";
import type { Messages } from "../messages/messages.ts";
import { syncFolder } from "../io/sync-folder.ts";
import { toFileReason } from "./read-files.ts";

/**
 * Makes a folder and those above it where they are missing; they survive the loss of power then. One after the other: a
 * recursive `mkdir` says of a read-only file system that there is no such file.
 * @param make makes one folder; default: `mkdir`
 */
export async function makeFolder(
	path: string,
	make: (path: string) => Promise<unknown> = mkdir,
): Promise<void> {
	const whole = resolve(path);
	const found = await stat(whole).catch(() => undefined);
	if (found?.isDirectory()) return;
	const above = dirname(whole);
	const isThere = await stat(above).catch(() => undefined); // also as a file, of which `mkdir` says what is wrong
	if (!isThere && above !== whole) await makeFolder(above, make);
	await make(whole).catch(async (error: unknown) => {
		const made = await stat(whole).catch(() => undefined);
		if (!made?.isDirectory()) throw error; // else another process has made it meanwhile
	});
	await syncFolder(above);
}

/**
 * Makes the folder of a file that will be written, before a call is paid for.
 * @throws CliError where there can be no such folder, and where the file is a folder itself
 */
export async function makeFolderOf(path: string, words: Messages): Promise<void> {
	try {
		await makeFolder(dirname(path));
	} catch (error) {
		throw new CliError(words.run.cannotWrite(path, toFileReason(error, words)));
	}
	const found = await stat(path).catch(() => undefined);
	if (found?.isDirectory()) throw new CliError(words.run.isFolder(path));
}

/**
 * Makes the folder of a file as `makeFolderOf`, and finds out that the file can be written. A file that exists stays as it is.
 * @throws CliError where it cannot
 */
export async function prepareOutput(path: string, words: Messages): Promise<void> {
	await makeFolderOf(path, words);
	const found = await stat(path).catch(() => undefined);
	if (found && !found.isFile()) return; // a pipe would take the first writer's end for its own
	try {
		const file = await open(path, found ? "r+" : "wx");
		await file.close();
		if (!found) await rm(path);
	} catch (error) {
		throw new CliError(words.run.cannotWrite(path, toFileReason(error, words)));
	}
}
