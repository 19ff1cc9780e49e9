import { Validator } from "@cfworker/json-schema";

/** Result of checking a text that should be JSON of a schema. */
export type JsonVerdict =
	| { readonly kind: "not-json" }
	| { readonly kind: "fits"; readonly value: unknown }
	| { readonly kind: "breaks"; readonly value: unknown; readonly problems: readonly string[] }
	/** The schema itself cannot be used. */
	| { readonly kind: "unchecked"; readonly value: unknown };

/** Most problems listed for one text. */
const MOST_PROBLEMS = 8;

/** Reads a text as JSON and holds it against a schema (draft 2020-12); `true` takes any JSON. */
export function checkJson(text: string, schema: object | true): JsonVerdict {
	let value: unknown;
	try {
		value = JSON.parse(text);
	} catch {
		return { kind: "not-json" };
	}
	if (schema === true) return { kind: "fits", value };
	try {
		const { valid, errors } = new Validator(schema, "2020-12", false).validate(value);
		if (valid) return { kind: "fits", value };
		const problems = errors.map(({ instanceLocation, error }) => `${instanceLocation}: ${error}`);
		return { kind: "breaks", value, problems: [...new Set(problems)].slice(0, MOST_PROBLEMS) };
	} catch {
		return { kind: "unchecked", value };
	}
}
