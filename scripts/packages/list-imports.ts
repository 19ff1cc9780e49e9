import { globSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join, sep } from "node:path";

/**
 * The names of modules that a program can import of an installed package, in the order of its `exports`. A pattern counts
 * for every file it leads to. `folder` holds the `node_modules`.
 */
export async function listImports(folder: string, name: string): Promise<string[]> {
	const root = join(folder, "node_modules", name);
	const { exports: entries } = JSON.parse(await readFile(join(root, "package.json"), "utf8")) as {
		exports: Readonly<Record<string, string | { readonly default: string }>>;
	}; // publint has read it before
	const modules = Object.entries(entries).flatMap(([entry, target]) =>
		typeof target === "string" ? [] : listEntry(root, entry, target.default),
	);
	return [...new Set(modules)].map((entry) => name + entry.slice(1));
}

/** A key of `exports`; for a pattern one for each file that it leads to. */
function listEntry(root: string, entry: string, target: string): string[] {
	if (!entry.includes("*")) return [entry];
	const [before = "", after = ""] = target.slice(2).split("*");
	return globSync(`${before}*${after}`, { cwd: root })
		.map((path) => path.replaceAll(sep, "/"))
		.map((path) => path.slice(before.length, path.length - after.length))
		.toSorted()
		.map((part) => entry.replace("*", part));
}
