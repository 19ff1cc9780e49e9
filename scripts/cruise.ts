import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { ROOT } from "@pusula/tools/root";
import { runCommand } from "@pusula/tools/run-command";
import type { ICruiseResult } from "dependency-cruiser";

const WORKSPACES = ["packages", "apps", "bench", "recipes", "tools", "scripts", "runtimes"];

/** Writes a file of a tree, and the folders around it. */
export async function writeIn(folder: string, path: string, text: string): Promise<void> {
	await mkdir(dirname(join(folder, path)), { recursive: true });
	await writeFile(join(folder, path), text);
}

/** A module whose imports are of types alone, which count too. */
export function printImports(imports: readonly string[]): string {
	return imports.map((from, index) => `export type { T as T${index} } from "${from}";\n`).join("");
}

/** The broken rules of a tree, by a configuration of the repository, as `rule: module`, sorted, and the names of all rules. */
export async function cruise(
	folder: string,
	{ config = ".dependency-cruiser.mjs", from = WORKSPACES } = {},
): Promise<{ broken: string[]; rules: string[] }> {
	const args = ["--config", join(ROOT, config), "--output-type", "json", ...from];
	const { stdout } = await runCommand("depcruise", args, { cwd: folder });
	const { summary } = JSON.parse(stdout) as ICruiseResult; // what the program promises for `json`
	const broken = summary.violations.map((violation) => `${violation.rule.name}: ${violation.from}`);
	return {
		broken: broken.toSorted(),
		rules: summary.ruleSetUsed?.forbidden?.flatMap(({ name }) => name ?? []) ?? [],
	};
}
