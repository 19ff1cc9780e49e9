import { Validator } from "@cfworker/json-schema";

/**
 * Compares a value with a JSON Schema of draft 2020-12, as JSON: fields that are undefined are not there.
 * @returns one line for each place that does not fit, with its path; an empty list when everything fits
 */
export function findMismatches(schema: object, value: unknown, path = "value"): readonly string[] {
	const json: unknown = JSON.parse(JSON.stringify(value ?? null));
	const { errors } = new Validator(schema, "2020-12", false).validate(json);
	const ownKeywords = errors.filter(({ keyword }) => !WRAPPERS.has(keyword));
	return ownKeywords.map(({ instanceLocation, error }) => `${path}${instanceLocation.slice(1)}: ${error}`);
}

/** Keywords whose error only says that a part does not fit, which has an error of its own. */
const WRAPPERS: ReadonlySet<string> = new Set(["properties", "additionalProperties", "items"]);
