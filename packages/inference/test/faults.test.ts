import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const PACKAGE = new URL("../", import.meta.url);
const ROW = /^\| (\d+) +\| .+? +\| (.+?) +\|$/gm;
const TEST = /`(.+?) › (.+?)`/g;

const table = readFileSync(new URL("docs/faults.md", PACKAGE), "utf8");
const rows = Array.from(table.matchAll(ROW), ([, number = "", tests = ""]) => ({
	number: Number(number),
	tests: Array.from(tests.matchAll(TEST), ([, file = "", title = ""]) => ({ file, title })),
}));

/** Text of a file of the package, with quotes as titles have them. */
function textOf(file: string): string {
	const url = new URL(file, PACKAGE);
	return existsSync(url) ? readFileSync(url, "utf8").replaceAll('\\"', '"') : "";
}

describe("the table of faults", () => {
	it("has every number from 1 to 76, in order", () => {
		expect(rows.map(({ number }) => number)).toEqual(Array.from({ length: 76 }, (_none, index) => index + 1));
	});

	it.each(rows)("names tests that exist for fault $number", ({ tests }) => {
		expect(tests).not.toEqual([]);
		expect(tests.filter(({ file, title }) => !textOf(file).includes(title))).toEqual([]);
	});
});
