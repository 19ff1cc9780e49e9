import { isRecord } from "../rules/checks.ts";

type Schema = Readonly<Record<string, unknown>>;

/** How many references and combinations are followed at one place. */
const MOST = 16;

/**
 * One schema without references and combinations at its top: that which `$ref` names, every part of `allOf`, and the
 * first choice of `anyOf` and `oneOf`, joined with what is beside them.
 * @param root the schema that local references (`#/…`) start from
 */
export function mergeSchemas(schema: Schema, root: unknown, rest = MOST): Schema {
	if (rest === 0) return {};
	const { $ref, allOf, anyOf, oneOf, ...own } = schema;
	const parts = [
		follow($ref, root),
		...(Array.isArray(allOf) ? allOf : []),
		...(Array.isArray(anyOf) ? anyOf.slice(0, 1) : []),
		...(Array.isArray(oneOf) ? oneOf.slice(0, 1) : []),
	].filter(isRecord);
	return parts.map((part) => mergeSchemas(part, root, rest - 1)).reduce(join, own);
}

function join(left: Schema, right: Schema): Schema {
	const properties = { ...recordOf(left["properties"]), ...recordOf(right["properties"]) };
	const required = [...new Set([...arrayOf(left["required"]), ...arrayOf(right["required"])])];
	const excluded = [left["not"], right["not"]].filter((one) => one !== undefined);
	return {
		...left,
		...right,
		...(excluded.length > 1 && { not: { anyOf: excluded } }),
		...(Object.keys(properties).length > 0 && { properties }),
		...(required.length > 0 && { required }),
	};
}

function follow(reference: unknown, root: unknown): unknown {
	if (typeof reference !== "string") return undefined;
	let found = root;
	for (const step of reference.replace(/^#\/?/, "").split("/").filter(Boolean)) {
		const key = decodeURIComponent(step).replaceAll("~1", "/").replaceAll("~0", "~");
		found = isRecord(found) ? found[key] : undefined;
	}
	return found;
}

function recordOf(value: unknown): Schema {
	return isRecord(value) ? value : {};
}

function arrayOf(value: unknown): readonly unknown[] {
	return Array.isArray(value) ? value : [];
}
