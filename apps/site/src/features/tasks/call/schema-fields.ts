import { DESCRIPTION_KEYS, type JsonSchema, type JsonSchemaUnit, type JsonValue } from "@pusula/tasks";

/** A field of a request or a result, as one row of a table. */
export interface SchemaField {
	/** Path of the field: `parameters.top_k`, `[].label`; `[]` marks the items of a list. */
	readonly path: string;
	/** Schemas the value may fit; more than one when the field takes different types. */
	readonly alternatives: readonly JsonSchema[];
	readonly isRequired: boolean;
	/** First schema with a description or limits; the source of description, default and limits. */
	readonly schema: JsonSchema;
}

/** Limits of a number or a list. */
export interface FieldLimits {
	readonly minimum?: number;
	readonly exclusiveMinimum?: number;
	readonly maximum?: number;
	readonly minItems?: number;
	readonly maxItems?: number;
	readonly unit?: JsonSchemaUnit;
}

/**
 * All fields of a schema as flat rows, in the order of the schema, outer before inner. Objects that only hold other
 * fields get no row of their own. Alternatives of a field share its path; a field met twice becomes one row.
 */
export function listFields(schema: JsonSchema): readonly SchemaField[] {
	const rows = new Map<string, SchemaField>();
	collect(schema, "", true, rows);
	return [...rows.values()];
}

/** Limits of a field, taken from its schema. */
export function findLimits({ schema, alternatives }: SchemaField): FieldLimits {
	const merged: JsonSchema = Object.assign({}, ...alternatives, schema);
	const { minimum, exclusiveMinimum, maximum, minItems, maxItems } = merged;
	const unit = merged["x-unit"];
	return {
		...(minimum !== undefined && { minimum }),
		...(exclusiveMinimum !== undefined && { exclusiveMinimum }),
		...(maximum !== undefined && { maximum }),
		...(minItems !== undefined && { minItems }),
		...(maxItems !== undefined && { maxItems }),
		...(unit && { unit }),
	};
}

/** The default of a field as it would be written in JSON; nothing when there is none. */
export function findDefault({ schema, alternatives }: SchemaField): string | undefined {
	const value: JsonValue | undefined = [schema, ...alternatives].find(
		(one) => one.default !== undefined,
	)?.default;
	return value === undefined ? undefined : JSON.stringify(value);
}

function collect(
	schema: JsonSchema,
	path: string,
	isRequired: boolean,
	rows: Map<string, SchemaField>,
): void {
	const alternatives = listAlternatives(schema);
	const inner = alternatives.flatMap((one) => listInner(one, path));
	if (path && needsRow(alternatives)) addRow({ path, alternatives, isRequired, schema }, rows);
	for (const field of inner) collect(field.schema, field.path, field.isRequired, rows);
}

/** Objects that only hold other fields explain themselves through these; everything else is a row. */
function needsRow(alternatives: readonly JsonSchema[]): boolean {
	return alternatives.length !== 1 || !alternatives[0]?.properties;
}

interface InnerField {
	readonly path: string;
	readonly schema: JsonSchema;
	readonly isRequired: boolean;
}

/** Fields inside a value. The items of a list count when they have fields themselves, or when the list is everything. */
function listInner(schema: JsonSchema, path: string): readonly InnerField[] {
	const { items, properties = {}, required = [] } = schema;
	if (items && path && !hasFields(items)) return [];
	if (items) return [{ path: `${path}[]`, schema: withWordsOf(schema, items), isRequired: true }];
	return Object.entries(properties).map(([name, child]) => ({
		path: path ? `${path}.${name}` : name,
		schema: child,
		isRequired: required.includes(name),
	}));
}

/** The schema of a list's items; where it has no description of its own, that of the list explains it. */
function withWordsOf(list: JsonSchema, items: JsonSchema): JsonSchema {
	if (items.description) return items;
	const words = Object.values(DESCRIPTION_KEYS).filter((key) => list[key] !== undefined);
	return { ...items, ...Object.fromEntries(words.map((key) => [key, list[key]])) };
}

/** A schema that is a choice becomes its choices; "nothing" as a choice is left out, since a field may stay away. */
function listAlternatives(schema: JsonSchema): readonly JsonSchema[] {
	if (!schema.anyOf) return [schema];
	return schema.anyOf.flatMap(listAlternatives).filter(({ type }) => type !== "null");
}

function hasFields(schema: JsonSchema): boolean {
	return listAlternatives(schema).some((one) => one.properties || (one.items && hasFields(one.items)));
}

function addRow(row: SchemaField, rows: Map<string, SchemaField>): void {
	const known = rows.get(row.path);
	const alternatives = known ? [...known.alternatives, ...row.alternatives] : row.alternatives;
	rows.set(row.path, { ...row, ...known, alternatives });
}
