import { expect, it } from "vitest";
import { findRowsEnd, splitCells } from "./split-cells.ts";

it.each([
	["a row that its line break ends", "a\tb\n", 4],
	["a row that may go on", "a\tb", 0],
	["a quoted cell that nothing closes yet", 'a\n"x\ny', 2],
	["a quoted cell that the next mark may go on", 'a\n"x\ny"', 2],
	["a quoted cell of two lines", 'a\n"x\ny"\n', 8],
	["a mark that quotes nothing", 'a\n"x" y\n', 8],
	["doubled marks", '"a""\n"""\n', 9],
])("finds where %s ends", (_, text, end) => {
	expect(findRowsEnd(text)).toBe(end);
});

it("takes quoted cells of many megabytes", () => {
	const long = "x".repeat(20_000_000);
	const [row] = splitCells(`"${long}"\t1`, "\t");
	expect(row?.cells).toEqual([long, "1"]);
});
