import { globSync, readFileSync } from "node:fs";
import { matchesGlob, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { parse } from "yaml";
import { DATA, listGuideIds, loadProgram, recordFile } from "../../scripts/guides/guide-files.ts";
import { PYTHON_LISTS } from "@pusula/tools/python-lists";
import { LOCALES } from "../../src/lib/locale.ts";

const ROOT = fileURLToPath(new URL("../../../../", import.meta.url));
const WORKFLOW = ".github/workflows/guides.yml";

interface Workflow {
	readonly on: Readonly<Record<"push" | "pull_request", { readonly paths: readonly string[] }>>;
}

/** The modules of the site that the runner imports, directly or through others; types are not needed to run. */
function listModules(file: string, found = new Set<string>()): ReadonlySet<string> {
	if (found.has(file)) return found;
	found.add(file);
	for (const [, from = ""] of readFileSync(ROOT + file, "utf8").matchAll(
		/^(?:import|export) (?!type)[^;]*?from "(\.[^"]+)"/gm,
	))
		listModules(relative(ROOT, fileURLToPath(new URL(from, `file://${ROOT}${file}`))), found);
	return found;
}

/** What the run of the guides reads. */
function listRead(): readonly string[] {
	const ids = listGuideIds();
	const pages = LOCALES.flatMap((locale) =>
		ids.map((id) => `apps/site/content/${locale}/docs/transformers/${id}.mdx`),
	);
	const data = ids.flatMap((id) => loadProgram(id).data.map((file) => relative(ROOT, DATA + file)));
	const records = ids.map((id) => relative(ROOT, recordFile(id)));
	const programs = ids.map((id) => `apps/site/content/guides/${id}.py`);
	const python = globSync("apps/site/scripts/guides/*.py", { cwd: ROOT });
	const modules = [...listModules("apps/site/scripts/guides/run-guides.ts")];
	return [
		...pages,
		...data,
		...records,
		...programs,
		...python,
		...modules,
		relative(ROOT, PYTHON_LISTS.guides),
	];
}

it.each(["push", "pull_request"] as const)("runs on a %s that changes anything the guides read", (event) => {
	const { on } = parse(readFileSync(ROOT + WORKFLOW, "utf8")) as Workflow; // the file is a workflow
	const missed = listRead().filter((file) => !on[event].paths.some((path) => matchesGlob(file, path)));
	expect(missed).toEqual([]);
});
