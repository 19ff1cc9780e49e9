import { join } from "node:path";
import { installRuntimes } from "@pusula/tools/install-runtimes";

/** Packages of `runtimes/` that hold the Nodes: the first of each line that `engines` names, and the newest. */
const NODES = ["node-lowest", "node-lowest-22", "node-newest"];

/** Paths of the Nodes that the packages promise to run on. On other systems than Linux on x64 only the running one. */
export async function findNodes(): Promise<string[]> {
	if (process.platform !== "linux" || process.arch !== "x64") return [process.execPath];
	const modules = await installRuntimes();
	return [...NODES.map((name) => join(modules, name, "bin/node")), process.execPath];
}
