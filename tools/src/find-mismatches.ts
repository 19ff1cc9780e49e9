/** The part of JSON Schema that is compared. */
export interface Schema {
	readonly type?: string | readonly string[];
	readonly enum?: readonly unknown[];
	readonly minimum?: number;
	readonly exclusiveMinimum?: number;
	readonly maximum?: number;
	readonly minItems?: number;
	readonly maxItems?: number;
	readonly required?: readonly string[];
	readonly properties?: { readonly [name: string]: Schema };
	readonly additionalProperties?: Schema;
	readonly items?: Schema;
	readonly anyOf?: readonly Schema[];
}

/**
 * Compares a JSON value with a schema.
 * @returns one line for each place that does not fit, naming the path; an empty list when everything fits
 */
export function findMismatches(schema: Schema, value: unknown, path = "value"): string[] {
	const types = schema.type === undefined ? [] : [schema.type].flat();
	if (types.length > 0 && !types.some((type) => isOfType(type, value))) {
		return [`${path} is not of type ${types.join(" or ")}`];
	}
	return [
		...findEnumMismatch(schema, value, path),
		...findAnyOfMismatch(schema, value, path),
		...findLimitMismatches(schema, value, path),
		...findPartMismatches(schema, value, path),
	];
}

function isOfType(type: string, value: unknown): boolean {
	if (type === "null") return value === null;
	if (type === "array") return Array.isArray(value);
	if (type === "object") return isRecord(value);
	if (type === "integer") return Number.isInteger(value);
	return typeof value === type;
}

function isRecord(value: unknown): value is Record<string, unknown> {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}

function findEnumMismatch(schema: Schema, value: unknown, path: string): string[] {
	if (schema.enum === undefined || schema.enum.some((allowed) => allowed === value)) return [];
	return [`${path} is not one of ${JSON.stringify(schema.enum)}`];
}

function findAnyOfMismatch(schema: Schema, value: unknown, path: string): string[] {
	if (schema.anyOf === undefined) return [];
	const fits = schema.anyOf.some((choice) => findMismatches(choice, value, path).length === 0);
	return fits ? [] : [`${path} fits none of the ${schema.anyOf.length} choices`];
}

function findLimitMismatches(schema: Schema, value: unknown, path: string): string[] {
	if (Array.isArray(value)) {
		const { minItems = 0, maxItems = Infinity } = schema;
		return value.length < minItems || value.length > maxItems ? [`${path} has ${value.length} entries`] : [];
	}
	if (typeof value !== "number") return [];
	const { minimum = -Infinity, exclusiveMinimum = -Infinity, maximum = Infinity } = schema;
	return value < minimum || value <= exclusiveMinimum || value > maximum ? [`${path} is out of range`] : [];
}

function findPartMismatches(schema: Schema, value: unknown, path: string): string[] {
	if (Array.isArray(value)) {
		const { items } = schema;
		return items ? value.flatMap((item, index) => findMismatches(items, item, `${path}.${index}`)) : [];
	}
	if (!isRecord(value)) return [];
	const missing = (schema.required ?? []).filter((key) => value[key] === undefined);
	const inside = Object.entries(value).flatMap(([key, part]) => {
		const inner = schema.properties?.[key] ?? schema.additionalProperties;
		return inner === undefined || part === undefined ? [] : findMismatches(inner, part, `${path}.${key}`);
	});
	return [...missing.map((key) => `${path}.${key} is missing`), ...inside];
}
