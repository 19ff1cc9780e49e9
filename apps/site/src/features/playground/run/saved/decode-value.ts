import { fromBase64 } from "./base64.ts";

/** Deepest nesting of a value that is taken from a file. */
const MOST_DEPTH = 64;

/** A value from a file: with files in place of their texts, and without field names that mean something to objects. @throws where it nests too deep or a file is broken */
export function decodeValue(value: unknown, depth = 0): unknown {
	if (depth > MOST_DEPTH) throw new RangeError("The value nests too deep.");
	if (Array.isArray(value)) return value.map((one) => decodeValue(one, depth + 1));
	if (!isObject(value)) return value;
	const { $file: data, type } = value;
	if (typeof data === "string" && typeof type === "string") return new Blob([fromBase64(data)], { type });
	const fields = Object.entries(value).filter(([name]) => name !== "__proto__");
	return Object.fromEntries(fields.map(([name, inner]) => [name, decodeValue(inner, depth + 1)]));
}

/** True for an object that is neither a list nor a file. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
	return typeof value === "object" && value !== null && !Array.isArray(value) && !(value instanceof Blob);
}
