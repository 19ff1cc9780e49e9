import type { JsonSchema } from "@pusula/tasks";
import type { Messages } from "../../../../messages/words.ts";
import { fill } from "../../../lib/fill.ts";
import { findLimits, type SchemaField } from "./schema-fields.ts";

const LIMITS = ["minimum", "exclusiveMinimum", "maximum", "minItems", "maxItems"] as const;

/** The type of a field in words: `sayı`, `metin veya metin listesi`, `tam sayı (piksel)`. */
export function toTypeWords(field: SchemaField, words: Messages): string {
	const names = new Set(field.alternatives.flatMap((schema) => listTypes(schema, words)));
	const { unit } = findLimits(field);
	const types = [...names].join(` ${words.fieldTypes.or} `);
	return unit ? `${types} (${words.units[unit]})` : types;
}

/** The only values a field may have, as they are written in JSON; empty when any value of its type will do. */
export function listValues({ alternatives }: SchemaField): readonly string[] {
	const values = alternatives.flatMap((schema) => schema.enum ?? schema.items?.enum ?? []);
	return [...new Set(values.filter((value) => value !== null).map((value) => JSON.stringify(value)))];
}

/** The limits of a field in words, smallest first. */
export function listLimitWords(field: SchemaField, words: Messages): readonly string[] {
	const limits = findLimits(field);
	return LIMITS.flatMap((name) => {
		const value = limits[name];
		return value === undefined ? [] : [fill(words.fieldLimits[name], { value })];
	});
}

function listTypes(schema: JsonSchema, words: Messages): readonly string[] {
	const { fieldTypes } = words;
	const media = schema["x-media"];
	if (media) return [fieldTypes[media]];
	if (schema.items) return [fill(fieldTypes.listOf, { type: toItemWords(schema.items, words) })];
	const types = [schema.type ?? []].flat().filter((type) => type !== "null");
	if (types.length > 0) return types.map((type) => fieldTypes[type]);
	return schema.enum ? [] : [fieldTypes.any];
}

function toItemWords(items: JsonSchema, words: Messages): string {
	const alternatives = items.anyOf ?? [items];
	return [...new Set(alternatives.flatMap((schema) => listTypes(schema, words)))].join(
		` ${words.fieldTypes.or} `,
	);
}
