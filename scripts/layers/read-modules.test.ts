import { expect, test } from "vitest";
import { ROOT } from "@pusula/tools/root";
import { parseModule } from "./parse-module.ts";
import { readModules, resolveImports } from "./read-modules.ts";

test("resolves relative paths and the names and faces of workspace packages", () => {
	const text = [
		'import type { Reply } from "../lib/reply.ts";',
		'import logo from "../lib/logo.svg?raw";',
		'import { TASKS } from "@pusula/tasks";',
		'import { groq } from "@pusula/inference/providers/groq";',
		'import { readFile } from "node:fs/promises";',
	].join("\n");
	const others = [
		"apps/site/src/lib/reply.ts",
		"packages/tasks/src/index.ts",
		"packages/inference/src/providers/groq.ts",
	].map((path) => parseModule(path, ""));
	const [page] = resolveImports([parseModule("apps/site/src/ui/page.tsx", text), ...others]);
	expect(page?.imports.map(({ target }) => target)).toEqual([
		"apps/site/src/lib/reply.ts",
		undefined,
		"packages/tasks/src/index.ts",
		"packages/inference/src/providers/groq.ts",
		undefined,
	]);
});

test("reads this repository's own sources and nothing installed or built", async () => {
	const paths = (await readModules(ROOT)).map(({ path }) => path);
	expect(paths).toContain("scripts/layers/read-modules.ts");
	expect(paths).toContain("packages/inference/src/types/wire.ts");
	expect(paths.filter((path) => /node_modules|\/dist\//.test(path))).toEqual([]);
});
