import { describe, expect, test } from "vitest";
import { findMismatches } from "./find-mismatches.ts";

describe("findMismatches", () => {
	test.each([
		["a wrong type", { type: "string" }, 1, "value is not of type string"],
		["a fraction where a whole number belongs", { type: "integer" }, 1.5, "value is not of type integer"],
		[
			"a null that is not allowed",
			{ type: ["string", "number"] },
			null,
			"value is not of type string or number",
		],
		["a value outside the list", { enum: ["a", "b"] }, "c", 'value is not one of ["a","b"]'],
		[
			"a value no choice allows",
			{ anyOf: [{ type: "string" }, { type: "null" }] },
			1,
			"value fits none of the 2 choices",
		],
		["a number that is too small", { type: "number", exclusiveMinimum: 0 }, 0, "value is out of range"],
		["a number that is too large", { type: "number", maximum: 1 }, 2, "value is out of range"],
		["too many entries", { type: "array", maxItems: 1 }, [1, 2], "value has 2 entries"],
		["a missing field", { type: "object", required: ["a"] }, {}, "value.a is missing"],
		[
			"a wrong entry",
			{ type: "array", items: { type: "string" } },
			["a", 1],
			"value.1 is not of type string",
		],
		["a wrong field", { properties: { a: { type: "string" } } }, { a: 1 }, "value.a is not of type string"],
		[
			"a wrong further field",
			{ additionalProperties: { type: "string" } },
			{ b: 1 },
			"value.b is not of type string",
		],
	] as const)("names %s", (_, schema, value, line) => {
		expect(findMismatches(schema, value)).toEqual([line]);
	});

	test("accepts fields that the schema does not know", () => {
		expect(findMismatches({ type: "object", properties: {} }, { anything: 1 })).toEqual([]);
	});
});
