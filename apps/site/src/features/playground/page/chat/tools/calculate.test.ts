import { expect, it } from "vitest";
import { calculate } from "./calculate.ts";

it.each([
	["2 + 3 * 4", 14],
	["(2 + 3) * 4", 20],
	["2^3^2", 512],
	["-2^2", -4],
	["2^-1", 0.5],
	["10 % 4 - -1", 3],
	["7 ÷ 2 × 2", 7],
	["1,5 + .5", 2],
	["1 / 0", Infinity],
	[" 214.50 ", 214.5],
	["1500 * 2", 3000],
	["1.1250 * 2", 2.25],
	["0,125 * 8", 1],
	["1234.567 * 1", 1234.567],
])("%s = %d", (expression, value) => {
	expect(calculate(expression)).toBe(value);
});

it.each(["", "2 +", "(1", "1)", "2 3", "alert(1)", "constructor", "1;1", "1".repeat(501), "((((", "1e9"])(
	"refuses %j",
	(expression) => {
		expect(() => calculate(expression)).toThrow(SyntaxError);
	},
);

it.each(["1,000 * 3", "1.500 * 2", "2 * 12.345", "1.000.000", "1,000,000.5"])(
	"does not guess in %s",
	(expression) => {
		expect(() => calculate(expression)).toThrow(
			/can be 1000 or 1\.0000|can be 1500 or 1\.5000|can be 12345 or 12\.3450/,
		);
	},
);

it("reads the deepest brackets that fit into its limit", () => {
	expect(calculate(`${"(".repeat(249)}1${")".repeat(249)}`)).toBe(1);
});
