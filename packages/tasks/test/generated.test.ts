import { globSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { relative } from "node:path";
import { describe, expect, test } from "vitest";
import { generate } from "../scripts/generate.ts";
import { SOURCE_FOLDER } from "../scripts/sources.ts";

describe("generated files", () => {
	test("are what the sources give", async () => {
		for (const [path, text] of await generate()) expect(await readFile(path, "utf8")).toBe(text);
	});

	test("are the only ones in their folders", async () => {
		const made = [...(await generate()).keys()].map((path) => relative(SOURCE_FOLDER, path));
		expect(globSync("**/generated/*", { cwd: SOURCE_FOLDER }).toSorted()).toEqual(made.toSorted());
	});
});
