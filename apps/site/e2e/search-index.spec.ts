import { weigh } from "../checks/page-weight.ts";
import { checkSearchIndex, listAllEntries } from "../src/features/search/index/search-index-file.ts";
import { expect, test } from "./watched-page.ts";

for (const locale of ["tr", "en"]) {
	test(`what the search fetches fits into 96 kB, with the URLs of its pictures (${locale})`, async ({
		request,
	}) => {
		const body = await (await request.get(`/search/${locale}.json`)).body();
		expect(body.toString()).toContain('"picture":');
		expect(weigh(body)).toBeLessThanOrEqual(96_000);
	});

	test(`every page and place that the search can lead to exists (${locale})`, async ({ request }) => {
		test.setTimeout(180_000);
		const index: unknown = await (await request.get(`/search/${locale}.json`)).json();
		const entries = listAllEntries(checkSearchIndex(index));
		const places = new Map<string, Set<string>>();
		for (const { href } of entries) {
			const { pathname, hash } = new URL(href, "https://site.invalid");
			places.set(pathname, (places.get(pathname) ?? new Set<string>()).add(hash.slice(1)));
		}
		const missing: string[] = [];
		for (const [path, anchors] of places) {
			const response = await request.get(path);
			const html = await response.text();
			if (!response.ok()) missing.push(path);
			for (const anchor of anchors)
				if (anchor && !html.includes(`id="${anchor}"`)) missing.push(`${path}#${anchor}`);
		}
		expect(missing).toEqual([]);
	});
}
