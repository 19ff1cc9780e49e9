import { expect, test } from "vitest";
import { readHead } from "./read-head.ts";

const HTML = `<!doctype html><html lang="tr"><head><title>x</title><meta name="description" content="a &amp; b">
<meta property="og:title" content="&quot;t&quot;"><link rel="alternate" hreflang="en" href="/en/">
<link rel="alternate" type="text/markdown" href="/index.md"></head><body><meta name="late" content="no"></body></html>`;

test("reads language, metas by name or property, and links; the body is left alone", () => {
	const { language, metas, links } = readHead(HTML);
	expect(language).toBe("tr");
	expect([metas.get("description"), metas.get("og:title"), metas.get("late")]).toEqual([
		"a & b",
		'"t"',
		undefined,
	]);
	expect(links).toEqual([
		{ rel: "alternate", href: "/en/", hreflang: "en", type: undefined },
		{ rel: "alternate", href: "/index.md", hreflang: undefined, type: "text/markdown" },
	]);
});
