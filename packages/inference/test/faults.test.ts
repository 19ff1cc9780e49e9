import { describe, expect, it } from "vitest";
import { findMissingTests, readFaultTable } from "@pusula/tools/fault-table";

const PACKAGE = new URL("../", import.meta.url);
const rows = readFaultTable(PACKAGE);

describe("the table of faults", () => {
	it("has every number from 1 to 76, in order", () => {
		expect(rows.map(({ number }) => number)).toEqual(Array.from({ length: 76 }, (_none, index) => index + 1));
	});

	it.each(rows)("names tests that exist for fault $number", (row) => {
		expect(row.tests).not.toEqual([]);
		expect(findMissingTests(PACKAGE, row)).toEqual([]);
	});
});
