import type { DescriptionKey } from "./locales.ts";

/** Name of a JSON type, as JSON Schema 2020-12 spells it. */
export type JsonType = "string" | "number" | "integer" | "boolean" | "object" | "array" | "null";

/** Any JSON value: null, boolean, number, string, list or object. */
export type JsonValue =
	string | number | boolean | null | readonly JsonValue[] | { readonly [key: string]: JsonValue };

/** Unit of a numeric field: pixels, hertz, seconds, or a count of tokens, words, frames or steps. */
export type JsonSchemaUnit = "px" | "Hz" | "s" | "token" | "word" | "frame" | "step";

/**
 * The part of JSON Schema 2020-12 that task schemas use, with annotations of our own: `x-<locale>`, the text of
 * `description`, which is English, in another language; `x-media`, the kind of file whose bytes are here as base64
 * text; `x-unit`; and `x-text`, the width of the field a form should offer. References are already resolved.
 */
export interface JsonSchema extends Descriptions {
	/** URL of the dialect. */
	readonly $schema?: string;
	/** Name of the TypeScript type made from this schema. */
	readonly title?: string;
	/** Type of the value, or several. */
	readonly type?: JsonType | readonly JsonType[];
	/** The values that are allowed. */
	readonly enum?: readonly JsonValue[];
	/** What holds where the field is left out. */
	readonly default?: JsonValue;
	/** Usual values, where others are allowed too. */
	readonly examples?: readonly JsonValue[];
	/** Smallest number that is allowed. */
	readonly minimum?: number;
	/** The number must be larger than this. */
	readonly exclusiveMinimum?: number;
	/** Largest number that is allowed. */
	readonly maximum?: number;
	/** Fewest entries of a list. */
	readonly minItems?: number;
	/** Most entries of a list. */
	readonly maxItems?: number;
	/** Names of the fields that must be there. */
	readonly required?: readonly string[];
	readonly properties?: { readonly [name: string]: JsonSchema };
	/** Schema of every field that `properties` does not name. Absent: anything goes. */
	readonly additionalProperties?: JsonSchema;
	readonly items?: JsonSchema;
	readonly anyOf?: readonly JsonSchema[];
	/** `base64` where a text holds bytes. */
	readonly contentEncoding?: "base64";
	/** The kind of file whose bytes are here. */
	readonly "x-media"?: "image" | "audio" | "video";
	readonly "x-unit"?: JsonSchemaUnit;
	/** Path of the picture on which the boxes of this field lie. */
	readonly "x-boxes-on"?: string;
	/** `long` for a text of several lines; absent for a short one. */
	readonly "x-text"?: "long";
}

/** What a value means, in each language. */
export type Descriptions = { readonly [Key in DescriptionKey]?: string };

/** A schema stripped to what a check at run time looks at. */
export interface Shape {
	/** Type of the value, or several. */
	readonly type?: JsonType | readonly JsonType[];
	/** The values that are allowed. */
	readonly enum?: readonly JsonValue[];
	/** Names of the fields that must be there. */
	readonly required?: readonly string[];
	readonly properties?: { readonly [name: string]: Shape };
	readonly items?: Shape;
	readonly anyOf?: readonly Shape[];
}

/** The schemas of one task: what a caller may send, what comes back, and one event of a stream. */
export interface TaskSchemas {
	readonly input: JsonSchema;
	readonly output: JsonSchema;
	readonly streamOutput?: JsonSchema;
}
