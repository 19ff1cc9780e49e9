import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findUnproven, listRanTests, type RanTest, readFaultTable } from "./fault-table.ts";

const path = mkdtempSync(join(tmpdir(), "fault-table-"));
const folder = pathToFileURL(`${path}/`);

beforeAll(() => {
	mkdirSync(join(path, "docs"));
	writeFileSync(
		join(path, "docs/faults.md"),
		"| no | what | tests |\n| -- | -- | -- |\n| 1 | Says `so`. | `a.test.ts › keeps`<br>`b.test.ts › gone` |\n",
	);
});
afterAll(() => rmSync(path, { recursive: true }));

it("gives each row's number and the tests it names", () => {
	expect(readFaultTable(folder)).toEqual([
		{
			number: 1,
			tests: [
				{ file: "a.test.ts", title: "keeps" },
				{ file: "b.test.ts", title: "gone" },
			],
		},
	]);
});

it("reads the tests of a report", () => {
	const test = { ancestorTitles: ["a key"], title: "stays", status: "passed" };
	const report = { testResults: [{ name: "/a.test.ts", assertionResults: [test] }] };
	expect(listRanTests(report)).toEqual([{ file: "/a.test.ts", titles: ["a key", "stays"], passed: true }]);
});

describe("a named test", () => {
	const ran = (title: string, passed = true): RanTest => ({
		file: join(path, "a.test.ts"),
		titles: ["a group", title],
		passed,
	});
	const named = (title: string) => ({ number: 1, tests: [{ file: "a.test.ts", title }] });

	it.each([
		["ran and passed", "keeps", [ran("keeps")]],
		["is a group whose tests passed", "a group", [ran("keeps"), ran("holds")]],
		["has a value in its title", "keeps %s (%i)", [ran("keeps a.b (7)")]],
		["has a field in its title", "keeps $name", [ran("keeps a")]],
	])("proves something where it %s", (_name, title, tests) => {
		expect(findUnproven(folder, named(title), tests)).toEqual([]);
	});

	it.each([
		["did not run", "keeps", []],
		["is only a part of another title", "keeps", [ran("keeps nothing")]],
		["failed in one case", "keeps %s", [ran("keeps a"), ran("keeps b", false)]],
		["stands in another file", "keeps", [{ ...ran("keeps"), file: join(path, "b.test.ts") }]],
		["has other signs than the pattern's", "a.b", [ran("aXb")]],
	])("proves nothing where it %s", (_name, title, tests) => {
		expect(findUnproven(folder, named(title), tests)).toEqual(named(title).tests);
	});
});
