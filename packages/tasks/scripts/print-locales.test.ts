import { expect, it } from "vitest";
import { printLocales } from "./print-locales.ts";
import type { RawSchema } from "./raw-schema.ts";

it("prints the languages in which schemas describe values, and no other keys", () => {
	const files = new Map<string, RawSchema>([
		["a.schema.json", schemaOf({ "x-tr": "Metin.", "x-text": "long" })],
		["b.schema.json", { type: "object", properties: { inputs: schemaOf({ "x-de": "Der Text." }) } }],
	]);
	expect(printLocales(files)).toContain(
		'= {\n\tde: "x-de",\n\ttr: "x-tr",\n\ten: "description",\n} as const;',
	);
});

function schemaOf(keys: Readonly<Record<string, string>>): RawSchema {
	return { type: "string", description: "The text.", ...keys };
}
