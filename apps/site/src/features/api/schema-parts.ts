import { inEachLocale } from "../../lib/locale.ts";

/** Any JSON Schema of draft 2020-12, the dialect of the served documents. */
export type Schema = Readonly<Record<string, unknown>>;

/** Never empty. */
export const TEXT: Schema = { type: "string", minLength: 1 };
/** True or false. */
export const FLAG: Schema = { type: "boolean" };
export const URL_TEXT: Schema = { type: "string", pattern: "^https?://" };
/** The same text in every language. */
export const TEXTS: Schema = objectOf(inEveryLanguage(TEXT));
/** URLs of a page in every language. */
export const PAGES: Schema = objectOf(inEveryLanguage(URL_TEXT));

/** Fields by language, all of one kind. */
export function inEveryLanguage(value: Schema): Readonly<Record<string, Schema>> {
	return inEachLocale(() => value);
}

/** A list whose items all fit `items`. */
export function listOf(items: Schema): Schema {
	return { type: "array", items };
}

/** One of these texts. */
export function oneOf(...values: readonly string[]): Schema {
	return { enum: values };
}

/** A value, or `null` where there is none. */
export function orNull(schema: Schema): Schema {
	return { anyOf: [schema, { type: "null" }] };
}

/** An object with values of one kind under names of any kind. */
export function recordOf(values: Schema): Schema {
	return { type: "object", additionalProperties: values };
}

/** An object that has all of `required`, perhaps some of `optional`, and nothing else. */
export function objectOf(
	required: Readonly<Record<string, Schema>>,
	optional: Readonly<Record<string, Schema>> = {},
): Schema {
	return {
		type: "object",
		required: Object.keys(required),
		properties: { ...required, ...optional },
		additionalProperties: false,
	};
}
