import { describeRequest } from "@pusula/inference";
import {
	chatCompletionExample,
	chatCompletionInputSchema,
	type JsonSchema,
	type Task,
	TASK_EXAMPLES,
	TASK_INFO,
	TASK_SCHEMAS,
	type TaskExample,
	type TaskId,
	TASKS,
	type TaskSchemas,
} from "@pusula/tasks";
import { KNOWN_PROVIDERS, type KnownProvider } from "../../facts/known-providers.ts";
import { wordsIn } from "../../../messages/words.ts";
import type { Locale } from "../../lib/locale.ts";
import type { Catalogue, ErrorPage, ProviderChoice, TaskChoice, TaskData } from "./catalogue.ts";
import { UNREACHABLE } from "./scenarios/error-scenario.ts";
import { listScenarios } from "./scenarios/list-scenarios.ts";

/** The chat has no page in the catalogue of tasks; its schema goes by another name. */
const CHAT = "conversational";
const CHAT_MODELS = [
	"meta-llama/Llama-3.1-8B-Instruct",
	"Qwen/Qwen3-32B",
	"openai/gpt-4o-mini",
	"openai/gpt-oss-20b",
];
/** Default models of tasks whose first model in the catalogue cannot answer the example. */
const FIRST_MODELS: Readonly<Record<string, readonly string[]>> = {
	"feature-extraction": ["intfloat/multilingual-e5-large-instruct"],
	"fill-mask": ["google-bert/bert-base-multilingual-cased"],
	"image-to-image": ["black-forest-labs/FLUX.1-Kontext-dev"],
	"text-to-audio": ["facebook/musicgen-small"],
};
/** Fields of a chat call that the client sets itself, or that are rarely of use. */
const NOT_IN_FORM = [
	"model",
	"stream",
	"stream_options",
	"tool_prompt",
	"logit_bias",
	"logprobs",
	"top_logprobs",
	"n",
];
/** First in lists: it knows models by the names they have on the hub. */
const FIRST = "hf-inference";

/** The choices of the playground; `pages` holds title and side of each error page by its code. */
export function buildCatalogue(locale: Locale, pages: Readonly<Record<string, ErrorPage>>): Catalogue {
	const platform = describePlatform();
	const providers = KNOWN_PROVIDERS.map((provider) => toChoice(provider, platform.routerHost)).toSorted(
		byRank,
	);
	return {
		locale,
		tasks: listTaskIds().map((id) => toTaskChoice(id, locale)),
		providers: [...providers, toAutoChoice(providers, wordsIn(locale).playground.auto)],
		...platform,
		errors: Object.fromEntries(Object.entries(pages).map(([code, { title }]) => [code, title])),
		scenarios: listScenarios(locale, pages),
		unreachable: UNREACHABLE,
	};
}

/** Ids of all tasks that the client can run, chat first, then in the order of the catalogue. */
export function listTaskIds(): readonly string[] {
	const offered = new Set(KNOWN_PROVIDERS.flatMap(({ tasks }) => Object.keys(tasks)));
	const known = Object.values<Task>(TASKS).toSorted((a, b) => a.position - b.position);
	return [CHAT, ...known.map(({ id }) => id as string).filter((id) => offered.has(id))];
}

/** The URL of a file of a task's demo; undefined when the site does not have it. */
export type FindFile = (task: TaskId, filename: string) => string | undefined;

/** The data of a task's form. */
export function buildTaskData(id: string, locale: Locale, findFile: FindFile = () => undefined): TaskData {
	if (id === CHAT) {
		const input = { ...chatCompletionInputSchema, properties: chatFields() };
		return { input, example: chatCompletionExample[locale], files: {}, models: CHAT_MODELS };
	}
	const schemas: Readonly<Record<string, TaskSchemas>> = TASK_SCHEMAS;
	const examples: Readonly<Record<string, TaskExample>> = TASK_EXAMPLES;
	const task = findTask(id);
	const input = schemas[id]?.input;
	if (!task || !input) throw new Error(`No schema for the task ${id}.`);
	const info = TASK_INFO[task.id];
	const models = [
		...new Set([...(FIRST_MODELS[id] ?? []), ...info.widgetModels, ...info.models.map((model) => model.id)]),
	];
	return {
		input,
		example: examples[id]?.[locale] ?? {},
		files: listFiles(input, task, locale, findFile),
		models,
	};
}

