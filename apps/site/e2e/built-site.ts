import { readdir, readFile } from "node:fs/promises";
import { extname, join, resolve, sep } from "node:path";
import { fileURLToPath } from "node:url";
import type { BuiltFile, SitePlace } from "../checks/links/check-urls.ts";
import type { BuiltPage } from "../checks/links/check-links.ts";

/** The folder of the built site that the tests read and visit; `SITE_DIST` names another one than `dist`. */
export const DIST = resolve(process.env["SITE_DIST"] ?? fileURLToPath(new URL("../dist/", import.meta.url)));

/** Paths of all files of the built site, such as `/tasks/index.html`. */
export async function listFiles(): Promise<readonly string[]> {
	const entries = await readdir(DIST, { recursive: true, withFileTypes: true });
	return entries
		.filter((entry) => entry.isFile())
		.map((entry) => join(entry.parentPath, entry.name).slice(DIST.length).split(sep).join("/"));
}

/** All pages of the built site with their paths: `/tasks/`, `/404.html`. */
export async function readPages(): Promise<readonly BuiltPage[]> {
	const names = (await listFiles()).filter((name) => name.endsWith(".html"));
	return Promise.all(
		names.map(async (name) => ({
			path: name.replace(/index\.html$/, ""),
			html: await readFile(join(DIST, name), "utf8"),
		})),
	);
}

const TEXTS: readonly string[] = [".html", ".md", ".txt", ".json", ".xml", ".atom", ".webmanifest"];

/** All files that name URLs: pages, their Markdown, data, feeds, lists. */
export async function readTexts(base: string): Promise<readonly BuiltFile[]> {
	const names = (await listFiles()).filter((name) => TEXTS.includes(extname(name)));
	return Promise.all(
		names.map(async (name) => ({
			path: `${base}${name.slice(1)}`,
			text: await readFile(join(DIST, name), "utf8"),
		})),
	);
}

/** Where the built site says that it is served, from the first page's own URL. */
export async function findSitePlace(): Promise<SitePlace> {
	const html = await readFile(join(DIST, "index.html"), "utf8");
	const { origin, pathname } = new URL(/rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? "");
	return { origin, base: pathname };
}
