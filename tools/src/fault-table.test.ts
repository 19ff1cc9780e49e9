import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { readFaultTable } from "./fault-table.ts";

const folder = mkdtempSync(join(tmpdir(), "fault-table-"));

beforeAll(() => {
	mkdirSync(join(folder, "docs"));
	writeFileSync(
		join(folder, "docs/faults.md"),
		"| no | what | tests |\n| -- | -- | -- |\n| 1 | Says `so`. | `a.test.ts › keeps`<br>`b.test.ts › gone` |\n",
	);
});
afterAll(() => rmSync(folder, { recursive: true }));

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
