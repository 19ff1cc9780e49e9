import { readdir } from "node:fs/promises";
import { posix, sep } from "node:path";

/** The files below a folder whose path fits, from the repository's root and in order. */
export async function listFiles(root: string, folder: string, fits: RegExp): Promise<string[]> {
	const names = await readdir(posix.join(root, folder), { recursive: true });
	return names
		.map((name) => posix.join(folder, name.replaceAll(sep, "/")))
		.filter((path) => fits.test(path) && !path.endsWith(".test.ts"))
		.toSorted();
}
