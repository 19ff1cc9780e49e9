import type { JsonSchema, JsonType } from "@pusula/tasks";

/**
 * Kind of the control for a value: `texts` one text a line, `text-or-texts` the same but a single line stays one text, `table`
 * rows of cells, `group` fields of its own, `json` whatever has no better form.
 */
export type FieldKind =
	| "media"
	| "boolean"
	| "choice"
	| "number"
	| "text"
	| "long-text"
	| "texts"
	| "text-or-texts"
	| "table"
	| "group"
	| "json";

/** The kind of the control for a schema's value. */
export function toFieldKind(schema: JsonSchema): FieldKind {
	if (schema["x-media"]) return "media";
	if (schema.properties) return "group";
	const alternatives = (schema.anyOf ?? []).filter(({ type }) => type !== "null");
	const [only] = alternatives;
	if (alternatives.length === 1 && only) return toFieldKind(only);
	if (alternatives.some(isText) && alternatives.some(isTexts)) return "text-or-texts";
	if (alternatives.length > 0) return "json";
	if (schema.enum) return "choice";
	return toKindOfType(schema);
}

/** The schema behind "this or nothing"; others stay as they are. */
export function withoutNull(schema: JsonSchema): JsonSchema {
	const alternatives = (schema.anyOf ?? []).filter(({ type }) => type !== "null");
	const [only] = alternatives;
	return alternatives.length === 1 && only && !schema.properties ? { ...schema, ...only } : schema;
}

/** Types a value may have, without "nothing". */
export function listTypes({ type }: JsonSchema): readonly JsonType[] {
	return [type ?? []].flat().filter((one) => one !== "null");
}

function toKindOfType(schema: JsonSchema): FieldKind {
	const types = listTypes(schema);
	const [type] = types;
	if (types.length !== 1) return "json";
	if (type === "boolean") return "boolean";
	if (type === "number" || type === "integer") return "number";
	if (type === "string") return schema["x-text"] === "long" ? "long-text" : "text";
	if (isTexts(schema)) return "texts";
	return isTable(schema) ? "table" : "json";
}

function isText(schema: JsonSchema): boolean {
	return schema.type === "string";
}

function isTexts({ items, ...schema }: JsonSchema): boolean {
	return listTypes(schema).includes("array") && items?.type === "string" && !items.enum;
}

function isTable({ additionalProperties }: JsonSchema): boolean {
	return additionalProperties?.type === "array" && additionalProperties.items?.type === "string";
}
