import { rm } from "node:fs/promises";
import { expect, test } from "vitest";
import { printManifest, writeInstalled } from "./installed-package.ts";
import { listImports } from "./list-imports.ts";

test("lists entries, and what patterns lead to, without JSON files", async () => {
	const folder = await writeInstalled({
		"package.json": printManifest({
			".": { types: "./dist/index.d.ts", default: "./dist/index.js" },
			"./parts/*": { types: "./dist/parts/*/part.d.ts", default: "./dist/parts/*/part.js" },
			"./package.json": "./package.json",
		}),
		"dist/parts/two/part.js": "",
		"dist/parts/one/part.js": "",
		"dist/parts/one/other.js": "",
	});
	expect(await listImports(folder, "tried")).toEqual(["tried", "tried/parts/one", "tried/parts/two"]);
	await rm(folder, { recursive: true });
});
