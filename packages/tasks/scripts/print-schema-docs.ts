import { printDocstring } from "@pusula/tools/docstring";
import type { RawSchema } from "./raw-schema.ts";

/** Units worth saying; a count says what it counts in its description. */
const UNITS: Readonly<Record<string, string>> = { px: "In pixels.", Hz: "In hertz.", s: "In seconds." };

/**
 * Prints what a schema says about a value as a docstring: meaning, unit, limits, default, and a last sentence of the
 * caller's. Empty when there is nothing to say.
 */
export function printSchemaDocs(schema: RawSchema, indent: string, last = ""): string {
	const words = [schema.description, ...describeLimits(schema), last].filter(Boolean).join(" ");
	return printDocstring(words, { indent });
}

function describeLimits(schema: RawSchema): string[] {
	const { minimum, exclusiveMinimum, maximum, minItems, maxItems } = schema;
	const unit = schema["x-unit"];
	const lower =
		minimum !== undefined
			? `at least ${minimum}`
			: exclusiveMinimum !== undefined
				? `above ${exclusiveMinimum}`
				: "";
	const upper = maximum === undefined ? "" : `at most ${maximum}`;
	const limits = [lower, upper].filter(Boolean).join(", ");
	const items = [
		minItems === undefined ? "" : `at least ${minItems}`,
		maxItems === undefined ? "" : `at most ${maxItems}`,
	]
		.filter(Boolean)
		.join(", ");
	const sentences = [
		UNITS[unit ?? ""] ?? "",
		limits && `${capitalise(limits)}.`,
		items && `${capitalise(items)} entries.`,
		schema.default === undefined ? "" : `Default ${JSON.stringify(schema.default)}.`,
		schema["x-media"] ? `Bytes of the ${schema["x-media"]}; base64 text in JSON.` : "",
	];
	return sentences.filter(Boolean);
}

function capitalise(words: string): string {
	return words.charAt(0).toUpperCase() + words.slice(1);
}
