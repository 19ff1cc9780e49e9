import { expect, test } from "vitest";
import { fromTableText, toTableText } from "./table-text.ts";

test.each([
	["cells with semicolons", { renk: ["kırmızı; mavi", "yeşil"], sayı: ["1", "2"] }],
	["one column", { renk: ["kırmızı; mavi", "yeşil"] }],
	["empty cells", { renk: ["", "yeşil"], sayı: ["1", ""] }],
])("a table comes back from its text: %s", (_what, columns) => {
	expect(fromTableText(toTableText(columns))).toEqual(columns);
});

test("what parts cells is a space inside of one", () => {
	expect(fromTableText(toTableText({ a: ["x\ty\nz"], b: ["1"] }))).toEqual({ a: ["x y z"], b: ["1"] });
});

test("cells are typed with semicolons too", () => {
	expect(fromTableText("a; b\n1; 2")).toEqual({ a: ["1"], b: ["2"] });
	expect(fromTableText("a; b\n1")).toBeUndefined();
});
