import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { isIndexed, type PageWithHead, readPagesWithHeads } from "./built-pages.ts";
import { DIST, listFiles } from "./built-site.ts";

const LANGUAGES = ["tr", "en", "x-default"];

test("every page names its own address and its twin's, and the twin answers in kind", async () => {
	const pages = (await readPagesWithHeads()).filter(isIndexed);
	const twins = new Map(pages.map((page) => [addressOf(page), twinsOf(page)]));
	expect(twins.size).toBe(pages.length);
	for (const page of pages) {
		const address = addressOf(page);
		const own = twinsOf(page);
		expect(new URL(address).pathname, page.path).toBe(page.path);
		expect(Object.keys(own).toSorted(), page.path).toEqual(LANGUAGES.toSorted());
		expect(own[page.head.language], page.path).toBe(address);
		expect(own["x-default"], page.path).toBe(own["tr"]);
		for (const twin of Object.values(own)) expect(twins.get(twin), `${page.path} ${twin}`).toEqual(own);
	}
});

test("the sitemap lists every page that is meant to be found, with its twins, and no other", async () => {
	const pages = (await readPagesWithHeads()).filter(isIndexed);
	const maps = (await listFiles()).filter((name) => /^\/sitemap-\d+\.xml$/.test(name));
	const text = (await Promise.all(maps.map((name) => readFile(join(DIST, name), "utf8")))).join("");
	const listed = [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = ""]) => address);
	expect(listed.toSorted()).toEqual(pages.map(addressOf).toSorted());
	for (const page of pages) {
		const entry = text.split("<url>").find((part) => part.includes(`<loc>${addressOf(page)}</loc>`));
		for (const address of Object.values(twinsOf(page)))
			expect(entry, page.path).toContain(`href="${address}"`);
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

test("each language has a page for unknown addresses, which leads to the other and is not to be found", async () => {
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

function addressOf({ path, head }: PageWithHead): string {
	const address = head.links.find(({ rel }) => rel === "canonical")?.href;
	if (address === undefined) throw new Error(`${path} names no address of its own.`);
	return address;
}

function twinsOf({ head }: PageWithHead): Readonly<Record<string, string>> {
	const links = head.links.filter(({ rel, hreflang }) => rel === "alternate" && hreflang !== undefined);
	return Object.fromEntries(links.map(({ hreflang = "", href }) => [hreflang, href]));
}
