import { copyFile } from "node:fs/promises";
import { join } from "node:path";
import { ensureCachedFolder } from "./cached-folder.ts";
import { ROOT } from "./root.ts";
import { runCommand } from "./run-command.ts";

const RUNTIMES = join(ROOT, "runtimes");

/**
 * The folder `node_modules` with the packages of `runtimes/package.json`. Installs them into `.cache/runtimes` the first
 * time and whenever the lock changes.
 * @throws Error with npm's own words where they cannot be had.
 */
export async function installRuntimes(): Promise<string> {
	const lock = join(RUNTIMES, "package-lock.json");
	return join(await ensureCachedFolder("runtimes", lock, install), "node_modules");
}

async function install(folder: string): Promise<void> {
	for (const file of ["package.json", "package-lock.json", ".npmrc"])
		await copyFile(join(RUNTIMES, file), join(folder, file));
	const { code, output } = await runCommand("npm", ["ci", "--ignore-scripts"], { cwd: folder });
	if (code !== 0) throw new Error(`The runtimes could not be installed:\n${output}`);
}
