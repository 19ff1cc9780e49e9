import { readFile, readdir } from "node:fs/promises";
import { basename, join } from "node:path";
import { describe, expect, test } from "vitest";
import { generate } from "../scripts/generate.ts";
import { SOURCE_FOLDER } from "../scripts/sources.ts";

describe("generated files", () => {
	test("are what the sources give", async () => {
		for (const [path, text] of await generate()) expect(await readFile(path, "utf8")).toBe(text);
	});

	test("are the only ones in their folder", async () => {
		const made = [...(await generate()).keys()].map((path) => basename(path));
		expect((await readdir(join(SOURCE_FOLDER, "generated"))).toSorted()).toEqual(made.toSorted());
	});
});
