import { mkdir, readdir, writeFile } from "node:fs/promises";
import { dirname, join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";

const FOLDER = fileURLToPath(new URL("../media/", import.meta.url));

/** Where a demo file lies; `file` is `<task>/<name>`. */
export function demoPath(file: string): string {
	return join(FOLDER, ...file.split("/"));
}

/** The picture shown in place of an animation to readers who want no motion: `a/kite.gif` has `a/kite.still.png`. */
export function toStillFile(animation: string): string {
	return animation.replace(/\.gif$/, ".still.png");
}

/** Writes a demo file, with its folder where that is new. */
export async function writeDemoFile(file: string, content: Uint8Array): Promise<void> {
	const path = demoPath(file);
	await mkdir(dirname(path), { recursive: true });
	await writeFile(path, content);
}

/** The files of all tasks that lie in the folder, as `<task>/<name>`, sorted. */
export async function listDemoFiles(): Promise<string[]> {
	const entries = await readdir(FOLDER, { recursive: true, withFileTypes: true });
	return entries
		.filter((entry) => entry.isFile())
		.map((entry) => relative(FOLDER, join(entry.parentPath, entry.name)).split(sep).join("/"))
		.filter((file) => file.includes("/"))
		.toSorted();
}
