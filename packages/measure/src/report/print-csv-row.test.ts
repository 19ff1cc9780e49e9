import { expect, it } from "vitest";
import { printCsvRow } from "./print-csv-row.ts";

it.each([
	['=HYPERLINK("http://evil.example","x")', '"\'=HYPERLINK(""http://evil.example"",""x"")"'],
	["+1+cmd|' /C calc'!A0", "'+1+cmd|' /C calc'!A0"],
	["-2+3", "'-2+3"],
	["@SUM(A1)", "'@SUM(A1)"],
	["\t=1+1", "'\t=1+1"],
	["\r=1+1", '"\'\r=1+1"'],
	[" =1+1", "' =1+1"],
	["＝1+1", "'＝1+1"],
])("a spreadsheet takes %j for text", (cell, printed) => {
	expect(printCsvRow(["1", cell])).toBe(`1,${printed}\n`);
});

it("guards the cells of tables with tabs too", () => {
	expect(printCsvRow(["\t=1+1", "=1"], "\t")).toBe(`"'\t=1+1"\t'=1\n`);
});

it.each(["-5", "+90", "-0.25", "-0,25", "-1e-7", "a=b", "a@b.tr", ""])("%j stays as it is", (cell) => {
	expect(printCsvRow([cell], "\t")).toBe(`${cell}\n`);
});