/** Every field of a form that takes a file, with the kind of file. */
export function listMediaPaths(schema: JsonSchema, path = ""): readonly (readonly [string, string])[] {
	if (schema["x-media"]) return [[path, schema["x-media"]]];
	return Object.entries(schema.properties ?? {}).flatMap(([name, inner]) =>
		listMediaPaths(inner, path ? `${path}.${name}` : name),
	);
}

/** URLs of the platform, as the client knows them. */
function describePlatform(): Pick<Catalogue, "routerHost" | "hubUrl"> {
	const { route } = describeRequest({ task: CHAT, provider: "auto", model: "", args: { messages: [] } });
	return { routerHost: new URL(route.baseUrl).host, hubUrl: route.hubUrl };
}

function toChoice(
	{ id, name, host, tasks, clientSideOnly, browser, lifecycle }: KnownProvider,
	routerHost: string,
): ProviderChoice {
	const adapters = Object.entries(tasks);
	return {
		id,
		name,
		tasks: adapters.map(([task]) => task),
		streamed: adapters.flatMap(([task, { stream }]) => (stream ? [task] : [])),
		queued: adapters.flatMap(([task, { job }]) => (job ? [task] : [])),
		host: toHost(host, routerHost),
		taskHosts: Object.fromEntries(
			adapters.flatMap(([task, adapter]) =>
				adapter.host === undefined ? [] : [[task, toHost(adapter.host, routerHost)]],
			),
		),
		ownKeyOnly: clientSideOnly === true,
		isCarried: clientSideOnly !== true && lifecycle.status !== "removed-upstream",
		refusesPages: browser === false,
	};
}

function byRank(a: ProviderChoice, b: ProviderChoice): number {
	return Number(b.id === FIRST) - Number(a.id === FIRST) || Number(a.ownKeyOnly) - Number(b.ownKeyOnly);
}

function toTaskChoice(id: string, locale: Locale): TaskChoice {
	const task = findTask(id);
	if (task) return { id, name: task.names[locale], outputKind: task.outputKind };
	return { id, name: wordsIn(locale).playground.chat, outputKind: "chat" };
}

/** The choice to let the platform choose, for every task that a provider it carries offers. */
function toAutoChoice(providers: readonly ProviderChoice[], name: string): ProviderChoice {
	const carried = providers.filter(({ isCarried }) => isCarried);
	return {
		id: "auto",
		name,
		tasks: [...new Set(carried.flatMap(({ tasks }) => tasks))],
		streamed: [CHAT],
		queued: [],
		host: "",
		taskHosts: {},
		ownKeyOnly: false,
		isCarried: true,
		refusesPages: false,
	};
}

/** A base URL that is only a path is on the router. */
function toHost(address: string, routerHost: string): string {
	return URL.canParse(address) ? new URL(address).host : routerHost;
}

function findTask(id: string): Task | undefined {
	const tasks: Readonly<Record<string, Task>> = TASKS;
	return tasks[id];
}

function chatFields(): Readonly<Record<string, JsonSchema>> {
	const fields: Readonly<Record<string, JsonSchema>> = toSchema(chatCompletionInputSchema).properties ?? {};
	return Object.fromEntries(Object.entries(fields).filter(([name]) => !NOT_IN_FORM.includes(name)));
}

/** Files of the task's demo that fit the file fields of its form. */
function listFiles(
	schema: JsonSchema,
	task: Task,
	locale: Locale,
	findFile: FindFile,
): Readonly<Record<string, string>> {
	const { inputs } = TASK_INFO[task.id].demo[locale];
	const files = listMediaPaths(schema).flatMap(([path, media]) => {
		const entry = inputs.find(({ type }) => type === (media === "image" ? "img" : media));
		const url = entry && "filename" in entry ? findFile(task.id, entry.filename) : undefined;
		return url === undefined ? [] : [[path, url] as const];
	});
	return Object.fromEntries(files);
}

/** A schema with all its fields optional, as the type of schemas has them. */
function toSchema(schema: JsonSchema): JsonSchema {
	return schema;
}
