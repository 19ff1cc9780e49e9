import { globSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join, sep } from "node:path";

/**
 * The names of modules that a reader can import of an installed package, in the order of its `exports`. A pattern stands
 * for every file it leads to. `folder` holds the `node_modules`.
 */
export async function listImports(folder: string, name: string): Promise<string[]> {
	const root = join(folder, "node_modules", name);
	const { exports: faces } = JSON.parse(await readFile(join(root, "package.json"), "utf8")) as {
		exports: Readonly<Record<string, string | { readonly default: string }>>;
	}; // publint has read it before
	const modules = Object.entries(faces).flatMap(([face, target]) =>
		typeof target === "string" ? [] : findFaces(root, face, target.default),
	);
	return [...new Set(modules)].map((face) => name + face.slice(1));
}

/** A face itself, or one for each file that a pattern leads to. */
function findFaces(root: string, face: string, target: string): string[] {
	if (!face.includes("*")) return [face];
	const [before = "", after = ""] = target.slice(2).split("*");
	return globSync(`${before}*${after}`, { cwd: root })
		.map((path) => path.replaceAll(sep, "/"))
		.map((path) => path.slice(before.length, path.length - after.length))
		.toSorted()
		.map((part) => face.replace("*", part));
}
