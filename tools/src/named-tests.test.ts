import { describe, expect, it } from "vitest";
import { listLinkedTests } from "./linked-tests.ts";
import { findUnproven, listPlaywrightTests, listVitestTests, type RanTest } from "./named-tests.ts";

it("reads the tests of Vitest's report", () => {
	const test = { ancestorTitles: ["a key"], title: "stays", status: "passed" };
	const report = { testResults: [{ name: "/a.test.ts", assertionResults: [test] }] };
	expect(listVitestTests(report)).toEqual([{ file: "/a.test.ts", titles: ["a key", "stays"], passed: true }]);
});

it("reads the tests of Playwright's report", () => {
	const spec = (title: string, status: string) => ({ title, file: "a.spec.ts", tests: [{ status }] });
	const suites = [
		{
			title: "a.spec.ts",
			specs: [spec("opens", "flaky")],
			suites: [{ title: "a key", specs: [spec("stays", "skipped")] }],
		},
	];
	expect(listPlaywrightTests({ suites }, "/site/e2e")).toEqual([
		{ file: "/site/e2e/a.spec.ts", titles: ["opens"], passed: true },
		{ file: "/site/e2e/a.spec.ts", titles: ["a key", "stays"], passed: false },
	]);
});

it("finds the tests that a document links to", () => {
	expect(listLinkedTests("[keeps \\_\\_a\\_\\_](../p/a.test.ts), [b](../b.spec.ts), [c](c.md)")).toEqual([
		{ title: "keeps __a__", file: "p/a.test.ts" },
		{ title: "b", file: "b.spec.ts" },
	]);
});

describe("a named test", () => {
	const ran = (title: string, passed = true): RanTest => ({
		file: "/p/a.test.ts",
		titles: ["a group", title],
		passed,
	});
	const named = (title: string) => [{ file: "a.test.ts", title }];

	it.each([
		["ran and passed", "keeps", [ran("keeps")]],
		["is a group whose tests passed", "a group", [ran("keeps"), ran("holds")]],
		["has a value in its title", "keeps %s (%i)", [ran("keeps a.b (7)")]],
		["has a field in its title", "keeps $name", [ran("keeps a")]],
		["is put together", "${name} is kept", [ran("a is kept")]],
	])("proves something where it %s", (_name, title, tests) => {
		expect(findUnproven("/p", named(title), tests)).toEqual([]);
	});

	it.each([
		["did not run", "keeps", []],
		["is only a part of another title", "keeps", [ran("keeps nothing")]],
		["failed in one case", "keeps %s", [ran("keeps a"), ran("keeps b", false)]],
		["stands in another file", "keeps", [{ ...ran("keeps"), file: "/p/b.test.ts" }]],
		["has other signs than the pattern's", "a.b", [ran("aXb")]],
	])("proves nothing where it %s", (_name, title, tests) => {
		expect(findUnproven("/p", named(title), tests)).toEqual(named(title));
	});
});
