import type { ClientTask } from "@pusula/inference";
import { exampleArgs } from "@pusula/snippets";
import { type CallableTask, CALLABLE_TASKS, type TaskId, TASK_IDS, TASK_INFO } from "@pusula/tasks";
import { KNOWN_PROVIDERS, type KnownProvider } from "../../facts/known-providers.ts";
import type { Locale } from "../../lib/locale.ts";

/** Tasks whose models are called as another task, with an example of that task. */
const CALLED_AS: { readonly [T in TaskId]?: ClientTask } = { "image-text-to-text": "conversational" };
/** The models of providers that are no part of the hub. */
const OWN_MODELS: Readonly<Record<string, string>> = { openai: "openai/gpt-4o-mini" };
/** Pairs that take one model alone, which the catalogue does not name. */
const OTHER_MODEL: ReadonlySet<string> = new Set(["novita image-text-to-video"]);

/** The platform's own choice among the providers of a model, as it is listed beside them. */
export const AUTO = "auto";

/** Calls of one task with the catalogue's example, and whom they can go to. */
export interface Example {
	/** Its name in URLs: the task's id, or `conversational`. */
	readonly id: string;
	readonly task: ClientTask;
	/** Ids of live providers that offer the task, the one to begin with in front; `auto` among them. */
	readonly providers: readonly [string, ...string[]];
}

/** One provider's call of an example. */
export interface ExampleCall {
	readonly task: ClientTask;
	/** Id of the provider, or `auto`. */
	readonly provider: string;
	readonly model: string;
	readonly args: object;
}

/** The examples that a task's page shows; none when no provider offers the task, or the catalogue names no model. */
export function listExamples(page: TaskId): readonly Example[] {
	if (findModel(page) === undefined) return [];
	return listCalls(page).flatMap(({ id, task }) => {
		const providers = listLiveProviders().filter((provider) => offers(provider, task));
		const [first, ...others] = providers.map((provider) => provider.id);
		return first === undefined ? [] : [{ id, task, providers: [first, AUTO, ...others] }];
	});
}

/** Every example of every page, with its page. */
export function listAllExamples(): readonly { readonly page: TaskId; readonly example: Example }[] {
	return TASK_IDS.flatMap((page) => listExamples(page).map((example) => ({ page, example })));
}

/** A provider's call of an example, with the page's model and the input in the page's language. */
export function toExampleCall(
	page: TaskId,
	{ task }: Example,
	provider: string,
	locale: Locale,
): ExampleCall {
	return {
		task,
		provider,
		model: OWN_MODELS[provider] ?? findModel(page) ?? "",
		args: exampleArgs(task, { locale, page }) ?? {},
	};
}

/** The calls that a page explains, by the names of their examples. */
function listCalls(page: TaskId): readonly Pick<Example, "id" | "task">[] {
	const calledAs = CALLED_AS[page];
	if (calledAs) return [{ id: page, task: calledAs }];
	const rows = Object.entries<CallableTask>(CALLABLE_TASKS).filter(([, row]) => row.page === page);
	return rows.map(([id]) => ({ id, task: id as ClientTask })); // a key of the table
}

function findModel(page: TaskId): string | undefined {
	const { widgetModels, models } = TASK_INFO[page];
	return [...widgetModels, ...models.map(({ id }) => id)][0];
}

/** Live providers: first the one that knows models by the hub's names, last those that take their own keys alone. */
function listLiveProviders(): readonly KnownProvider[] {
	const rank = (provider: KnownProvider): number =>
		Number(provider.clientSideOnly ?? false) - Number(provider.servesEndpoints ?? false);
	return KNOWN_PROVIDERS.filter(({ lifecycle }) => lifecycle.status === "live").toSorted(
		(a, b) => rank(a) - rank(b),
	);
}

function offers({ id, tasks }: KnownProvider, task: string): boolean {
	return Object.hasOwn(tasks, task) && !OTHER_MODEL.has(`${id} ${task}`);
}
