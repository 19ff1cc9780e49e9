import { describe, expect, it } from "vitest";
import { addWeights, listLoadedFiles, listPreloadedFonts, weigh } from "./page-weight.ts";

const SCRIPTS: Readonly<Record<string, string>> = {
	"/_astro/page.js":
		'import{a as b}from"./shared.js";import"./side.js";const later=()=>import("./later.js");',
	"/_astro/shared.js": 'export*from"./side.js"',
	"/_astro/side.js": "",
	"/_astro/card.js": "",
};

const HTML = `<link rel="stylesheet" href="/_astro/page.css"><link rel="icon" href="/favicon.svg">
<link rel="preload" href="/_astro/a.woff2" as="font" type="font/woff2" crossorigin>
<link rel="canonical" href="https://example.org/"><script>inline()</script>
<script type="module" src="/_astro/page.js"></script>
<astro-island component-url="/_astro/card.js" component-export="Card"></astro-island>`;

describe("what a page loads", () => {
	it("is styles, icon, scripts with their imports, and islands", () => {
		expect(listLoadedFiles(HTML, (path) => SCRIPTS[path] ?? "").toSorted()).toEqual([
			"/_astro/card.js",
			"/_astro/page.css",
			"/_astro/page.js",
			"/_astro/shared.js",
			"/_astro/side.js",
			"/favicon.svg",
		]);
	});

	it("is also the fonts it preloads", () => {
		expect(listPreloadedFonts(HTML)).toEqual(["/_astro/a.woff2"]);
	});
});

describe("weights", () => {
	it("are smaller than text that repeats itself, and Brotli's is the smallest", () => {
		const { brotli, gzip } = weigh(Buffer.from("pusula ".repeat(1000)));
		expect(brotli).toBeLessThan(gzip);
		expect(gzip).toBeLessThan(100);
	});

	it("add up", () => {
		expect(
			addWeights([
				{ brotli: 1, gzip: 2 },
				{ brotli: 3, gzip: 4 },
			]),
		).toEqual({ brotli: 4, gzip: 6 });
	});
});
