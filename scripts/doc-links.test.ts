import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { ROOT } from "@pusula/tools/root";

const DOCUMENTS = globSync(["*.md", "docs/**/*.md", "{packages,apps}/*/README.md", ".changeset/*.md"], {
	cwd: ROOT,
	exclude: ["**/node_modules"],
});

/** The files and folders that a document links to, relative to it; links to other hosts and places in a page left out. */
function listLinkedPaths(markdown: string): string[] {
	const targets = [...markdown.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = ""]) =>
		target.replace(/#.*$/, ""),
	);
	return targets.filter((target) => target !== "" && !/^[a-z]+:/.test(target));
}

/** The names in code that come before a link to a file of code, such as `run` ([`pipeline/run.ts`](…)), each with its file. */
function listNamedCode(markdown: string): { readonly name: string; readonly path: string }[] {
	const named = markdown.matchAll(/`(\w+)`(?: \w+){0,3} \(\[`[^`]+`\]\(([^)\s]+\.tsx?)\)/g);
	return Array.from(named, ([, name = "", path = ""]) => ({ name, path }));
}

/** Whether a source exports a name. */
function isExported(source: string, name: string): boolean {
	return new RegExp(`^export (?:async )?(?:function\\*?|const|interface|type|class) ${name}\\b`, "m").test(
		source,
	);
}

describe("links of the repository's documents", () => {
	it.each(DOCUMENTS)("%s leads to files that are there", (document) => {
		const paths = listLinkedPaths(readFileSync(join(ROOT, document), "utf8"));
		expect(paths.filter((path) => !existsSync(join(ROOT, dirname(document), path)))).toEqual([]);
	});

	it.each(DOCUMENTS)("%s names exports that their files have", (document) => {
		const named = listNamedCode(readFileSync(join(ROOT, document), "utf8"));
		const read = (path: string): string => readFileSync(join(ROOT, dirname(document), path), "utf8");
		expect(named.filter(({ name, path }) => !isExported(read(path), name))).toEqual([]);
	});

	it("are found with the name of an export before them", () => {
		const link = "([`b.ts`](../a/b.ts))";
		expect(listNamedCode(`\`run\` ${link}, the \`State\` of one run ${link}, \`c\`: ${link}`)).toEqual([
			{ name: "run", path: "../a/b.ts" },
			{ name: "State", path: "../a/b.ts" },
		]);
		expect(isExported("export async function run(): void {}", "run")).toBe(true);
		expect(isExported("function run(): void {}", "run")).toBe(false);
	});

	it("are found where they stand", () => {
		expect(listLinkedPaths("[a](b.md#c) ![d](../e.png) [f](https://g.example) [h](#i)")).toEqual([
			"b.md",
			"../e.png",
		]);
	});
});
