import type { ClientTask } from "@pusula/inference";
import {
	chatCompletionExample,
	type JsonSchema,
	type Locale,
	TASK_EXAMPLES,
	TASK_SCHEMAS,
	type TaskExample,
} from "@pusula/tasks";
import { SampleFile } from "./sample-file.ts";

/** Sound for providers that cannot read FLAC. */
const MP3 = "sample1.mp3";
const NO_FLAC: ReadonlySet<string> = new Set(["fal-ai"]);

/**
 * What a caller could send for a task: the catalogue's example, with sample files in place of file names. Undefined for a
 * task without an example. `provider` is its id: some cannot read every kind of file.
 */
export function exampleArgs(task: ClientTask, locale: Locale, provider = ""): object | undefined {
	if (task === "conversational") return chatCompletionExample[locale];
	const examples: Readonly<Record<string, TaskExample>> = TASK_EXAMPLES;
	const schemas: Readonly<Record<string, { readonly input: JsonSchema }>> = TASK_SCHEMAS;
	const example = examples[task]?.[locale];
	const properties = schemas[task]?.input.properties;
	if (!example) return undefined;
	return Object.fromEntries(
		Object.entries(example).map(([name, value]) => [name, toArgument(value, properties?.[name], provider)]),
	);
}

/** A field of an example as a caller passes it: where the schema wants a file, the file of that name. */
function toArgument(value: unknown, schema: JsonSchema | undefined, provider: string): unknown {
	if (schema?.["x-media"] && typeof value === "string") {
		const isRefused = value.endsWith(".flac") && NO_FLAC.has(provider);
		return new SampleFile(isRefused ? MP3 : value);
	}
	if (!schema?.properties || typeof value !== "object" || value === null || Array.isArray(value))
		return value;
	const { properties } = schema;
	return Object.fromEntries(
		Object.entries(value).map(([name, inner]) => [name, toArgument(inner, properties[name], provider)]),
	);
}
