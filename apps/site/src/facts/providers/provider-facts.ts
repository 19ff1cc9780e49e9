import { type ClientTask, describeRequest, type KeyKind, type Provider } from "@pusula/inference";
import { exampleArgs } from "@pusula/snippets";
import { CALLABLE_TASKS, type TaskId } from "@pusula/tasks";
import { isServed, serves } from "./first-provider.ts";
import { findKnownProvider, type KnownProvider, KNOWN_PROVIDERS } from "./known-providers.ts";
import { compareIn } from "../../locales/forms.ts";
import { CODE_LOCALE } from "../../lib/locale.ts";

/** A task as one provider serves it. */
export interface ServedTask {
	readonly task: ClientTask;
	/** URL of a call with the provider's own key; undefined where the provider is called through the platform only. */
	readonly direct: string | undefined;
	/** URL of a call through the platform; undefined for providers that are called directly only. */
	readonly routed: string | undefined;
	/** The first response is a ticket for a queue. */
	readonly isJob: boolean;
	readonly canStream: boolean;
	/** False where the provider's documentation does not name the task. */
	readonly isServed: boolean;
	/** Standard fields that travel under another name, or not at all. */
	readonly renamed: Readonly<Record<string, string>>;
	readonly ignored: readonly string[];
}

const CALLABLE_IDS = Object.keys(CALLABLE_TASKS) as ClientTask[]; // the keys of the table

/** Placeholder of a model's id in URLs. */
const MODEL = "owner/model";

/** Every provider, by name. */
export function listProviders(): readonly KnownProvider[] {
	return KNOWN_PROVIDERS.toSorted((a, b) => compareIn(CODE_LOCALE)(a.name, b.name));
}

/** Tasks that any provider serves, in the order of the catalogue; those without a page of their own first. */
export function listServedTasks(): readonly ClientTask[] {
	const served = new Set(listProviders().flatMap(({ tasks }) => Object.keys(tasks)));
	return CALLABLE_IDS.filter((task) => served.has(task));
}

/** The page of the catalogue about a task. */
export function toCatalogueId(task: ClientTask): TaskId {
	return CALLABLE_TASKS[task].page;
}

/** True when a provider offers a task. */
export function offers({ tasks }: Provider, task: string): boolean {
	return Object.hasOwn(tasks, task);
}

/** The task that a try begins with: of those served, one whose result can be streamed, else the provider's first. */
export function findFirstTask(provider: KnownProvider): string {
	const offered = Object.entries(provider.tasks).filter(([task]) => serves(provider, task));
	const [id] = offered.find(([, { stream }]) => stream) ?? offered[0] ?? [""];
	return id;
}

/** Facts about each task of a provider. */
export function describeTasks(provider: Provider): readonly ServedTask[] {
	return listServedTasks()
		.filter((task) => offers(provider, task))
		.map((task) => describeTask(provider, task));
}

function describeTask(provider: Provider, task: ClientTask): ServedTask {
	const platformOnly = provider.host.startsWith("/");
	const described = describe(provider, task, "own");
	const known = findKnownProvider(provider.id);
	const notes = known?.fields?.[task];
	return {
		task,
		direct: platformOnly ? undefined : described.request.url,
		routed: provider.clientSideOnly ? undefined : describe(provider, task, "platform").request.url,
		isJob: described.isJob,
		canStream: described.canStream,
		isServed: isServed(known ?? {}, task),
		renamed: notes?.renamed ?? {},
		ignored: notes?.ignored ?? [],
	};
}

function describe(provider: Provider, task: ClientTask, key: KeyKind): ReturnType<typeof describeRequest> {
	return describeRequest({
		provider,
		task,
		model: findKnownProvider(provider.id)?.onlyModels?.[task] ?? MODEL,
		key,
		args: exampleArgs(task, { locale: CODE_LOCALE }) ?? {},
	});
}
