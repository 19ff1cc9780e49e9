import { readdir, readFile } from "node:fs/promises";
import { join, posix } from "node:path";
import type { Import, Module } from "./module.ts";
import { parseModule } from "./parse-module.ts";

/** Folders that hold our own sources. */
const SOURCE_FOLDERS: readonly string[] = ["packages", "apps", "bench", "runtimes", "scripts"];

/** Folders that hold what others wrote or what a build made. */
const SKIPPED_FOLDERS: ReadonlySet<string> = new Set([
	"node_modules",
	"dist",
	".astro",
	".cache",
	"test-results",
	"playwright-report",
]);

const SOURCE_FILE = /\.(ts|tsx|mts|js|mjs|astro|mdx|css)$/;

/** Every source file of the repository, parsed, in the order of their paths, with resolved imports. */
export async function readModules(root: string): Promise<Module[]> {
	const entries = await readdir(root, { withFileTypes: true });
	const rootFiles = entries.filter((entry) => entry.isFile() && SOURCE_FILE.test(entry.name));
	const nested = await Promise.all(SOURCE_FOLDERS.map((folder) => listFiles(root, folder)));
	const paths = [...rootFiles.map(({ name }) => name), ...nested.flat()].toSorted();
	const modules = await Promise.all(
		paths.map(async (path) => parseModule(path, await readFile(join(root, path), "utf8"))),
	);
	return resolveImports(modules);
}

async function listFiles(root: string, folder: string): Promise<string[]> {
	const entries = await readdir(join(root, folder), { withFileTypes: true });
	const lists = await Promise.all(
		entries.map(async (entry) => {
			const path = posix.join(folder, entry.name);
			if (entry.isDirectory()) return SKIPPED_FOLDERS.has(entry.name) ? [] : listFiles(root, path);
			return SOURCE_FILE.test(entry.name) ? [path] : [];
		}),
	);
	return lists.flat();
}

/**
 * The same modules with each import's target: the module that a relative path or a workspace package's name means.
 * Imports of other packages and of files that are not read (JSON, pictures) keep none.
 */
export function resolveImports(modules: readonly Module[]): Module[] {
	const paths = new Set(modules.map(({ path }) => path));
	return modules.map((module) => ({
		...module,
		imports: module.imports.map((each): Import => {
			const target = targetOf(module.path, each.specifier);
			return target !== undefined && paths.has(target) ? { ...each, target } : each;
		}),
	}));
}

function targetOf(from: string, specifier: string): string | undefined {
	if (specifier.startsWith(".")) return posix.join(posix.dirname(from), specifier.replace(/\?.*$/, ""));
	const [, name, face = "/index"] = /^@pusula\/([^/]+)(\/.+)?$/.exec(specifier) ?? [];
	return name === undefined ? undefined : `packages/${name}/src${face}.ts`;
}
