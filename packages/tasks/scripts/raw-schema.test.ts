import { describe, expect, test } from "vitest";
import { resolveReference, resolveSchema, type RawSchema } from "./raw-schema.ts";

const files = new Map<string, RawSchema>([
	["shared/size.schema.json", { $defs: { width: { type: "integer", description: "Width." } } }],
	["shared/label.schema.json", { type: "string" }],
	[
		"tasks/a/input.schema.json",
		{
			type: "object",
			properties: {
				width: { $ref: "../../shared/size.schema.json#/$defs/width", description: "Wide." },
				labels: { type: "array", items: { $ref: "../../shared/label.schema.json" } },
			},
		},
	],
]);

describe("resolveReference", () => {
	test("finds definitions and whole files, relative to the file that refers to them", () => {
		const path = "tasks/a/input.schema.json";
		expect(resolveReference(files, path, "../../shared/size.schema.json#/$defs/width").schema.type).toBe(
			"integer",
		);
		expect(resolveReference(files, path, "../../shared/label.schema.json").path).toBe(
			"shared/label.schema.json",
		);
	});

	test("says which reference leads nowhere", () => {
		expect(() => resolveReference(files, "shared/size.schema.json", "#/$defs/depth")).toThrow(
			"shared/size.schema.json: nothing at #/$defs/depth",
		);
	});
});

describe("resolveSchema", () => {
	test("puts what is referred to in place, and lets words beside the reference win", () => {
		const path = "tasks/a/input.schema.json";
		expect(resolveSchema(files, { schema: files.get(path) ?? {}, path })).toEqual({
			type: "object",
			properties: {
				width: { type: "integer", description: "Wide." },
				labels: { type: "array", items: { type: "string" } },
			},
		});
	});

	test("leaves out what only the types say", () => {
		const schema: RawSchema = { type: "object", "x-type": { required: ["role"] } };
		expect(resolveSchema(files, { schema, path: "tasks/a/input.schema.json" })).toEqual({ type: "object" });
	});
});
