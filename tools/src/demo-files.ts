import { globSync } from "node:fs";
import { basename, join } from "node:path";
import { ROOT } from "./root.ts";

/** The folder of the demo files, with one folder for each task. */
export const DEMO_FOLDER: string = join(ROOT, "apps/site/demo/media");

/** Absolute paths of all demo files. */
export function listDemoFiles(): readonly string[] {
	return globSync("*/*.{png,gif,mp4,wav}", { cwd: DEMO_FOLDER }).map((path) => join(DEMO_FOLDER, path));
}

/**
 * Finds a demo file by its name in the folder of any task: files of the same name have the same content.
 * @returns absolute path
 * @throws Error when no task has such a file
 */
export function findDemoFile(name: string): string {
	const found = listDemoFiles().find((path) => basename(path) === name);
	if (found === undefined) throw new Error(`No demo file ${name} below ${DEMO_FOLDER}`);
	return found;
}
