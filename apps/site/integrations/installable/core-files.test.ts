import { describe, expect, it } from "vitest";
import { CORE_PAGES, listCoreFiles } from "./core-files.ts";

const PAGE = `<style>@font-face{src:url("/p/_astro/fonts/a.woff2") format("woff2")}</style>
<link rel="stylesheet" href="/p/_astro/page.1.css"><link rel="icon" href="/p/favicon.svg">
<img class="a" src="/p/_astro/cat.1.webp" alt=""><img src="data:image/png;base64,AA==" alt="">`;

function list(page: string) {
	return listCoreFiles("/p/", (path) => (path.endsWith(".html") ? page : "<svg/>"));
}

describe("the core that is kept at installation", () => {
	it("is the first pages with their styles, fonts, pictures and icon, with the base path", () => {
		expect(list(PAGE).map(({ url }) => url)).toEqual([
			...CORE_PAGES.map((path) => `/p/${path}`),
			"/p/_astro/cat.1.webp",
			"/p/_astro/fonts/a.woff2",
			"/p/_astro/page.1.css",
			"/p/favicon.svg",
		]);
	});

	it("is fetched again where a page changed, and only then", () => {
		const [page] = list(PAGE);
		expect(list(PAGE)[0]).toEqual(page);
		expect(list(`${PAGE}<p>`)[0]).not.toEqual(page);
	});

	it("needs no revision where names carry a hash", () => {
		expect(list(PAGE).find(({ url }) => url.endsWith(".css"))?.revision).toBeNull();
	});
});
