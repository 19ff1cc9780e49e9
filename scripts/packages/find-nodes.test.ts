import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readManifests } from "@pusula/tools/manifest";
import { ROOT } from "@pusula/tools/root";
import { expect, test } from "vitest";

function readJson(path: string): unknown {
	return JSON.parse(readFileSync(join(ROOT, path), "utf8"));
}

/** Version of a Node among the runtimes, as its package's alias names it. */
function versionOf(name: string): string {
	const { optionalDependencies } = readJson("runtimes/package.json") as {
		optionalDependencies: Readonly<Record<string, string>>;
	}; // the file is under our care
	return optionalDependencies[name]?.split("@").at(-1) ?? "none";
}

test("engines of every published package begin with the Nodes that are tried", async () => {
	const published = (await readManifests()).filter(
		({ isPrivate, entries }) => !isPrivate && entries.includes("."), // a program is imported by nobody, and says itself what it needs
	);
	const engines = published.map(({ folder }) => {
		const { engines: named } = readJson(`${folder}/package.json`) as { engines?: { node?: string } }; // npm's own form
		return named?.node;
	});
	expect(engines).not.toEqual([]);
	expect(new Set(engines)).toEqual(
		new Set([`^${versionOf("node-lowest")} || >=${versionOf("node-lowest-22")}`]),
	);
});
