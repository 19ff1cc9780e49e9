import { expect, test } from "vitest";
import { parseModule } from "../parse-module.ts";
import { resolveImports } from "../read-modules.ts";
import { RULES } from "./index.ts";

/** What the rule finds in a tree of files, as `path: message`. */
function findings(rule: string, files: Readonly<Record<string, string>>): string[] {
	const modules = resolveImports(Object.entries(files).map(([path, text]) => parseModule(path, text)));
	const found = RULES[rule]?.(modules) ?? [{ path: rule, message: "no such rule" }];
	return found.map(({ path, message }) => `${path}: ${message}`);
}

/** A rule, a tree that keeps it, and what one changed file makes it find. */
interface Case {
	readonly rule: string;
	readonly clean: Readonly<Record<string, string>>;
	readonly broken: Readonly<Record<string, string>>;
	readonly finds: string;
}

const inference = "packages/inference/src";
const site = "apps/site/src";

const CASES: readonly Case[] = [
	{
		rule: "packageOrder",
		clean: {
			"packages/inference/src/client.ts": 'import type { Task } from "@pusula/tasks"; import "./send.ts";',
			"packages/inference/src/send.ts": "",
			"packages/inference/test/client.test.ts": 'import { serve } from "@pusula/simulator/serve";',
		},
		broken: { "packages/inference/src/client.ts": 'import type { Snippet } from "@pusula/snippets";' },
		finds: "packages/inference may not import @pusula/snippets",
	},
	{
		rule: "packageOrder",
		clean: { "packages/simulator/src/index.ts": 'import { TASKS } from "@pusula/tasks";' },
		broken: { "packages/simulator/src/index.ts": 'import { read } from "@pusula/inference/core";' },
		finds: "packages/simulator may not import @pusula/inference",
	},
	{
		rule: "packageOrder",
		clean: { "packages/tasks/src/index.ts": "", "packages/snippets/src/index.ts": 'import "@pusula/tasks";' },
		broken: { "packages/snippets/src/index.ts": 'import "../../tasks/src/index.ts";' },
		finds: "leaves packages/snippets",
	},
	{
		rule: "packageOrder",
		clean: { "packages/tasks/src/index.ts": "", "apps/site/src/ui/tab.tsx": 'import "react";' },
		broken: { "packages/tasks/src/index.ts": 'import { z } from "zod";' },
		finds: 'imports "zod"',
	},
	{
		rule: "packageOrder",
		clean: {},
		broken: { "packages/extra/src/index.ts": 'import "@pusula/tasks";' },
		finds: "packages/extra has no row",
	},
	{
		rule: "inferenceOrder",
		clean: {
			[`${inference}/types/provider.ts`]: "",
			[`${inference}/providers/groq.ts`]: 'import type { Provider } from "../types/provider.ts";',
			[`${inference}/pipeline/run.ts`]: 'import type { Provider } from "../types/provider.ts";',
		},
		broken: { [`${inference}/pipeline/run.ts`]: 'import type { groq } from "../providers/groq.ts";' },
		finds: "pipeline may not import providers",
	},
	{
		rule: "inferenceOrder",
		clean: { [`${inference}/lib/read.ts`]: "" },
		broken: { [`${inference}/somewhere/read.ts`]: "" },
		finds: "No layer",
	},
	{
		rule: "siteOrder",
		clean: {
			[`${site}/pages/index.astro`]: '---\nimport { List } from "../features/tasks/list.tsx";\n---\n',
			[`${site}/features/tasks/list.tsx`]: 'import { Tab } from "../../ui/tab.tsx";',
			[`${site}/ui/tab.tsx`]: "",
		},
		broken: { [`${site}/ui/tab.tsx`]: 'import type { Row } from "../features/tasks/list.tsx";' },
		finds: "ui may not import features",
	},
	{
		rule: "featureWalls",
		clean: {
			[`${site}/features/tasks/list.tsx`]: 'import "./row.tsx";',
			[`${site}/features/tasks/row.tsx`]: "",
			[`${site}/features/search/dialog.tsx`]: "",
		},
		broken: { [`${site}/features/tasks/row.tsx`]: 'import "../search/dialog.tsx";' },
		finds: "tasks may not import the feature search",
	},
	{
		rule: "buildApart",
		clean: {
			"apps/site/checks/search-index.ts": 'import "../src/lib/fold.ts";',
			[`${site}/lib/fold.ts`]: "",
		},
		broken: { [`${site}/lib/fold.ts`]: 'import "../../checks/search-index.ts";' },
		finds: "src may not import tools",
	},
	{
		rule: "coreFace",
		clean: {
			[`${inference}/core.ts`]: 'export { run } from "./pipeline/run.ts";',
			[`${inference}/pipeline/run.ts`]: "",
			[`${inference}/generated/providers.ts`]: "",
		},
		broken: { [`${inference}/pipeline/run.ts`]: 'import type { Id } from "../generated/providers.ts";' },
		finds: `reaches ${inference}/pipeline/run.ts → ${inference}/generated/providers.ts`,
	},
	{
		rule: "configAlone",
		clean: {
			"apps/site/astro.config.ts": 'import { words } from "./integrations/words.ts";',
			"apps/site/integrations/words.ts": 'import type { Task } from "@pusula/tasks";',
			"packages/tasks/src/index.ts": "",
		},
		broken: { "apps/site/integrations/words.ts": 'import { TASKS } from "@pusula/tasks";' },
		finds: "loads apps/site/integrations/words.ts → packages/tasks/src/index.ts",
	},
	{
		rule: "noCycles",
		clean: { "packages/tasks/src/a.ts": 'import type { B } from "./b.ts";', "packages/tasks/src/b.ts": "" },
		broken: { "packages/tasks/src/b.ts": 'export type { A } from "./a.ts";' },
		finds: "packages/tasks/src/a.ts → packages/tasks/src/b.ts → packages/tasks/src/a.ts",
	},
	{
		rule: "effectsAtEdge",
		clean: {
			[`${inference}/pipeline/wire/send.ts`]: "await fetch(url);",
			[`${inference}/pipeline/build.ts`]: "const at = options.now;",
		},
		broken: { [`${inference}/pipeline/build.ts`]: "const at = Date.now();" },
		finds: "Uses Date",
	},
	{
		rule: "noEnvironment",
		clean: { "packages/simulator/src/cli.ts": "process.env.PORT;", "packages/simulator/src/serve.ts": "" },
		broken: { "packages/simulator/src/serve.ts": "process.env.PORT;" },
		finds: "Reads process.env",
	},
	{
		rule: "namedExports",
		clean: { "vitest.config.ts": "export default {};", "packages/tasks/src/a.ts": "export const a = 1;" },
		broken: { "packages/tasks/src/a.ts": "export default 1;" },
		finds: "Has a default export",
	},
	{
		rule: "disableReasons",
		clean: { "bench/a.ts": "// oxlint-disable-next-line eslint/no-console -- the report goes to the screen" },
		broken: { "bench/a.ts": "// oxlint-disable-next-line eslint/no-console" },
		finds: "one named rule",
	},
	{
		rule: "disableReasons",
		clean: { "bench/a.ts": "/* oxlint-disable eslint/no-console -- the report goes to the screen */" },
		broken: { "bench/a.ts": "/* eslint-disable -- noisy */" },
		finds: "one named rule",
	},
	{
		rule: "fileLength",
		clean: {
			"packages/tasks/src/a.ts": "a;\n".repeat(400),
			"packages/tasks/src/generated/b.ts": "b;\n".repeat(401),
		},
		broken: { "packages/tasks/src/a.ts": "a;\n".repeat(401) },
		finds: "Has 401 lines",
	},
];

test.each(CASES)("$rule lets a clean tree pass and finds: $finds", ({ rule, clean, broken, finds }) => {
	expect(findings(rule, clean)).toEqual([]);
	const found = findings(rule, { ...clean, ...broken });
	expect(found).toHaveLength(1);
	expect(found[0]).toContain(finds);
});

test("every rule is shown to fail", () => {
	expect(Object.keys(RULES).filter((rule) => !CASES.some((each) => each.rule === rule))).toEqual([]);
});

test("reports one cycle once, and a cycle beside it too", () => {
	const files = {
		"bench/a.ts": 'import "./b.ts"; import "./c.ts";',
		"bench/b.ts": 'import "./a.ts";',
		"bench/c.ts": "",
		"bench/d.ts": 'import "./d.ts";',
	};
	expect(findings("noCycles", files)).toEqual([
		"bench/a.ts: Imports itself: bench/a.ts → bench/b.ts → bench/a.ts.",
		"bench/d.ts: Imports itself: bench/d.ts → bench/d.ts.",
	]);
});
