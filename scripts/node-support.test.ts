import { expect, test } from "vitest";
import { explainNode } from "./node-support.mjs";

const linux = { platform: "linux", arch: "x64", hasOwnNode: true };
const mac = { platform: "darwin", arch: "arm64", hasOwnNode: false };

test.each([
	["the repository's own Node", { ...linux, version: "24.21.0" }],
	["an older Node that only runs npm", { ...linux, version: "20.19.0" }],
	["the oldest Node elsewhere", { ...mac, version: "22.12.0" }],
	["a newer Node elsewhere", { ...mac, version: "26.1.0" }],
])("lets %s through", (_title, machine) => {
	expect(explainNode(machine)).toBeUndefined();
});

test.each([
	[
		"names the version to install elsewhere",
		{ ...mac, version: "22.9.0" },
		"Node 22.12.0 or newer here, and this is Node 22.9.0",
	],
	[
		"names the version to install on Linux",
		{ ...linux, version: "18.20.1" },
		"Node 20.19.0 or newer, and this is Node 18.20.1",
	],
	[
		"says how to get the missing own Node",
		{ ...linux, hasOwnNode: false, version: "20.20.2" },
		'Run "npm ci" without leaving out',
	],
	[
		"treats other processors as elsewhere",
		{ ...linux, arch: "arm64", version: "20.20.2" },
		"Node 22.12.0 or newer here",
	],
])("%s", (_title, machine, words) => {
	expect(explainNode(machine)).toContain(words);
});
