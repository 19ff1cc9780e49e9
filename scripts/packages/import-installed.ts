import { runCommand } from "@pusula/tools/run-command";

/** How a program gets a module, and the statement that does it. */
const WAYS = {
	import: { type: "module", load: "await import(name)" },
	require: { type: "commonjs", load: "require(name)" },
} as const;

/**
 * Imports and requires each of these names in a folder where the packages are installed, on each of these Nodes (paths
 * of the program). Gives what went wrong in sentences, nothing where every module gave at least one export.
 */
export async function importInstalled(
	folder: string,
	names: readonly string[],
	nodes: readonly string[],
): Promise<string[]> {
	const problems: string[] = [];
	for (const node of nodes)
		for (const way of Object.keys(WAYS) as (keyof typeof WAYS)[])
			// the table's own keys
			problems.push(...(await loadAll(folder, names, node, way)));
	return problems;
}

async function loadAll(
	folder: string,
	names: readonly string[],
	node: string,
	way: keyof typeof WAYS,
): Promise<string[]> {
	const { type, load } = WAYS[way];
	const script = `const failed = [];
(async () => {
	for (const name of ${JSON.stringify(names)}) {
		try {
			if (Object.keys(${load}).length === 0) throw new Error("exports nothing");
		} catch (error) {
			failed.push([name, String(error)]);
		}
	}
	process.stdout.write(JSON.stringify(failed));
})();`;
	const options = { cwd: folder };
	const { code, stdout, output } = await runCommand(
		node,
		[`--input-type=${type}`, "--eval", script],
		options,
	);
	if (code !== 0) return [`${way} failed on ${node}:\n${output}`];
	const failed = JSON.parse(stdout) as [string, string][]; // what the script above writes
	return failed.map(([name, error]) => `${way} "${name}" failed on ${node}: ${error}`);
}
