import { describe, expect, it } from "vitest";
import { listLoadedFiles, listPreloadedFonts } from "./loaded-files.ts";

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
