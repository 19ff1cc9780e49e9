import { expect, test } from "vitest";
import { readNumber } from "./read-number.ts";

test.each([
	["1250", 1250],
	["−1,5", -1.5],
	["1.25", 1.25],
	["0.125", 0.125],
	["12,345", 12.345],
	["1.2500", 1.25],
	["1e-3", 0.001],
])("on a page with decimal commas %s is %d", (text, value) => {
	expect(readNumber(text, ",")).toBe(value);
});

test("three digits behind the other language's mark can be thousands or decimals, so they are refused", () => {
	expect(readNumber("1.250", ",")).toEqual({ problem: "ambiguous", whole: "1250", decimal: "1,250" });
	expect(readNumber("-12,500", ".")).toEqual({ problem: "ambiguous", whole: "-12500", decimal: "-12.500" });
	expect(readNumber("1.250", ".")).toBe(1.25);
});

test("marks between thousands are refused with the number as it should be written", () => {
	expect(readNumber("1.250.000", ",")).toEqual({ problem: "grouped", plain: "1250000" });
	expect(readNumber("1.250,5", ",")).toEqual({ problem: "grouped", plain: "1250,5" });
	expect(readNumber("1,250.5", ",")).toEqual({ problem: "grouped", plain: "1250,5" });
	expect(readNumber("1,250.5", ".")).toEqual({ problem: "grouped", plain: "1250.5" });
});

test.each(["", "half", "1,2,3", "1..2", "1.2.3.4", "Infinity"])("%j is no number", (text) => {
	expect(readNumber(text, ",")).toEqual({ problem: "number" });
});
