import { weigh } from "../checks/page-weight.ts";
import { checkSearchIndex, listAllEntries } from "../src/features/search/index/search-index-file.ts";
import { splitPath } from "../src/lib/locale.ts";
import { readPages } from "./built-site.ts";
import { expect, test } from "./watched-page.ts";

/** A link to a model of the hub; the repositories of libraries, on the page of libraries, look alike. */
const MODEL_LINK =
	/href="https:\/\/huggingface\.co\/(?!(?:blog|collections|datasets|docs|learn|organizations|papers|settings|spaces)\/)([\w.-]+\/[\w.-]+)"/g;

for (const locale of ["tr", "en"]) {
	test(`what the search fetches fits into 96 kB, with the URLs of its pictures (${locale})`, async ({
		request,
	}) => {
		const body = await (await request.get(`/search/${locale}.json`)).body();
		expect(body.toString()).toContain('"picture":');
		expect(weigh(body)).toBeLessThanOrEqual(96_000);
	});

	test(`every model that a page links to is found (${locale})`, async ({ request }) => {
		const index = checkSearchIndex(await (await request.get(`/search/${locale}.json`)).json());
		const known = new Set(index.models.flatMap(({ ids }) => ids.split(" ")));
		const pages = (await readPages()).filter(
			({ path }) => splitPath(path.slice(1)).locale === locale && !path.endsWith("/libraries/"),
		);
		const missing = pages.flatMap(({ path, html }) =>
			[...html.matchAll(MODEL_LINK)]
				.map(([, id = ""]) => id)
				.filter((id) => !known.has(id))
				.map((id) => `${path} ${id}`),
		);
		expect(missing).toEqual([]);
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
