import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { STATUS_PAGE } from "../status-pages.ts";
import { printLlmsFiles } from "./llms-files.ts";
import { type MarkdownPage, toMarkdownPage } from "./to-markdown.ts";

/** Writes every built page a second time as `index.md` beside its HTML, and `llms.txt` and `llms-full.txt` per language. */
export function markdownPages(): AstroIntegration {
	let root = "";
	return {
		name: "markdown-pages",
		hooks: {
			"astro:config:done": ({ config }) => {
				root = new URL(`${config.base.replace(/\/$/, "")}/`, config.site).href;
			},
			"astro:build:done": async ({ dir, pages, logger }) => {
				const written: MarkdownPage[] = [];
				for (const { pathname } of pages.filter((page) => !STATUS_PAGE.test(page.pathname))) {
					const one = await writePage(new URL(pathname, dir), root);
					if (one) written.push(one);
				}
				for (const [path, text] of printLlmsFiles(written, root)) await writeText(new URL(path, dir), text);
				logger.info(`${written.length} pages as Markdown`);
			},
		},
	};
}

async function writePage(folder: URL, root: string): Promise<MarkdownPage | undefined> {
	const page = toMarkdownPage(await readFile(new URL("index.html", folder), "utf8"), root);
	if (page) await writeText(new URL("index.md", folder), page.markdown);
	return page;
}

async function writeText(file: URL, text: string): Promise<void> {
	await mkdir(dirname(fileURLToPath(file)), { recursive: true });
	await writeFile(file, text.endsWith("\n") ? text : `${text}\n`);
}
