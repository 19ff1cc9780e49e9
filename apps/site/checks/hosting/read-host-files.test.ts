import { describe, expect, it } from "vitest";
import { HEADERS } from "../../integrations/hosting/host-rules.ts";
import { printHeadersFile, printRedirectsFile } from "../../integrations/hosting/print-host-files.ts";
import { findFile, findRuleHeaders, readHeadersFile, readRedirectsFile } from "./read-host-files.ts";

const PRECEDENCES = ["files", "rules"] as const;
const FILES = new Set(["/p/index.html", "/p/api/tasks.json", "/p/api/tasks/fill-mask.json"]);
const REDIRECTS = readRedirectsFile(
	printRedirectsFile("/p/", ["api/tasks.json", "api/tasks/fill-mask.json"]),
);

describe("a host that reads _headers", () => {
	const rules = readHeadersFile(printHeadersFile("/p/"));

	it.each([
		["/p/", [undefined]],
		["/p/_astro/page.js", [undefined, "_astro/"]],
		["/p/api/tasks", [undefined, "api/"]],
		["/p/_astrolabe/", [undefined]],
	])("sends for %s what belongs to it, once", (path, folders) => {
		const expected = HEADERS.filter(({ folder }) => folders.includes(folder));
		expect(findRuleHeaders(path, rules)).toEqual(
			Object.fromEntries(expected.map(({ name, value }) => [name, value])),
		);
	});

	it("joins what two rules say of one header, as hosts do", () => {
		const text = "# all\n/*\n  Cache-Control: no-cache\n/a/*\n  Cache-Control: immutable\n";
		expect(findRuleHeaders("/a/b", readHeadersFile(text))).toEqual({
			"Cache-Control": "no-cache, immutable",
		});
	});

	it("refuses a line that is no header", () => {
		expect(() => readHeadersFile("/*\n  nosniff\n")).toThrow("nosniff");
		expect(() => readHeadersFile("  Name: value\n")).toThrow("Name");
	});
});

describe("a host that reads _redirects", () => {
	it.each(PRECEDENCES)(
		"that looks at %s first gives a document for its address and its file",
		(precedence) => {
			for (const path of ["/p/api/tasks", "/p/api/tasks/", "/p/api/tasks.json"])
				expect({ path, file: findFile(path, REDIRECTS, FILES, precedence) }).toEqual({
					path,
					file: "/p/api/tasks.json",
				});
			expect(findFile("/p/api/tasks/fill-mask", REDIRECTS, FILES, precedence)).toBe(
				"/p/api/tasks/fill-mask.json",
			);
		},
	);

	it.each(PRECEDENCES)("that looks at %s first leaves pages and unknown addresses alone", (precedence) => {
		expect(findFile("/p/", REDIRECTS, FILES, precedence)).toBe("/p/index.html");
		expect(findFile("/p/api/nothing", REDIRECTS, FILES, precedence)).toBeUndefined();
	});

	it("would lose documents by one rule for all, where rules go first", () => {
		const rules = readRedirectsFile("/p/api/*  /p/api/:splat.json  200\n");
		expect(findFile("/p/api/tasks.json", rules, FILES, "files")).toBe("/p/api/tasks.json");
		expect(findFile("/p/api/tasks.json", rules, FILES, "rules")).toBeUndefined();
	});

	it("refuses a line that is no redirect", () => {
		expect(() => readRedirectsFile("/a /b\n")).toThrow("/a /b");
	});
});
