import { expect, it } from "vitest";
import { raiseLimits, toWhy } from "./raise-limits.ts";

const TEXT = `[
	{ "name": "one", "code": "export { a } from 'b';", "minified": 1000, "gzip": 500, "why": "two \\"calls\\"" },
	{ "name": "two", "code": "export { c } from 'd';", "minified": 1000, "gzip": 500, "why": "one call" }
]`;
const SECOND = TEXT.indexOf('"name": "two"');

it("raises the limits that are passed to the next whole step, in one row alone, with the reason", () => {
	const row = TEXT.slice(SECOND)
		.replace("1000", "1050")
		.replace("one call", () => "a cost of $&");
	expect(raiseLimits(TEXT, "two", { minified: 1001, gzip: 500 }, "a cost of $&")).toBe(
		TEXT.slice(0, SECOND) + row,
	);
});

it("takes the place of a whole reason with quotes in it", () => {
	const raised = raiseLimits(TEXT, "one", { minified: 1, gzip: 501 }, "a retry");
	expect(JSON.parse(raised)).toMatchObject([
		{ minified: 1000, gzip: 550, why: "a retry" },
		{ minified: 1000, gzip: 500, why: "one call" },
	]);
});

it("leaves limits that are kept, and their reason", () => {
	expect(raiseLimits(TEXT, "one", { minified: 900, gzip: 20 }, "a retry")).toBe(TEXT);
});

it("names a row that there is not", () => {
	expect(() => raiseLimits(TEXT, "three", { minified: 1, gzip: 1 }, "a retry")).toThrow('"three"');
});

it.each(["a retry", "a retry.", " a retry. "])("writes a reason as a sentence with its day: %j", (reason) => {
	expect(toWhy(reason, new Date("2026-11-21T10:00:00Z"))).toBe("2026-11-21: a retry.");
});

it.each(["", " "])("refuses a reason that says nothing: %j", (reason) => {
	expect(() => toWhy(reason, new Date())).toThrow("a reason");
});
