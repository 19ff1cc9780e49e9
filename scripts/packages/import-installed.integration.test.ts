import { rm } from "node:fs/promises";
import { afterEach, expect, test } from "vitest";
import { importInstalled } from "./import-installed.ts";
import { installTarballs } from "./install-tarballs.ts";
import { printManifest, writeInstalled } from "./installed-package.ts";

let folder = "";
afterEach(() => rm(folder, { recursive: true, force: true }));

async function findProblems(module: string): Promise<string[]> {
	folder = await writeInstalled({ "package.json": printManifest("./index.js"), "index.js": module });
	return importInstalled(folder, ["tried"], [process.execPath]);
}

test("finds nothing wrong in a module that can be imported and required", async () => {
	expect(await findProblems("export const answer = 42;")).toEqual([]);
});

test.each([
	["throws on import", 'import "./missing.js"; export const answer = 42;'],
	["exports nothing", "const answer = 42;"],
])("names a module that %s, for both ways", async (_title, module) => {
	expect(await findProblems(module)).toEqual([
		expect.stringContaining('import "tried" failed'),
		expect.stringContaining('require "tried" failed'),
	]);
});

test("names a module that can only be imported", async () => {
	expect(await findProblems("export const answer = await Promise.resolve(42);")).toEqual([
		expect.stringContaining('require "tried" failed'),
	]);
});

test("names packages that cannot be installed", async () => {
	folder = await writeInstalled({});
	expect(await installTarballs(folder, ["/nowhere.tgz"])).toContain("cannot be installed together");
});
