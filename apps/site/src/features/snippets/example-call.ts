import { type ClientTask, type Provider, PROVIDERS } from "@pusula/inference";
import { SampleFile, type SnippetCall } from "@pusula/snippets";
import {
	type JsonSchema,
	type JsonValue,
	type TaskId,
	TASK_EXAMPLES,
	TASK_INFO,
	TASK_SCHEMAS,
	type TaskExample,
} from "@pusula/tasks";
import type { Locale } from "../../lib/locale.ts";

/** The provider examples go through when it offers the task: it knows models by the names they have on the hub. */
const HUB_PROVIDER: Provider = PROVIDERS["hf-inference"];

/** A call worth showing: the task's own example, a model named in the catalogue, and a provider that offers the task. */
export interface ExampleCall extends SnippetCall {
	readonly provider: Provider;
	readonly model: string;
	/** Whether the provider knows the model by its name on the hub; otherwise only clients that look it up can call it. */
	readonly knowsHubName: boolean;
}

/** The call that a task page shows as code; nothing when no provider offers the task or the catalogue has no example. */
export function findExampleCall(id: TaskId, locale: Locale): ExampleCall | undefined {
	const examples: Readonly<Record<string, TaskExample>> = TASK_EXAMPLES;
	const schemas: Readonly<Record<string, { readonly input: JsonSchema }>> = TASK_SCHEMAS;
	const example = examples[id]?.[locale];
	const schema = schemas[id]?.input;
	const [model] = [...TASK_INFO[id].widgetModels, ...TASK_INFO[id].models.map((resource) => resource.id)];
	const task: string = id;
	const provider = listProviders().find((candidate) => offers(candidate, task));
	if (!example || !schema || !model || !provider || !offers(provider, task)) return undefined;
	const args = Object.fromEntries(
		Object.entries(example).map(([name, value]) => [name, toArgument(value, schema.properties?.[name])]),
	);
	return { task, provider, model, args, knowsHubName: provider === HUB_PROVIDER };
}

function listProviders(): readonly Provider[] {
	const routed = Object.values<Provider>(PROVIDERS).filter(({ clientSideOnly }) => !clientSideOnly);
	return [HUB_PROVIDER, ...routed];
}

/** Live providers that offer the call's task, beside its own. */
export function listOtherProviders({ task, provider }: ExampleCall): readonly Provider[] {
	return listProviders().filter(
		(one, index, all) =>
			one !== provider &&
			one.lifecycle.status === "live" &&
			Object.hasOwn(one.tasks, task) &&
			all.indexOf(one) === index,
	);
}

function offers(provider: Provider, task: string): task is ClientTask {
	return Object.hasOwn(provider.tasks, task);
}

/** A field of an example as a caller would pass it: where the schema wants a file, the file of that name. */
function toArgument(value: JsonValue, schema: JsonSchema | undefined): unknown {
	if (schema?.["x-media"] && typeof value === "string") return new SampleFile(value);
	if (!schema?.properties || typeof value !== "object" || value === null || Array.isArray(value))
		return value;
	const { properties } = schema;
	return Object.fromEntries(
		Object.entries(value).map(([name, inner]) => [name, toArgument(inner, properties[name])]),
	);
}
