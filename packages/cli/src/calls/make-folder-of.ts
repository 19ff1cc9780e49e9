import { mkdir, stat } from "node:fs/promises";
import { dirname } from "node:path";
import { CliError } from "../errors/cli-error.ts";
import type { Messages } from "../messages/messages.ts";
import { toFileReason } from "./read-files.ts";

/**
 * Makes the folder of a file that will be written, before a call is paid for.
 * @throws CliError where there can be no such folder, and where the file is a folder itself
 */
export async function makeFolderOf(path: string, words: Messages): Promise<void> {
	try {
		await mkdir(dirname(path), { recursive: true });
	} catch (error) {
		throw new CliError(words.run.cannotWrite(path, toFileReason(error)));
	}
	const found = await stat(path).catch(() => undefined);
	if (found?.isDirectory()) throw new CliError(words.run.isFolder(path));
}
