#!/usr/bin/env node
import { explainOldNode } from "./old-node.ts";

const sentence = explainOldNode(process.versions.node, process.env);
if (sentence === undefined) {
	const { runProcess } = await import("./run-process.ts");
	process.exitCode = await runProcess(process);
} else {
	console.error(sentence);
	process.exitCode = 2;
}
