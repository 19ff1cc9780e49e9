import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { ROOT } from "./root.ts";

/**
 * The folder `.cache/<name>/<hash>`, as an absolute path, where the hash is that of `keyFile`'s content: made the first
 * time and whenever that content changes. `make` fills an empty folder, which takes its place when it is complete, so
 * that calls at the same time, also from several processes, end with one folder.
 * @throws what `make` throws, and then leaves nothing behind
 */
export async function ensureCachedFolder(
	name: string,
	keyFile: string,
	make: (draft: string) => Promise<void>,
): Promise<string> {
	const content = await readFile(keyFile);
	const hash = createHash("sha256").update(content).digest("hex").slice(0, 12);
	const folder = join(ROOT, ".cache", name, hash);
	if (existsSync(folder)) return folder;

	await mkdir(join(folder, ".."), { recursive: true });
	const draft = await mkdtemp(`${folder}.`);
	try {
		await make(draft);
		await keepFirst(draft, folder);
	} finally {
		await rm(draft, { recursive: true, force: true });
	}
	return folder;
}

/** Puts a finished folder in its place, unless another process was first. */
async function keepFirst(draft: string, folder: string): Promise<void> {
	try {
		await rename(draft, folder);
	} catch (error) {
		if (!existsSync(folder)) throw error;
	}
}
