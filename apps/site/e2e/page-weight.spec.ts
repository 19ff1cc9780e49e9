import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import type { BuiltPage } from "../checks/links/check-links.ts";
import { weigh } from "../checks/page-weight.ts";
import { listLoadedFiles, listPreloadedFonts } from "../integrations/installable/loaded-files.ts";
import { PAGES_IN_BYTES, TOOLS_IN_BYTES } from "./budgets.ts";
import { DIST, readPages } from "./built-site.ts";
import { PAGES } from "../checks/templates/templates.ts";

/** What counts; fonts, pictures and recordings are apart, also where a script fetches them for a form. */
const WEIGHED = ["document", "script", "stylesheet", "fetch", "xhr"];
const MEDIA = /\.(?:png|jpe?g|webp|wav|mp3|mp4)$/u;

test("no page is heavier than its budget", async () => {
	const pages = await readPages();
	expect(pages.length).toBeGreaterThan(300);
	const weigher = makeWeigher();
	const heavy = pages
		.map((page) => ({ path: page.path, budget: findBudget(page.path), weight: weigher(page) }))
		.filter(({ weight, budget }) => weight > budget);
	expect(heavy).toEqual([]);
});

test("the index page keeps its budget with fonts too", async () => {
	const weigher = makeWeigher();
	for (const page of (await readPages()).filter(({ path }) => path.endsWith("/docs/transformers/"))) {
		expect(weigher(page) + (await sumFonts(page.html))).toBeLessThanOrEqual(
			PAGES_IN_BYTES.indexWithFonts.bytes,
		);
	}
});

test("reading pages start no framework", async () => {
	const starting = (await readPages())
		.filter(({ path }) => !(findTool(path) in TOOLS_IN_BYTES))
		.filter(({ html }) => {
			const scripts = listLoadedFiles(html, readScript).filter((path) => path.endsWith(".js"));
			return (
				html.includes("<astro-island") || scripts.some((path) => /react\.element/.test(readScript(path)))
			);
		});
	expect(starting.map(({ path }) => path)).toEqual([]);
});

for (const [name, path] of PAGES) {
	test(`${name} keeps its budget in a browser`, async ({ page, baseURL }) => {
		const requested = new Set<string>();
		page.on("request", (request) => {
			const { pathname } = new URL(request.url());
			const isOwn = baseURL && request.url().startsWith(baseURL);
			if (isOwn && WEIGHED.includes(request.resourceType()) && !MEDIA.test(pathname)) requested.add(pathname);
		});
		await page.goto(path, { waitUntil: "networkidle" });
		const files = [...requested].map((file) => (file.endsWith("/") ? `${file}index.html` : file));
		expect(requested).toContain(path);
		expect(sum(files.map((file) => weigh(readFileSync(join(DIST, file)))))).toBeLessThanOrEqual(
			findBudget(path),
		);
	});
}

function findBudget(path: string): number {
	if (path.endsWith("/docs/transformers/")) return PAGES_IN_BYTES.index.bytes;
	if (/^\/(?:en\/)?$/.test(path)) return PAGES_IN_BYTES.home.bytes;
	if (/^\/(?:en\/)?tasks\/[^/]+\/$/.test(path)) return PAGES_IN_BYTES.task.bytes;
	return (TOOLS_IN_BYTES[findTool(path)] ?? PAGES_IN_BYTES.reading).bytes;
}

function findTool(path: string): string {
	return path.replace(/^\/(?:en\/)?/, "").replace(/\/$/, "");
}

/** Weighs pages; a file that many pages load is compressed once. */
function makeWeigher(): (page: BuiltPage) => number {
	const known = new Map<string, number>();
	const weighFile = (path: string): number => {
		const weight = known.get(path) ?? weigh(readFileSync(join(DIST, path)));
		known.set(path, weight);
		return weight;
	};
	return ({ html }) => {
		const files = listLoadedFiles(html, readScript).filter((path) => !path.endsWith(".webmanifest"));
		return sum([weigh(Buffer.from(html)), ...files.map(weighFile)]);
	};
}

function readScript(path: string): string {
	return readFileSync(join(DIST, path), "utf8");
}

/** Fonts are compressed already; all that a page names may be needed, those it preloads always are. */
async function sumFonts(html: string): Promise<number> {
	const named = [...html.matchAll(/url\("?([^")]+\.woff2)"?\)/g)].map(([, path = ""]) => path);
	const fonts = new Set([...named, ...listPreloadedFonts(html)]);
	expect(fonts.size).toBeGreaterThan(0);
	return sum([...fonts].map((path) => readFileSync(join(DIST, path)).length));
}

function sum(sizes: readonly number[]): number {
	return sizes.reduce((total, size) => total + size, 0);
}
