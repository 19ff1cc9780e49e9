import type { ClientTask } from "@pusula/inference";
import {
	CALLABLE_TASKS,
	type JsonSchema,
	type Locale,
	TASK_EXAMPLES,
	TASK_SCHEMAS,
	type TaskExample,
} from "@pusula/tasks";
import { SampleFile } from "./sample-file.ts";

/** Audio file for providers that cannot read FLAC. */
const MP3 = "sample1.mp3";
const NO_FLAC: ReadonlySet<string> = new Set(["fal-ai"]);

/**
 * Example arguments of a task: the catalogue's example, with a `SampleFile` in place of each file name.
 * @param locale language of the example's texts: `tr` or `en`
 * @param provider id of the provider that gets them, since some cannot read every kind of file; default: any
 * @returns the fields beside `model` and `provider`; undefined for a task without an example
 */
export function exampleArgs(task: ClientTask, locale: Locale, provider = ""): object | undefined {
	const { schemas: key } = CALLABLE_TASKS[task];
	const examples: Readonly<Record<string, TaskExample>> = TASK_EXAMPLES;
	const schemas: Readonly<Record<string, { readonly input: JsonSchema }>> = TASK_SCHEMAS;
	const example = examples[key]?.[locale];
	const properties = schemas[key]?.input.properties;
	if (!example) return undefined;
	return Object.fromEntries(
		Object.entries(example).map(([name, value]) => [name, toArgument(value, properties?.[name], provider)]),
	);
}

/** A field of an example as a caller passes it: where the schema wants a file, the file of that name. */
function toArgument(value: unknown, schema: JsonSchema | undefined, provider: string): unknown {
	if (schema?.["x-media"] && typeof value === "string") {
		const isUnreadable = value.endsWith(".flac") && NO_FLAC.has(provider);
		return new SampleFile(isUnreadable ? MP3 : value);
	}
	if (!schema?.properties || typeof value !== "object" || value === null || Array.isArray(value))
		return value;
	const { properties } = schema;
	return Object.fromEntries(
		Object.entries(value).map(([name, inner]) => [name, toArgument(inner, properties[name], provider)]),
	);
}
