import { randomBytes } from "node:crypto";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { listLoadedFiles, listPreloadedFonts, weigh } from "./page-weight.ts";

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

describe("the weight of a file", () => {
	it("is that of the text as it is sent, by the heavier of the two ways", () => {
		const text = Buffer.from("pusula ".repeat(1000));
		const gzip = gzipSync(text, { level: 6 }).length;
		const brotli = brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }).length;
		expect(brotli).toBeLessThan(gzip);
		expect(weigh(text)).toBe(gzip);
	});

	it("counts what cannot be made smaller in full", () => {
		const noise = randomBytes(5000);
		expect(weigh(noise)).toBeGreaterThanOrEqual(5000);
	});
});
