import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { copyFile, mkdir, mkdtemp, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { keepFirst } from "../scripts/lib/keep-first.ts";
import { ROOT } from "../scripts/lib/root.ts";
import { runCommand } from "../scripts/lib/run-command.ts";

/**
 * The folder `node_modules` with the runtimes of this folder's `package.json`. Installs them into `.cache/runtimes` the
 * first time and whenever the lock changes.
 * @throws Error with npm's own words where they cannot be had.
 */
export async function installRuntimes(): Promise<string> {
	const lock = await readFile(join(import.meta.dirname, "package-lock.json"));
	const hash = createHash("sha256").update(lock).digest("hex").slice(0, 12);
	const folder = join(ROOT, ".cache", "runtimes", hash);
	if (!existsSync(folder)) {
		await mkdir(join(folder, ".."), { recursive: true });
		const draft = await mkdtemp(`${folder}.`);
		try {
			for (const file of ["package.json", "package-lock.json", ".npmrc"])
				await copyFile(join(import.meta.dirname, file), join(draft, file));
			const { code, output } = await runCommand("npm", ["ci", "--ignore-scripts"], { cwd: draft });
			if (code !== 0) throw new Error(`The runtimes could not be installed:\n${output}`);
			await keepFirst(draft, folder);
		} finally {
			await rm(draft, { recursive: true, force: true });
		}
	}
	return join(folder, "node_modules");
}
