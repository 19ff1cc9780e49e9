import { existsSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { delimiter, join } from "node:path";
import { runCommand } from "@pusula/tools/run-command";

/**
 * Installs packed packages together in an empty folder, without the network, and imports each of these names there.
 * Runs on the reader's Node, which may be older than the workspace's own.
 * Gives what went wrong in sentences, nothing where every import gave at least one export.
 */
export async function importInstalled(
	folder: string,
	tarballs: readonly string[],
	names: readonly string[],
): Promise<string[]> {
	await writeFile(
		join(folder, "package.json"),
		JSON.stringify({ name: "consumer", private: true, type: "module" }),
	);
	const install = ["install", "--offline", "--no-package-lock", "--no-audit", "--no-fund", ...tarballs];
	const installed = await runCommand("npm", install, { cwd: folder });
	if (installed.code !== 0) return [`The packed packages cannot be installed together:\n${installed.output}`];

	const node = findReadersNode() ?? process.execPath;
	const problems = await Promise.all(
		names.map(async (name) => {
			const script = `const it = await import(${JSON.stringify(name)}); if (Object.keys(it).length === 0) throw new Error("exports nothing");`;
			const { code, output } = await runCommand(node, ["--input-type=module", "--eval", script], {
				cwd: folder,
			});
			return code === 0 ? [] : [`import "${name}" failed on ${node}:\n${output}`];
		}),
	);
	return problems.flat();
}

/** The first Node on the path that no package brought. */
function findReadersNode(): string | undefined {
	const program = process.platform === "win32" ? "node.exe" : "node";
	const folders = (process.env["PATH"] ?? "")
		.split(delimiter)
		.filter((folder) => !folder.includes("node_modules"));
	return folders.map((folder) => join(folder, program)).find((path) => existsSync(path));
}
