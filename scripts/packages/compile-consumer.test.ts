import { rm } from "node:fs/promises";
import { afterEach, expect, test } from "vitest";
import { compileConsumer } from "./compile-consumer.ts";
import { printManifest, writeInstalled } from "./installed-package.ts";

const COMPILE_MS = 120_000;

let folder = "";
afterEach(() => rm(folder, { recursive: true, force: true }));

async function findProblems(declarations: string): Promise<string[]> {
	folder = await writeInstalled({
		"package.json": printManifest({ ".": { types: "./index.d.ts", default: "./index.js" } }),
		"index.js": "export const answer = 42;",
		"index.d.ts": declarations,
	});
	return compileConsumer(folder, ["tried"]);
}

test(
	"finds nothing wrong in sound declarations",
	async () => expect(await findProblems("export declare const answer: number;")).toEqual([]),
	COMPILE_MS,
);

test(
	"names every way to find modules in which a declaration has an error",
	async () =>
		expect(await findProblems('export { answer } from "./missing.js";')).toEqual([
			expect.stringContaining("Under nodenext"),
			expect.stringContaining("Under node20"),
			expect.stringContaining("Under bundler"),
		]),
	COMPILE_MS,
);
