import { expect, it } from "vitest";
import { printLocales } from "./print-locales.ts";
import type { RawSchema } from "./raw-schema.ts";

const REGIONS = new Map([
	["de", "de-AT"],
	["en", "en-GB"],
	["tr", "tr-TR"],
]);

it("prints the languages in which schemas describe values, and no other keys", () => {
	const files = new Map<string, RawSchema>([
		["a.schema.json", schemaOf({ "x-tr": "Metin.", "x-text": "long" })],
		["b.schema.json", { type: "object", properties: { inputs: schemaOf({ "x-de": "Der Text." }) } }],
	]);
	const printed = printLocales(files, REGIONS);
	expect(printed).toContain('= {\n\tde: "x-de",\n\ttr: "x-tr",\n\ten: "description",\n} as const;');
	expect(printed).toContain('= {\n\tde: "de-AT",\n\ttr: "tr-TR",\n\ten: "en-GB",\n};');
});

it("names a language whose region nobody wrote", () => {
	const files = new Map([["a.schema.json", schemaOf({ "x-nl": "De tekst." })]]);
	expect(() => printLocales(files, REGIONS)).toThrow("The language nl");
});

function schemaOf(keys: Readonly<Record<string, string>>): RawSchema {
	return { type: "string", description: "The text.", ...keys };
}
