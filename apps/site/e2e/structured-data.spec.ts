import type { Page } from "@playwright/test";
import { isIndexed, type PageWithHead, readPagesWithHeads } from "./built-pages.ts";
import { expect, test } from "./watched-page.ts";

type Value = Readonly<Record<string, unknown>>;

/** Kinds of page by the shape of their route; the first that fits. Every other page is a WebPage. */
const KINDS: readonly (readonly [RegExp, string])[] = [
	[/^\/(?:docs|tasks|providers|errors|libraries|glossary|reference)\/$/, "CollectionPage"],
	[/^\/tasks\/[^/]+\/models\/$/, "CollectionPage"],
	[/^\/(?:docs|tasks|providers|errors)\/./, "TechArticle"],
	[/^\/about-the-data\/$/, "AboutPage"],
	[/^\/search\/$/, "SearchResultsPage"],
];

/** Pages without a way to them: the start and the search. */
const WITHOUT_WAY = /^\/(?:search\/)?$/;

test("every page says what it is, where it stands and in which language", async () => {
	const pages = (await readPagesWithHeads()).filter(isIndexed);
	expect(pages.length).toBeGreaterThan(300);
	for (const page of pages) {
		const route = page.path.replace(/^\/en\//, "/");
		const canonical = page.head.links.find(({ rel }) => rel === "canonical")?.href;
		const values = readValues(page);
		const kind = KINDS.find(([shape]) => shape.test(route))?.[1] ?? "WebPage";
		const [own] = ofType(values, kind);
		expect(own, `${page.path} ${kind}`).toMatchObject({ "@context": "https://schema.org", url: canonical });
		expect(own?.["inLanguage"], page.path).toBe(page.head.language);
		expect(own?.["description"], page.path).toBe(page.head.metas.get("description"));
		if (kind === "TechArticle") expect(own?.["headline"], page.path).toBeTruthy();
		if (!WITHOUT_WAY.test(route)) expectWay(page, values, canonical);
	}
});

test("start pages describe the site's search, the glossary of its set of terms, the index of its table", async () => {
	const pages = await readPagesWithHeads();
	for (const [route, type, name] of [
		["", "WebSite", "potentialAction"],
		["glossary/", "DefinedTermSet", "encoding"],
		["docs/transformers/", "Dataset", "distribution"],
	] as const)
		for (const folder of ["/", "/en/"]) {
			const page = pages.find(({ path }) => path === `${folder}${route}`);
			const [value] = page ? ofType(readValues(page), type) : [];
			expect(value?.[name], `${folder}${route} ${type}`).toBeTruthy();
		}
});

test("the search that the start page describes finds what is typed", async ({ page }) => {
	await page.goto("/");
	const [site] = ofType(await readInPage(page), "WebSite");
	const action = site?.["potentialAction"] as { target: { urlTemplate: string } };
	const url = new URL(action.target.urlTemplate.replace("{search_term_string}", "bert"));
	await page.goto(`${url.pathname}${url.search}`);
	await expect(page.getByRole("link", { name: "BERT", exact: true }).first()).toBeVisible();
});

test("a browser reads the data, and the content security policy has nothing against it", async ({ page }) => {
	for (const path of ["/", "/glossary/", "/docs/transformers/", "/tasks/translation/"]) {
		await page.goto(path);
		expect((await readInPage(page)).length, path).toBeGreaterThan(0);
	}
});

function expectWay(page: PageWithHead, values: readonly Value[], canonical: string | undefined): void {
	const [way] = ofType(values, "BreadcrumbList");
	const steps = (way?.["itemListElement"] ?? []) as readonly {
		position: number;
		name: string;
		item: string;
	}[];
	expect(steps.length, page.path).toBeGreaterThan(1);
	expect(steps.map(({ position }) => position)).toEqual(steps.map((_, index) => index + 1));
	for (const { name, item } of steps) {
		expect(name, page.path).toBeTruthy();
		expect(item, page.path).toMatch(/^https:\/\//);
	}
	expect(steps.at(-1)?.item, page.path).toBe(canonical);
}

function readValues({ html }: PageWithHead): readonly Value[] {
	const blocks = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs);
	return [...blocks].map(([, text = ""]) => JSON.parse(text) as Value);
}

function ofType(values: readonly Value[], type: string): readonly Value[] {
	return values.filter((value) => value["@type"] === type);
}

async function readInPage(page: Page): Promise<readonly Value[]> {
	const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
	return texts.map((text) => JSON.parse(text) as Value);
}
