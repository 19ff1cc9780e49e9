import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type Locale, LOCALES } from "../src/lib/locale.ts";
import { listFiles } from "./list-files.ts";
import type { ProsePage } from "./prose.ts";
import { readDocstrings } from "./read-docstrings.ts";
import { readMdx } from "./read-mdx.ts";
import { readStrings } from "./read-strings.ts";

/** Files of the repository's root for readers. */
const ROOT_FILES: readonly string[] = ["README.md", "CONTRIBUTING.md", "SECURITY.md", "apps/site/README.md"];

/** Folders with files for readers, and which files there. */
const MARKDOWN: readonly { readonly folder: string; readonly fits: RegExp }[] = [
	{ folder: "docs", fits: /\.md$/ },
	{ folder: "packages", fits: /^packages\/[^/]+\/(?:README|docs\/.+)\.md$/ },
];

/** Sources whose docstrings the reference shows. */
const SOURCES = /^packages\/(?!cli\/|datasets\/)[^/]+\/src\/.+\.ts$/;

/** Folders whose strings the programs show: help, examples, messages of errors. */
const SHOWN: readonly string[] = ["packages/cli/src/messages", "packages/local/src"];

/** The guides beside the code, the examples in it, and what the programs show, as pages: what they say of models, and what they give to them. */
export async function readGuides(root: string): Promise<ProsePage[]> {
	const markdown = await Promise.all(MARKDOWN.map(({ folder, fits }) => listFiles(root, folder, fits)));
	const shown = await Promise.all(SHOWN.map((folder) => listFiles(root, folder, /\.ts$/)));
	const documented = await listFiles(root, "packages", SOURCES);
	const read = (path: string) => readFile(join(root, path), "utf8");
	return Promise.all([
		...[...ROOT_FILES, ...markdown.flat()].map(async (path) => readMdx(path, "en", path, await read(path))),
		...documented.map(async (path) => readDocstrings(path, await read(path))),
		...shown.flat().map(async (path) => readStrings(path, toLocale(path), await read(path))),
	]);
}

/** Files below `messages/<tag>/` are in that language; all else is in English. */
function toLocale(path: string): Locale {
	return LOCALES.find((locale) => path.includes(`/${locale}/`)) ?? "en";
}
