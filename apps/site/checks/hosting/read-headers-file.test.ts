import { describe, expect, it } from "vitest";
import { HEADERS } from "../../integrations/hosting/host-rules.ts";
import { printHeadersFile } from "../../integrations/hosting/headers-file.ts";
import { findRuleHeaders, readHeadersFile } from "./read-headers-file.ts";

describe("a host that reads _headers", () => {
	const rules = readHeadersFile(printHeadersFile("/p/"));

	it.each([
		["/p/", [undefined]],
		["/p/_astro/page.js", [undefined, "_astro/"]],
		["/p/runtime/tesseract.js-7.0.0/worker.min.js", [undefined, "runtime/"]],
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
