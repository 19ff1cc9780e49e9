import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findMissingTests, readFaultTable } from "./fault-table.ts";

const path = mkdtempSync(join(tmpdir(), "fault-table-"));
const folder = pathToFileURL(`${path}/`);

beforeAll(() => {
	mkdirSync(join(path, "docs"));
	writeFileSync(
		join(path, "docs/faults.md"),
		"| no | what | tests |\n| -- | -- | -- |\n| 1 | Says `so`. | `a.test.ts › keeps`<br>`b.test.ts › gone` |\n",
	);
	writeFileSync(join(path, "a.test.ts"), 'it("keeps its word", () => {});\n');
});
afterAll(() => rmSync(path, { recursive: true }));

describe("the table of faults", () => {
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

	it("finds a test that is not there", () => {
		const missing = readFaultTable(folder).flatMap((row) => findMissingTests(folder, row));
		expect(missing).toEqual([{ file: "b.test.ts", title: "gone" }]);
	});
});
