import { expect, test } from "vitest";
import {
	printStructuredData,
	toBreadcrumbList,
	toPageData,
	toSiteUrl,
	toWebSite,
} from "./structured-data.ts";

const PAGE = {
	title: "Çeviri",
	description: "Kısa.",
	url: "https://pusula.example/tasks/translation/",
	locale: "tr",
	pictureUrl: "https://pusula.example/p.png",
	home: "https://pusula.example/",
	siteName: "Pusula",
} as const;

test("URLs are absolute where the site's own URL is known", () => {
	expect(toSiteUrl("/base/tasks/", "https://pusula.example")).toBe("https://pusula.example/base/tasks/");
	expect(toSiteUrl("/base/tasks/", "")).toBe("/base/tasks/");
});

test("articles have a headline and a publisher, other pages belong to the site all the same", () => {
	const site = toWebSite({ ...PAGE, name: "Pusula", search: "https://pusula.example/search/" });
	const article = toPageData({ ...PAGE, kind: "TechArticle" });
	expect(article).toMatchObject({
		headline: "Çeviri",
		publisher: { name: "Pusula" },
		image: PAGE.pictureUrl,
	});
	for (const page of [article, toPageData({ ...PAGE, kind: "CollectionPage" })])
		expect(page["isPartOf"]).toEqual({ "@id": site["@id"] });
});

test("the way to a page ends with the page", () => {
	const way = toBreadcrumbList(
		[{ title: "Ana sayfa", href: "/" }],
		{ title: "Sözlük", route: "/glossary/" },
		"en",
	);
	expect(way["itemListElement"]).toMatchObject([
		{ position: 1, name: "Ana sayfa" },
		{ position: 2, name: "Sözlük", item: "/en/glossary/" },
	]);
});

test("nothing in the data can end the element it stands in", () => {
	const text = printStructuredData({ name: "</script><b>" });
	expect(text).not.toContain("<");
	expect(JSON.parse(text)).toEqual({ name: "</script><b>" });
});
