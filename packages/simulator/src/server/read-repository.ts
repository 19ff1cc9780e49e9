import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Repository } from "../state/repositories.ts";

/**
 * A repository from a folder, for the option `repositories`: every file below it, by its path with slashes.
 * @param folder path or `file:` URL
 * @param about everything of a repository but its files
 * @throws the error of the file system, e.g. when there is no such folder
 * @example
 * import { createSimulator } from "@pusula/simulator";
 *
 * const repositories = { "me/my-model": await readRepository("models/my-model") };
 * const { fetch } = createSimulator({ repositories });
 */
export async function readRepository(
	folder: string | URL,
	about: Omit<Repository, "files"> = {},
): Promise<Repository> {
	const entries = await readdir(folder, { recursive: true, withFileTypes: true });
	const root = typeof folder === "string" ? folder : decodeURIComponent(folder.pathname);
	const prefix = root.replace(/\/*$/, "/");
	const files = await Promise.all(
		entries
			.filter((entry) => entry.isFile())
			.map(async (entry) => {
				const path = join(entry.parentPath, entry.name);
				return [path.slice(join(prefix).length).replaceAll("\\", "/"), new Uint8Array(await readFile(path))];
			}),
	);
	return { ...about, files: Object.fromEntries(files) };
}
