import { describe, expect, test } from "vitest";
import { printSchemaDocs } from "./print-schema-docs.ts";

describe("printSchemaDocs", () => {
	test("says nothing when there is nothing to say", () => {
		expect(printSchemaDocs({ type: "string" }, "")).toBe("");
	});

	test("says unit, limits and default after the meaning", () => {
		const schema = { description: "Width.", "x-unit": "px", minimum: 1, maximum: 9, default: 4 } as const;
		expect(printSchemaDocs(schema, "\t")).toBe(
			"\t/** Width. In pixels. At least 1, at most 9. Default 4. */\n",
		);
	});

	test("breaks a long text between words, within 106 columns", () => {
		const text = printSchemaDocs({ description: "word ".repeat(60).trim() }, "\t");
		expect(text.split("\n").at(0)).toBe("\t/**");
		for (const line of text.split("\n")) expect(line.replace("\t", "    ").length).toBeLessThanOrEqual(106);
		expect(text.match(/word/g)).toHaveLength(60);
	});
});
