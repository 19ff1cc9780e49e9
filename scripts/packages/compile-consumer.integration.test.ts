import { rm } from "node:fs/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { compileConsumer } from "./compile-consumer.ts";
import { printManifest, writeInstalled } from "./installed-package.ts";

/** The compiler reads the types of Node once for each way to find modules: seconds by itself, minutes beside other work. */
const COMPILE_MS = 600_000;

let folder = "";
let problems: readonly string[] = [];
beforeAll(async () => {
	folder = await writeInstalled({
		"package.json": printManifest({ "./sound": "./sound.js", "./broken": "./broken.js" }),
		"sound.d.ts": "export declare const answer: number;",
		"broken.d.ts": 'export { answer } from "./missing.js";',
	});
	problems = await compileConsumer(folder, ["tried/sound", "tried/broken"]);
}, COMPILE_MS);
afterAll(() => rm(folder, { recursive: true, force: true }));

test("names every way to find modules in which a declaration has an error", () => {
	expect(problems).toEqual([
		expect.stringMatching(/^Under nodenext[^]*broken/),
		expect.stringMatching(/^Under node20[^]*broken/),
		expect.stringMatching(/^Under bundler[^]*broken/),
	]);
});

test("finds nothing wrong in sound declarations", () => {
	expect(problems.join("\n")).not.toMatch(/tried\/sound|sound[.]d[.]ts/);
});
