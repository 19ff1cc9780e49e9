import type { ClientTask } from "@pusula/inference";
import {
	CALLABLE_TASKS,
	type Example,
	type JsonSchema,
	type Locale,
	TASK_EXAMPLES,
	TASK_SCHEMAS,
	type TaskId,
} from "@pusula/tasks";
import { SampleFile } from "./sample-file.ts";

/** The language of an example, and whose it is. */
export interface ExampleChoice {
	/** Language of its texts: `tr` or `en`. */
	readonly locale: Locale;
	/** The page that shows it. Default: the task's own. */
	readonly page?: TaskId | undefined;
}

/**
 * Example arguments of a task: the catalogue's example, with a `SampleFile` in place of each file name.
 * @param task Id of a task that the client can call.
 * @param choice Language of the texts, and the page that shows them.
 * @returns the fields beside `model` and `provider`; undefined for a task without an example
 * @example
 * exampleArgs("fill-mask", { locale: "en" }); // { inputs: "The fisherman cast his net into the [MASK]." }
 */
export function exampleArgs(task: ClientTask, choice: ExampleChoice): object | undefined {
	const example = findExample(task, choice);
	if (!example) return undefined;
	const { properties } = TASK_SCHEMAS[CALLABLE_TASKS[task].schemas].input;
	return Object.fromEntries(
		Object.entries(example.input).map(([name, value]) => [name, toArgument(value, properties?.[name])]),
	);
}

/** The example of a page, else that of the task's own. */
function findExample(task: ClientTask, { locale, page }: ExampleChoice): Example | undefined {
	const examples: readonly Example[] = TASK_EXAMPLES[CALLABLE_TASKS[task].schemas][locale];
	return examples.find((one) => one.page === page) ?? examples.find((one) => one.page === undefined);
}

/** A field of an example as a caller passes it: where the schema wants a file, the file of that name. */
function toArgument(value: unknown, schema: JsonSchema | undefined): unknown {
	if (schema?.["x-media"] && typeof value === "string") return new SampleFile(value);
	if (!schema?.properties || typeof value !== "object" || value === null || Array.isArray(value))
		return value;
	const { properties } = schema;
	return Object.fromEntries(
		Object.entries(value).map(([name, inner]) => [name, toArgument(inner, properties[name])]),
	);
}
