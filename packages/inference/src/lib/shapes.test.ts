import { describe, expect, it } from "vitest";
import { firstOf, listOf, readNested, readNumbers } from "./shapes.ts";

describe("listOf", () => {
	const read = listOf<{ label: string; score?: number | null }>({ label: "string", score: "number?" });

	it("takes optional fields that are missing or null, and returns the list unchanged", () => {
		const list = [{ label: "a" }, { label: "b", score: null }, { label: "c", score: 1, more: true }];
		expect(read(list)).toEqual(list);
	});

	it("names the item and field of another kind, also of an optional field that is there", () => {
		expect(() => read([{ label: "a" }, { label: 1 }])).toThrow('Expected string at "1.label", got number');
		expect(() => read([{ label: "a", score: "1" }])).toThrow('Expected number at "0.score", got string');
		expect(() => read({ label: "a" })).toThrow('Expected array at "", got object');
	});
});

describe("firstOf", () => {
	const read = firstOf<{ text: string }>({ text: "string" });

	it("takes one object, or the first of a list", () => {
		expect(read({ text: "a" })).toEqual({ text: "a" });
		expect(read([{ text: "a" }, { text: "b" }])).toEqual({ text: "a" });
	});

	it("refuses an empty list", () => {
		expect(() => read([])).toThrow('Expected object at "0", got undefined');
	});
});

describe("readNumbers", () => {
	it("refuses a list with anything else in it", () => {
		expect(readNumbers([1, 2])).toEqual([1, 2]);
		expect(() => readNumbers([1, null])).toThrow('Expected number at "1", got null');
	});
});

describe("readNested", () => {
	it("takes lists of numbers up to four deep", () => {
		for (const value of [[1], [[1, 2], [3]], [[[1]]], [[[[1]]]]]) expect(readNested(value)).toEqual(value);
	});

	it.each([
		[1, 'Expected array at "", got number'],
		[[[1, "2"]], 'Expected number at "0.1", got string'],
		[[[[[[1]]]]], 'Expected number at "0.0.0.0", got array'],
		[[1, null], 'Expected number at "1", got null'],
	])("refuses %j", (value, message) => {
		expect(() => readNested(value)).toThrow(message);
	});

	it("takes time in proportion to the numbers, whatever their nesting", () => {
		const matrix = Array.from({ length: 2000 }, () => Array.from({ length: 500 }, () => 0.5));
		expect(readNested(matrix)).toBe(matrix);
	});
});
