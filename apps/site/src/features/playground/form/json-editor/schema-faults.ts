import type { ValueProblem } from "./json-problem.ts";

const TYPES: ReadonlySet<unknown> = new Set([
	"string",
	"number",
	"integer",
	"boolean",
	"object",
	"array",
	"null",
]);

/** Deepest schema that is read. */
const MOST_DEPTH = 40;

/** Faults of the JSON Schemas in a value: of tools' parameters, of a response format, and of a grammar. */
export function listSchemaFaults(value: unknown): readonly ValueProblem[] {
	const tools = Array.isArray(value) ? value : [];
	const places: (readonly (string | number)[])[] = [
		...tools.map((_, index) => [index, "function", "parameters"]),
		["json_schema", "schema"],
		...(toFields(value)["type"] === "json" ? [["value"]] : []),
	];
	return places.flatMap((path) => {
		const schema = path.reduce<unknown>((inner, name) => toFields(inner)[name], value);
		return schema === undefined ? [] : listFaults(schema, path, 0);
	});
}

function listFaults(schema: unknown, path: ValueProblem["path"], depth: number): readonly ValueProblem[] {
	if (typeof schema === "boolean" || depth > MOST_DEPTH) return [];
	if (!isFields(schema)) return [{ path, kind: "not-object" }];
	const { type, properties, required, items, enum: choices } = schema;
	const types = [type ?? []].flat();
	const wrong = types.find((one) => !TYPES.has(one));
	const names: unknown[] = Array.isArray(required) ? required : [];
	const unlisted = isFields(properties)
		? names.find((name) => typeof name !== "string" || !(name in properties))
		: undefined;
	return [
		...(wrong === undefined
			? []
			: [{ path: [...path, "type"], kind: "unknown-type", name: toName(wrong) } as const]),
		...(unlisted === undefined
			? []
			: [{ path: [...path, "required"], kind: "not-listed", name: toName(unlisted) } as const]),
		...(Array.isArray(choices) && choices.length === 0
			? [{ path: [...path, "enum"], kind: "no-choices" } as const]
			: []),
		...(properties !== undefined && !isFields(properties)
			? [{ path: [...path, "properties"], kind: "not-object" } as const]
			: []),
		...Object.entries(toFields(properties)).flatMap(([name, inner]) =>
			listFaults(inner, [...path, "properties", name], depth + 1),
		),
		...(items === undefined ? [] : listFaults(items, [...path, "items"], depth + 1)),
	];
}

function isFields(value: unknown): value is Readonly<Record<string | number, unknown>> {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}

function toFields(value: unknown): Readonly<Record<string | number, unknown>> {
	return Object(value) as Readonly<Record<string | number, unknown>>; // fields of any object are unknown
}

function toName(value: unknown): string {
	return typeof value === "string" ? value : JSON.stringify(value);
}
