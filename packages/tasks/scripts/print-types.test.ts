import { describe, expect, test } from "vitest";
import { printTypes } from "./print-types.ts";
import type { RawSchema } from "./raw-schema.ts";

function print(schema: RawSchema, path = "tasks/a/input.schema.json"): string {
	return printTypes(new Map([[path, schema]]), [{ schema, path }]);
}

describe("printTypes", () => {
	test("prints an interface with docstrings, limits and optional fields", () => {
		const schema: RawSchema = {
			title: "AInput",
			description: "What goes in.",
			type: "object",
			required: ["inputs"],
			properties: {
				inputs: { type: "string", description: "The text." },
				"top-k": { type: ["integer", "null"], description: "How many.", exclusiveMinimum: 0, default: 5 },
				extra: { description: "Anything." },
			},
		};
		expect(print(schema)).toBe(`/** What goes in. */
export interface AInput {
	/** The text. */
	inputs: string;
	/** How many. Above 0. Default 5. */
	"top-k"?: number | undefined;
	/** Anything. */
	extra?: unknown;
	[property: string]: unknown;
}
`);
	});

	test("prints lists, records, choices and fixed values", () => {
		const schema: RawSchema = {
			title: "AInput",
			anyOf: [
				{ type: "array", items: { type: ["number", "null"] } },
				{ type: "object", additionalProperties: { type: "string" } },
				{ enum: ["never", true] },
			],
		};
		expect(print(schema)).toBe('export type AInput = number[] | Record<string, string> | "never" | true;\n');
	});

	test("takes bytes in and gives base64 text out", () => {
		const schema: RawSchema = { title: "A", type: "string", "x-media": "image" };
		expect(print(schema)).toContain("export type A = Blob;");
		expect(print(schema, "tasks/a/output.schema.json")).toContain("export type A = string;");
	});

	test("leaves out nulls, and undefined in what a service sends", () => {
		const schema: RawSchema = {
			title: "AOutput",
			type: "object",
			properties: {
				text: { type: ["string", "null"] },
				scores: { type: "array", items: { anyOf: [{ type: "number" }, { type: "null" }] } },
			},
		};
		expect(print(schema, "tasks/a/output.schema.json")).toBe(`export interface AOutput {
	text?: string;
	scores?: number[];
	[property: string]: unknown;
}
`);
	});

	test("declares what the types say beyond the schema", () => {
		const schema: RawSchema = {
			title: "AOutput",
			type: "object",
			required: ["id"],
			properties: { id: { type: "string" }, role: { type: "string", description: "Who speaks." } },
			"x-type": { required: ["role", "older"], properties: { older: { description: "Never sent." } } },
		};
		expect(print(schema, "tasks/a/output.schema.json")).toBe(`export interface AOutput {
	id: string;
	/** Who speaks. A service may leave it out. */
	role: string;
	/** Never sent. */
	older: unknown;
	[property: string]: unknown;
}
`);
	});

	test("takes another choice where the types have one", () => {
		const numbers: RawSchema = { type: "array", items: { type: "number" } };
		const schema: RawSchema = { title: "AInput", anyOf: [numbers, { type: "object" }] };
		expect(print({ ...schema, "x-type": { anyOf: [numbers] } })).toBe("export type AInput = number[];\n");
	});

	test("refuses an object without a title", () => {
		const schema: RawSchema = {
			title: "AInput",
			type: "object",
			properties: { size: { type: "object", properties: { width: { type: "integer" } } } },
		};
		expect(() => print(schema)).toThrow("tasks/a/input.schema.json: the object with width needs a title");
	});

	test("refuses one title for two schemas", () => {
		const size: RawSchema = { title: "Size", enum: ["s"] };
		const schema: RawSchema = { title: "AInput", anyOf: [size, { ...size, enum: ["l"] }] };
		expect(() => print(schema)).toThrow("Size is the title of another schema too");
	});
});
