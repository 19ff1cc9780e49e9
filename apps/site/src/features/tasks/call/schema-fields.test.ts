import { type JsonSchema, TASK_SCHEMAS } from "@pusula/tasks";
import { describe, expect, it } from "vitest";
import { findDefault, findLimits, listFields } from "./schema-fields.ts";

const schema: JsonSchema = {
	type: "object",
	required: ["inputs"],
	properties: {
		inputs: { anyOf: [{ type: "string" }, { type: "array", items: { type: "string" } }, { type: "null" }] },
		parameters: {
			type: "object",
			properties: {
				top_k: { type: "integer", minimum: 1, default: 5, "x-unit": "token" },
				grammar: {
					anyOf: [
						{ type: "object", properties: { type: { type: "string", enum: ["json"] }, value: {} } },
						{
							type: "object",
							properties: { type: { type: "string", enum: ["regex"] }, value: { type: "string" } },
						},
					],
				},
			},
		},
		boxes: {
			type: "array",
			items: { type: "object", required: ["xmin"], properties: { xmin: { type: "integer" } } },
		},
	},
};

describe("listFields", () => {
	it("flattens nested fields in the order of the schema", () => {
		expect(listFields(schema).map(({ path, isRequired }) => [path, isRequired])).toEqual([
			["inputs", true],
			["parameters.top_k", false],
			["parameters.grammar", false],
			["parameters.grammar.type", false],
			["parameters.grammar.value", false],
			["boxes", false],
			["boxes[].xmin", true],
		]);
	});

	it("joins the alternatives of a field and leaves out null", () => {
		const fields = new Map(listFields(schema).map((field) => [field.path, field]));
		expect(fields.get("inputs")?.alternatives.map(({ type }) => type)).toEqual(["string", "array"]);
		expect(fields.get("parameters.grammar.type")?.alternatives.flatMap((one) => one.enum ?? [])).toEqual([
			"json",
			"regex",
		]);
	});

	it("says what a list at the top holds", () => {
		expect(listFields({ type: "array", items: { type: "number" } }).map(({ path }) => path)).toEqual(["[]"]);
	});

	it("finds at least one field in every schema of the catalogue", () => {
		for (const { input, output } of Object.values(TASK_SCHEMAS)) {
			expect(listFields(input).length).toBeGreaterThan(0);
			expect(listFields(output).length).toBeGreaterThan(0);
		}
	});
});

it("reads limits, unit and default of a field", () => {
	const field = listFields(schema).find(({ path }) => path === "parameters.top_k");
	expect(field && findLimits(field)).toEqual({ minimum: 1, unit: "token" });
	expect(field && findDefault(field)).toBe("5");
});
