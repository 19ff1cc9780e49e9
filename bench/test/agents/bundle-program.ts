import { join } from "node:path";
import { ROOT } from "@pusula/tools/root";
import { build } from "esbuild";
import { folderOf } from "./compile-package.ts";

const CLIENT = join(ROOT, "packages/inference/src/index.ts");

/** Bundles a program for Node, with this package's client and the shipped sources of the agents in the place of theirs. */
export async function bundleProgram(entry: string, outfile: string): Promise<string> {
	const { metafile } = await build({
		entryPoints: [entry],
		outfile,
		bundle: true,
		platform: "node",
		format: "esm",
		target: "node20",
		conditions: ["pusula-source"],
		alias: {
			"@huggingface/inference": CLIENT,
			"@huggingface/mcp-client": join(folderOf("@huggingface/mcp-client"), "src/index.ts"),
		},
		// Bundled CommonJS modules call `require` for the modules of Node.
		banner: {
			js: 'import { createRequire } from "node:module"; const require = createRequire(import.meta.url);',
		},
		metafile: true,
		logLevel: "error",
	});
	const theirs = Object.keys(metafile.inputs).filter((path) => path.includes("@huggingface/inference/"));
	if (theirs.length > 0) throw new Error(`The bundle holds the published client: ${theirs.join(", ")}`);
	return outfile;
}
