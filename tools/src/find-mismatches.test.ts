import { describe, expect, test } from "vitest";
import { findMismatches } from "./find-mismatches.ts";

const NO_STRING = 'Instance type "number" is invalid. Expected "string".';

describe("findMismatches", () => {
	test.each([
		["a wrong type", { type: "string" }, 1, `value: ${NO_STRING}`],
		[
			"a fraction where a whole number belongs",
			{ type: "integer" },
			1.5,
			'value: Instance type "number" is invalid. Expected "integer".',
		],
		[
			"a null that is not allowed",
			{ type: ["string", "number"] },
			null,
			'value: Instance type "null" is invalid. Expected "string", "number".',
		],
		[
			"a value outside the list",
			{ enum: ["a", "b"] },
			"c",
			'value: Instance does not match any of ["a","b"].',
		],
		["a number that is too small", { type: "number", exclusiveMinimum: 0 }, 0, "value: 0 is less than 0."],
		["a number that is too large", { type: "number", maximum: 1 }, 2, "value: 2 is greater than 1."],
		["too many entries", { type: "array", maxItems: 1 }, [1, 2], "value: Array has too many items (2 > 1)."],
		[
			"a missing field",
			{ type: "object", required: ["a"] },
			{},
			'value: Instance does not have required property "a".',
		],
		[
			"a field that is undefined",
			{ type: "object", required: ["a"] },
			{ a: undefined },
			'value: Instance does not have required property "a".',
		],
		["a wrong entry", { type: "array", items: { type: "string" } }, ["a", 1], `value/1: ${NO_STRING}`],
		["a wrong field", { properties: { a: { type: "string" } } }, { a: 1 }, `value/a: ${NO_STRING}`],
		[
			"a wrong further field",
			{ additionalProperties: { type: "string" } },
			{ b: 1 },
			`value/b: ${NO_STRING}`,
		],
	] as const)("names %s", (_, schema, value, line) => {
		expect(findMismatches(schema, value)).toEqual([line]);
	});

	test("names a value that no choice allows, and why each does not", () => {
		const schema = { anyOf: [{ type: "string" }, { type: "null" }] };
		expect(findMismatches(schema, 1)).toEqual([
			"value: Instance does not match any subschemas.",
			`value: ${NO_STRING}`,
			'value: Instance type "number" is invalid. Expected "null".',
		]);
	});

	test("accepts fields that the schema does not know", () => {
		expect(findMismatches({ type: "object", properties: {} }, { anything: 1 })).toEqual([]);
	});
});
