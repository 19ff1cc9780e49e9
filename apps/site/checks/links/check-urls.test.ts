import { describe, expect, it } from "vitest";
import { listUrlProblems } from "./check-urls.ts";

const PLACE = { origin: "https://example.org", base: "/p/" };
const PATHS = new Set(["/p/index.html", "/p/tasks/index.html", "/p/a.png", "/p/b.png", "/p/api/tasks.json"]);

function check(text: string, path = "/p/index.html") {
	return listUrlProblems([{ path, text }], PATHS, PLACE);
}

describe("URLs of the site", () => {
	it.each([
		'<img src="/p/a.png" srcset="/p/a.png 1x, /p/b.png 2x">',
		'<form action="/p/tasks/"><a href="/p/tasks/?q=%C3%A7&amp;m=cv#bert">',
		'<link href="https://example.org/p/tasks/">',
		'<p data-index="/p/api/tasks">',
		'<a href="//cdn.example.com/x.js"></a><a href="https://example.org.evil.com/">',
	])("are fine in %s", (html) => {
		expect(check(html)).toEqual([]);
	});

	it.each([
		'<img src="/a.png">',
		'<p data-index="/search/tr.json">',
		'<meta content="https://example.org/tasks/">',
	])("must not leave the base path: %s", (html) => {
		expect(check(html)).toHaveLength(1);
	});

	it("must exist", () => {
		expect(check('<img srcset="/p/a.png 1x, /p/c.png 2x">')).toEqual([
			"/p/index.html names /p/c.png, which is no file of the site.",
		]);
	});

	it("are found in texts and data too, at the end of a sentence as well", () => {
		expect(check("Read <https://example.org/p/tasks/>, https://example.org/p/.", "/p/llms.txt")).toEqual([]);
		expect(check('{"url":"https://example.org/p/glossary/"}', "/p/api/glossary.json")).toHaveLength(1);
	});
});
