import { describe, expect, it } from "vitest";
import { lightenStart, toHash } from "./light-start.ts";

const STYLE = "p{color:red}";
const SCRIPT = "start()";
const PAGE = `<head><meta http-equiv="content-security-policy" content="default-src 'self'; script-src 'self' '${toHash(SCRIPT)}' '${toHash("elsewhere()")}'; style-src 'self' '${toHash("b{}")}' '${toHash(STYLE)}';"><style>${STYLE}</style>
<script>${SCRIPT}</script><script type="module" src="/_astro/page.js"></script></head>`;

describe("a page that starts fast", () => {
	it("allows the styles and scripts that stand in it and no others", () => {
		expect(lightenStart(PAGE)).toContain(
			`content="default-src 'self'; script-src 'self' '${toHash(SCRIPT)}'; style-src 'self' '${toHash(STYLE)}';"`,
		);
	});

	it("never allows what its policy did not allow before", () => {
		const html = PAGE.replace(STYLE, "p{color:blue}");
		expect(lightenStart(html)).toContain("style-src 'self';");
	});

	it("lets fonts go before scripts of its own files", () => {
		expect(lightenStart(PAGE)).toContain('<script type="module" fetchpriority="low" src="/_astro/page.js">');
	});

	it("fetches the font of code early only where there is code", () => {
		const face = (name: string, url: string) => `@font-face{font-family:"${name}";src:url("${url}")}`;
		const preload = (url: string) => `<link rel="preload" href="${url}" as="font" type="font/woff2">`;
		const faces = face("Inter-1", "/a.woff2") + face("JetBrains Mono-2", "/b.woff2");
		const head = `<style>${faces}</style>${preload("/a.woff2")}${preload("/b.woff2")}`;
		expect(lightenStart(`${head}<p>text</p>`)).toBe(head.replace(preload("/b.woff2"), "") + "<p>text</p>");
		expect(lightenStart(`${head}<code>x</code>`)).toContain(preload("/b.woff2"));
	});

	it("names a text as browsers do", () => {
		expect(toHash("")).toBe("sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=");
	});
});
