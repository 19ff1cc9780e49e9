import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "@pusula/tools/root";
import { expect, it } from "vitest";
import { findStale, GUIDE_PYTHON } from "./find-stale.ts";
import { loadRecord } from "./guide-files.ts";

const ID = "installation";
const RECORD = loadRecord(ID);

it("takes a record that says of its run what it has to", () => {
	expect(findStale(ID)).toEqual([]);
});

it.each([
	[{ processor: "" }, "a record without its processor"],
	[{ seconds: 0 }, "a record without its seconds"],
	[{ python: "3.12.4" }, "was run with Python 3.12.4, not 3.11"],
])("asks for a new run of one with %o", (change, problem) => {
	expect(RECORD && findStale(ID, { ...RECORD, ...change })).toEqual([expect.stringContaining(problem)]);
});

it("wants the Python that the workflow has", () => {
	const workflow = readFileSync(join(ROOT, ".github/workflows/guides.yml"), "utf8");
	expect(workflow).toContain(`python-version: "${GUIDE_PYTHON}"`);
});
