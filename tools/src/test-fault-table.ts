import { expect, it } from "vitest";
import { readFaultTable } from "./fault-table.ts";

/**
 * Tests the form of a package's table of faults. `folder` is the package's. That the named tests ran and passed is checked
 * by `npm test`, against the report of its run.
 */
export function testFaultTable(folder: string): void {
	const rows = readFaultTable(folder);

	it("has every number from 1 on, in order", () => {
		expect(rows.map(({ number }) => number)).toEqual(rows.map((_row, index) => index + 1));
		expect(rows).not.toEqual([]);
	});

	it("names a test for every fault", () => {
		expect(rows.filter(({ tests }) => tests.length === 0)).toEqual([]);
	});
}
