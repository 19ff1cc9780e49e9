import { readFaultTable } from "@pusula/tools/fault-table";
import { describe, expect, it } from "vitest";

const rows = readFaultTable(new URL("../", import.meta.url));

// That the named tests ran and passed is checked by `npm test`, against the report of its run.
describe("the table of faults", () => {
	it("has every number from 1 on, in order", () => {
		expect(rows.map(({ number }) => number)).toEqual(rows.map((_row, index) => index + 1));
		expect(rows).not.toEqual([]);
	});

	it("names a test for every fault", () => {
		expect(rows.filter(({ tests }) => tests.length === 0)).toEqual([]);
	});
});
