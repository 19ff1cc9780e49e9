/**
 * Stops with a clear sentence where this Node cannot run the scripts. The first step of `npm start` and `npm test`.
 * Run: node scripts/check-node.mjs
 */
import { existsSync } from "node:fs";
import { explainNode } from "./node-support.mjs";

const problem = explainNode({
	version: process.versions.node,
	platform: process.platform,
	arch: process.arch,
	hasOwnNode: existsSync(new URL("../node_modules/.bin/node", import.meta.url)),
});
if (problem !== undefined) {
	console.error(problem);
	process.exitCode = 1;
}
