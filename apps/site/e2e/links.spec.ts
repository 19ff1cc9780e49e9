import { expect, test } from "@playwright/test";
import { listLinkProblems } from "../build/check-links.ts";
import { listFiles, readPages } from "./built-site.ts";

test("every link and anchor inside the built site leads somewhere", async () => {
	const files = new Set((await listFiles()).filter((name) => !name.endsWith(".html")));
	const pages = await readPages();
	expect(pages.length).toBeGreaterThan(120);
	expect(listLinkProblems(pages, files)).toEqual([]);
});

test("every page exists in both languages and names its twin", async () => {
	const pages = (await readPages()).filter(({ path }) => path.endsWith("/"));
	const turkish = pages.filter(({ path }) => !path.startsWith("/en/"));
	expect(pages).toHaveLength(2 * turkish.length);
	for (const { path, html } of turkish) {
		if (html.includes('content="noindex"')) continue;
		expect(html).toMatch(new RegExp(`hreflang="en" href="[^"]*/en${path}"`));
	}
});
