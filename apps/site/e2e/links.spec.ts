import { expect, test } from "@playwright/test";
import { listUrlProblems } from "../checks/links/check-urls.ts";
import { listLinkProblems } from "../checks/links/check-links.ts";
import { findSitePlace, listFiles, readPages, readTexts } from "./built-site.ts";

test("every link and anchor inside the built site leads somewhere", async () => {
	const { base } = await findSitePlace();
	const toPath = (path: string): string => `${base}${path.slice(1)}`;
	const files = new Set((await listFiles()).filter((name) => !name.endsWith(".html")).map(toPath));
	const pages = (await readPages()).map(({ path, html }) => ({ path: toPath(path), html }));
	expect(pages.length).toBeGreaterThan(120);
	expect(listLinkProblems(pages, files)).toEqual([]);
});

test("the text of an English page leads to English pages", async () => {
	const { base } = await findSitePlace();
	const stray = new RegExp(`<a [^>]*href="${base}(?!en/)[^".]*"[^>]*>`, "g");
	const strays = (await readPages())
		.filter(({ path }) => path.startsWith("/en/") && path.endsWith("/"))
		.flatMap(({ path, html }) => {
			const [, main = ""] = /<main([\s\S]*)<\/main>/.exec(html) ?? [];
			return [...main.matchAll(stray)].map(([link]) => `${path}: ${link}`);
		});
	expect(strays).toEqual([]);
});

test("every URL of the site in pages, data, feeds and lists is a file of the site", async () => {
	const place = await findSitePlace();
	const paths = new Set((await listFiles()).map((path) => `${place.base}${path.slice(1)}`));
	const texts = await readTexts(place.base);
	expect(texts.length).toBeGreaterThan(900);
	expect(listUrlProblems(texts, paths, place)).toEqual([]);
});

test("every page exists in both languages and names its translation", async () => {
	const pages = (await readPages()).filter(({ path }) => path.endsWith("/"));
	const turkish = pages.filter(({ path }) => !path.startsWith("/en/"));
	expect(pages).toHaveLength(2 * turkish.length);
	for (const { path, html } of turkish) {
		if (html.includes('content="noindex"')) continue;
		expect(html).toMatch(new RegExp(`hreflang="en" href="[^"]*/en${path}"`));
	}
});
