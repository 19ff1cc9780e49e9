import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { isIndexed, type PageWithHead, readPagesWithHeads } from "./built-pages.ts";
import { DIST, listFiles } from "./built-site.ts";

const LANGUAGES = ["tr", "en", "x-default"];

test("every page names its own URL and those of its translations, which name it in turn", async () => {
	const pages = (await readPagesWithHeads()).filter(isIndexed);
	const known = new Map(pages.map((page) => [urlOf(page), translationsOf(page)]));
	expect(known.size).toBe(pages.length);
	for (const page of pages) {
		const url = urlOf(page);
		const own = translationsOf(page);
		expect(new URL(url).pathname, page.path).toBe(page.path);
		expect(Object.keys(own).toSorted(), page.path).toEqual(LANGUAGES.toSorted());
		expect(own[page.head.language], page.path).toBe(url);
		expect(own["x-default"], page.path).toBe(own["tr"]);
		for (const other of Object.values(own)) expect(known.get(other), `${page.path} ${other}`).toEqual(own);
	}
});

test("the sitemap lists every page that is meant to be found, with its translations, and no other", async () => {
	const pages = (await readPagesWithHeads()).filter(isIndexed);
	const maps = (await listFiles()).filter((name) => /^\/sitemap-\d+\.xml$/.test(name));
	const text = (await Promise.all(maps.map((name) => readFile(join(DIST, name), "utf8")))).join("");
	const listed = [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = ""]) => url);
	expect(listed.toSorted()).toEqual(pages.map(urlOf).toSorted());
	for (const page of pages) {
		const entry = text.split("<url>").find((part) => part.includes(`<loc>${urlOf(page)}</loc>`));
		for (const url of Object.values(translationsOf(page)))
			expect(entry, page.path).toContain(`href="${url}"`);
	}
	expect(await readFile(join(DIST, "robots.txt"), "utf8")).toMatch(
		/^Sitemap: https:\/\/.*sitemap-index\.xml$/m,
	);
});

test("titles are told apart within a language, and every page says what it is about", async () => {
	const pages = (await readPagesWithHeads()).filter(isIndexed);
	const titles = pages.map(({ html, head }) => `${head.language} ${/<title>(.*?)<\/title>/.exec(html)?.[1]}`);
	expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
	for (const { path, head } of pages) expect(head.metas.get("description")?.length, path).toBeGreaterThan(10);
});

test("each language has a page for unknown URLs, which leads to the other and is not to be found", async () => {
	const pages = await readPagesWithHeads();
	for (const [path, language, title, way] of [
		["/404.html", "tr", "Bu sayfa yok", "/en/"],
		["/en/404.html", "en", "This page does not exist", "/"],
	] as const) {
		const page = pages.find((one) => one.path === path);
		expect(page?.head.language).toBe(language);
		expect(page && isIndexed(page)).toBe(false);
		expect(page?.html).toContain(`>${title}</h1>`);
		expect(page?.html).toContain(`href="${way}"`);
	}
});

function urlOf({ path, head }: PageWithHead): string {
	const url = head.links.find(({ rel }) => rel === "canonical")?.href;
	if (url === undefined) throw new Error(`${path} names no URL of its own.`);
	return url;
}

function translationsOf({ head }: PageWithHead): Readonly<Record<string, string>> {
	const links = head.links.filter(({ rel, hreflang }) => rel === "alternate" && hreflang !== undefined);
	return Object.fromEntries(links.map(({ hreflang = "", href }) => [hreflang, href]));
}
