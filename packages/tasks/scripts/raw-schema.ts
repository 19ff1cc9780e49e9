import { posix } from "node:path";
import type { JsonSchema } from "../src/types/json-schema.ts";

/** A schema as its file holds it: parts may be references to other files (`path#/$defs/name`). */
export interface RawSchema extends Omit<
	JsonSchema,
	"properties" | "items" | "anyOf" | "additionalProperties"
> {
	readonly $ref?: string;
	readonly $defs?: { readonly [name: string]: RawSchema };
	readonly properties?: { readonly [name: string]: RawSchema };
	readonly additionalProperties?: RawSchema;
	readonly items?: RawSchema;
	readonly anyOf?: readonly RawSchema[];
	/**
	 * What the TypeScript type says beyond the schema, or in its place, to fit the types of `@huggingface/tasks`: fields
	 * that are declared as always there, further fields, another choice. Checks at run time and pages do not see it.
	 */
	readonly "x-type"?: Pick<RawSchema, "type" | "required" | "properties" | "anyOf">;
}

/** A schema and the file it is in, which its references are relative to. */
export interface Located {
	readonly schema: RawSchema;
	readonly path: string;
}

/** Finds what a reference in `path` points to. @throws Error when there is nothing. */
export function resolveReference(
	files: ReadonlyMap<string, RawSchema>,
	path: string,
	reference: string,
): Located {
	const [file = "", pointer = ""] = reference.split("#");
	const target = file === "" ? path : posix.join(posix.dirname(path), file);
	const document = files.get(target);
	const name = pointer.replace(/^\/\$defs\//, "");
	const schema = pointer === "" ? document : document?.$defs?.[name];
	if (schema === undefined) throw new Error(`${path}: nothing at ${reference}`);
	return { schema, path: target };
}

/** Replaces every reference by what it points to; words beside a reference win. `$defs` and `x-type` are dropped. */
export function resolveSchema(
	files: ReadonlyMap<string, RawSchema>,
	{ schema, path }: Located,
): Readonly<Record<string, unknown>> {
	const inner = (part: RawSchema) => resolveSchema(files, { schema: part, path });
	const { $ref, $defs: _, "x-type": _type, properties, items, anyOf, additionalProperties, ...rest } = schema;
	return {
		...($ref === undefined ? {} : resolveSchema(files, resolveReference(files, path, $ref))),
		...rest,
		...(properties && { properties: mapValues(properties, inner) }),
		...(additionalProperties && { additionalProperties: inner(additionalProperties) }),
		...(items && { items: inner(items) }),
		...(anyOf && { anyOf: anyOf.map(inner) }),
	};
}

/** The same keys with `change` applied to each value. */
export function mapValues<Value, Result>(
	object: { readonly [key: string]: Value },
	change: (value: Value) => Result,
): Record<string, Result> {
	return Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value)]));
}
