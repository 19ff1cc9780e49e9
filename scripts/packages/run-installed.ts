import { join } from "node:path";
import { runCommand } from "@pusula/tools/run-command";

/** What a program says on a Node that is too old for it. */
const TOO_OLD = /needs Node \d+\.\d+ or newer, and this is Node \d/;

/**
 * Starts the program of `@pusula/cli` where the packages are installed, on each of these Nodes. It must print a version, or
 * end with exit code 2 and the sentence that the Node is too old; on the last Node, our own, it must run.
 */
export async function runInstalled(folder: string, nodes: readonly string[]): Promise<string[]> {
	const entry = join(folder, "node_modules/@pusula/cli/dist/cli.js");
	const problems: string[] = [];
	for (const node of nodes) {
		const { code, stdout, output } = await runCommand(node, [entry, "--version", "--lang", "en"], {
			cwd: folder,
		});
		const runs = code === 0 && /^\d+\.\d+\.\d+\n$/.test(stdout);
		const explains = code === 2 && TOO_OLD.test(output) && node !== nodes.at(-1);
		if (!runs && !explains) problems.push(`pusula --version ends with ${code} on ${node}:\n${output}`);
	}
	return problems;
}
