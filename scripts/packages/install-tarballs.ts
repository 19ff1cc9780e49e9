import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { runCommand } from "@pusula/tools/run-command";

/**
 * Installs packed packages together in an empty folder, as a program of a user would; what they depend on comes from
 * npm's cache where it is there.
 * Returns npm's output where that fails, else undefined.
 */
export async function installTarballs(
	folder: string,
	tarballs: readonly string[],
): Promise<string | undefined> {
	const manifest = { name: "consumer", private: true, type: "module" };
	await writeFile(join(folder, "package.json"), JSON.stringify(manifest));
	const install = [
		"install",
		"--prefer-offline",
		"--no-package-lock",
		"--no-audit",
		"--no-fund",
		...tarballs,
	];
	const { code, output } = await runCommand("npm", install, { cwd: folder });
	return code === 0 ? undefined : `The packed packages cannot be installed together:\n${output}`;
}
