import { findMismatches } from "@pusula/tools/find-mismatches";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { buildFromSchema } from "./from-schema.ts";
import { sampleText } from "./sample.ts";

const TEXT = sampleText("en");

const limits = (low: string, high: string, bound: fc.Arbitrary<number>): fc.Arbitrary<object> =>
	fc.tuple(bound, bound, fc.integer({ min: 0, max: 3 })).map(([one, other, kind]) => ({
		...(kind & 1 && { [low]: Math.min(one, other) }),
		...(kind & 2 && { [high]: Math.max(one, other) }),
	}));
const text = fc.oneof(
	limits("minLength", "maxLength", fc.integer({ min: 0, max: 90 })),
	fc
		.constantFrom("^[A-Z]{2}-[0-9]{4}$", "^(iade|arıza)+$", "^\\d{4}(-\\d{2})?$", "\\S+@\\S+", "^[^\\s]{3,}$")
		.map((pattern) => ({ pattern })),
	fc
		.constantFrom("date", "time", "date-time", "email", "uri", "uuid", "ipv4", "ipv6", "duration")
		.map((format) => ({
			format,
		})),
);
const number = fc.oneof(
	limits("minimum", "maximum", fc.integer({ min: -50, max: 50 })),
	fc.integer({ min: -50, max: 50 }).map((exclusiveMinimum) => ({ exclusiveMinimum })),
	fc.integer({ min: -50, max: 50 }).map((exclusiveMaximum) => ({ exclusiveMaximum })),
	fc.integer({ min: 1, max: 9 }).map((multipleOf) => ({ multipleOf, minimum: 4 })),
);
const schema = fc.letrec<{ any: object }>((tie) => ({
	any: fc.oneof(
		{ maxDepth: 4 },
		text.map((rules) => ({ type: "string", ...rules })),
		fc.tuple(fc.constantFrom("integer", "number"), number).map(([type, rules]) => ({ type, ...rules })),
		fc.constantFrom({ type: "boolean" }, { type: "null" }, { enum: ["a", "b"] }, { const: 7 }),
		fc.record({
			type: fc.constant("array"),
			items: tie("any"),
			minItems: fc.integer({ min: 0, max: 3 }),
		}),
		fc.dictionary(fc.constantFrom("city", "days", "kind"), tie("any")).map((properties) => ({
			type: "object",
			properties,
			required: [...Object.keys(properties), "more"],
			additionalProperties: { type: "string" },
		})),
		fc.array(tie("any"), { minLength: 1, maxLength: 2 }).map((anyOf) => ({ anyOf })),
	),
})).any;

describe("a value for a schema", () => {
	it.each([
		{ not: { type: "string" } },
		{ not: { type: ["string", "integer"] } },
		{ type: ["string", "number"], not: { type: "string" } },
		{ enum: ["a", "b", "c"], not: { enum: ["a", "b"] } },
		{ type: "string", not: { const: TEXT } },
		{ type: "boolean", not: { const: false } },
		{ type: "integer", minimum: 0, not: { const: 0 } },
		{ allOf: [{ not: { type: "string" } }, { not: { type: "integer" } }] },
		{ type: "object", properties: { city: { not: { type: "string" } } }, required: ["city"] },
		{ type: "array", contains: { type: "integer" } },
		{ type: "array", items: { type: "string" }, contains: { const: "a" }, minContains: 2, minItems: 4 },
		{ type: "array", prefixItems: [{ type: "string" }], contains: { type: "integer" } },
		{ type: "array", items: { type: "integer" }, contains: { minimum: 7 } },
	])("fits one with not or contains: %j", (one) => {
		expect(findMismatches(one, buildFromSchema(one, "en"))).toEqual([]);
	});

	it("fits any schema", () => {
		fc.assert(
			fc.property(schema, (one) => {
				expect(findMismatches(one, buildFromSchema(one, "en"))).toEqual([]);
			}),
			{ seed: 14, numRuns: 500 },
		);
	});

	it("claims nothing: texts say that no model ran, numbers are 0 or next to it, choices the first", () => {
		const properties = {
			city: { type: "string" },
			label: { enum: ["positive", "negative"] },
			score: { type: "number" },
			days: { type: "integer", minimum: 2, maximum: 4 },
			debt: { type: "number", maximum: -3 },
			share: { type: "number", exclusiveMinimum: 0, maximum: 1 },
			isComplaint: { type: "boolean" },
			tags: { type: "array", items: { type: "string" } },
			when: { type: "string", format: "date" },
			unit: { type: "string", default: "celsius" },
			maybe: { type: ["string", "null"] },
		};
		expect(buildFromSchema({ type: "object", properties }, "en")).toEqual({
			city: TEXT,
			label: "positive",
			score: 0,
			days: 2,
			debt: -3,
			share: 0.5,
			isComplaint: false,
			tags: [TEXT],
			when: "1970-01-01",
			unit: "celsius",
			maybe: TEXT,
		});
	});

	it("says so in the language of the message", () => {
		expect(buildFromSchema({ type: "string" }, "tr")).toContain("simülatör model çalıştırmaz");
	});

	it("has different entries where a list must not repeat itself", () => {
		const record = { type: "object", properties: { title: { type: "string" } } };
		for (const items of [{ type: "string" }, { type: "integer" }, { enum: ["a", "b", "c"] }, record]) {
			const list = { type: "array", items, minItems: 3, uniqueItems: true };
			expect(findMismatches(list, buildFromSchema(list, "en"))).toEqual([]);
		}
	});

	it("joins what is combined and referred to", () => {
		const combined = {
			$defs: { step: { type: "object", properties: { title: { type: "string", maxLength: 6 } } } },
			allOf: [{ properties: { a: { const: 1 } } }, { properties: { b: { const: 2 } }, required: ["b"] }],
			properties: { steps: { type: "array", items: { $ref: "#/$defs/step" }, minItems: 2 } },
		};
		expect(buildFromSchema(combined, "en")).toEqual({
			a: 1,
			b: 2,
			steps: [{ title: "Sample" }, { title: "Sample" }],
		});
	});

	it("comes to an end with a schema that contains itself", () => {
		const endless = {
			$defs: {
				node: { type: "object", properties: { next: { $ref: "#/$defs/node" } } },
				loop: { $ref: "#/$defs/loop" },
			},
			type: "object",
			properties: { node: { $ref: "#/$defs/node" }, loop: { $ref: "#/$defs/loop" } },
		};
		expect(JSON.stringify(buildFromSchema(endless, "en")).length).toBeLessThan(500);
	});
});
