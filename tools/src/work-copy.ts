import { globSync } from "node:fs";
import {
	copyFile,
	lstat,
	mkdir,
	mkdtemp,
	readdir,
	readFile,
	readlink,
	rm,
	symlink,
	writeFile,
} from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { ROOT } from "./root.ts";
import { type CommandResult, runCommand } from "./run-command.ts";

/** Packages that npm put below a workspace. */
const OWN_MODULES = ["{packages,apps}/*/node_modules", "{bench,tools}/node_modules"];

/** A copy of the repository that a test may change and run commands in. */
export interface WorkCopy {
	/** Absolute path of the copy's root. */
	readonly folder: string;
	/** The text of a file; `path` is relative to the root. @throws where there is no such file */
	readonly read: (path: string) => Promise<string>;
	/** Writes a file whole, with its folders; `path` is relative to the root. */
	readonly write: (path: string, text: string) => Promise<void>;
	/** Runs a program to its end in the root. @throws with the program's output when it fails */
	readonly run: (command: string, ...args: readonly string[]) => Promise<CommandResult>;
	/** Deletes the copy. */
	readonly remove: () => Promise<void>;
}

/** Undoes what a test runner sets for its own process: a program in the copy starts as from a shell. */
const OUTSIDE_TESTS = { NODE_ENV: "", VITEST: "", VITEST_MODE: "", TEST: "", MODE: "", DEV: "", PROD: "" };

/**
 * Copies what git knows of the work tree and what it does not ignore, edits included, to a temporary folder.
 * Installed packages and `.cache`, whose folders are named after what made them, are links to the original's; the
 * workspaces and the caches of tools are the copy's own. It is a repository of git that has these files and no commit.
 */
export async function copyRepository(): Promise<WorkCopy> {
	const folder = await mkdtemp(join(tmpdir(), "pusula-copy-"));
	await copyFiles(folder);
	await beginRepository(folder);
	await linkModules(folder);
	for (const path of globSync(OWN_MODULES, { cwd: ROOT })) await linkModules(folder, path);
	await mkdir(join(ROOT, ".cache"), { recursive: true });
	await symlink(join(ROOT, ".cache"), join(folder, ".cache"));
	return {
		folder,
		read: (path) => readFile(join(folder, path), "utf8"),
		write: (path, text) => writeWhole(join(folder, path), text),
		run: (command, ...args) => runIn(folder, command, args),
		remove: () => rm(folder, { recursive: true, force: true }),
	};
}

async function copyFiles(folder: string): Promise<void> {
	const { stdout } = await runCommand("git", [
		"ls-files",
		"-z",
		"--cached",
		"--others",
		"--exclude-standard",
	]);
	const deleted = await runCommand("git", ["ls-files", "-z", "--deleted"]);
	const gone = new Set(deleted.stdout.split("\0"));
	const paths = stdout.split("\0").filter((path) => path !== "" && !gone.has(path));
	for (const parent of new Set(paths.map((path) => dirname(path)))) {
		await mkdir(join(folder, parent), { recursive: true });
	}
	await Promise.all(paths.map((path) => copyFile(join(ROOT, path), join(folder, path))));
}

async function beginRepository(folder: string): Promise<void> {
	await runIn(folder, "git", ["init", "--quiet"]);
	await runIn(folder, "git", ["add", "--all"]);
}

/** Fills the copy's `node_modules`: what npm linked to a workspace links to the copy's, all else to the original. */
async function linkModules(folder: string, path = "node_modules"): Promise<void> {
	await mkdir(join(folder, path));
	for (const name of await readdir(join(ROOT, path))) {
		const one = join(path, name);
		const original = join(ROOT, one);
		if (isCache(name)) continue;
		if ((await lstat(original)).isSymbolicLink()) await symlink(await readlink(original), join(folder, one));
		else if (name.startsWith("@")) await linkModules(folder, one);
		else await symlink(original, join(folder, one));
	}
}

/** Folders that tools keep beside the packages, such as `.vite` and `.astro`. */
function isCache(name: string): boolean {
	return name.startsWith(".") && name !== ".bin";
}

async function writeWhole(path: string, text: string): Promise<void> {
	await mkdir(dirname(path), { recursive: true });
	await writeFile(path, text);
}

async function runIn(folder: string, command: string, args: readonly string[]): Promise<CommandResult> {
	const result = await runCommand(command, args, { cwd: folder, env: OUTSIDE_TESTS });
	if (result.code !== 0) throw new Error(`${[command, ...args].join(" ")} failed:\n${result.output}`);
	return result;
}
