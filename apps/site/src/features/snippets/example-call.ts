import { type ClientTask } from "@pusula/inference";
import { exampleArgs } from "@pusula/snippets";
import { imageChatCompletionExample, type TaskId, TASK_IDS, TASK_INFO } from "@pusula/tasks";
import { KNOWN_PROVIDERS, type KnownProvider } from "../../facts/known-providers.ts";
import type { Locale } from "../../lib/locale.ts";

/** The provider examples go through when it offers the task: it knows models by the names they have on the hub. */
const HUB_PROVIDER = "hf-inference";

/** Calls that pages show in place of the task of their own name: many models of these tasks are spoken with. */
const CALLS: { readonly [T in TaskId]?: readonly string[] } = {
	"text-generation": ["conversational", "text-generation"],
	"image-text-to-text": ["image-text-to-text"],
};
/** Examples that are chats under another name. */
const CHATS: ReadonlySet<string> = new Set(["conversational", "image-text-to-text"]);
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
	const isKnown = findModel(page) !== undefined;
	return (isKnown ? (CALLS[page] ?? [page]) : []).flatMap((id) => {
		const task = CHATS.has(id) ? "conversational" : id;
		const providers = listLiveProviders().filter((provider) => offers(provider, task));
		const [first, ...others] = providers.map((provider) => provider.id);
		if (first === undefined || !isClientTask(task)) return [];
		return [{ id, task, providers: [first, AUTO, ...others] }];
	});
}

/** Every example of every page, with its page. */
export function listAllExamples(): readonly { readonly page: TaskId; readonly example: Example }[] {
	return TASK_IDS.flatMap((page) => listExamples(page).map((example) => ({ page, example })));
}

/** A provider's call of an example, with the page's model and the input in the page's language. */
export function toExampleCall(
	page: TaskId,
	{ id, task }: Example,
	provider: string,
	locale: Locale,
): ExampleCall {
	const chat = id === "image-text-to-text" ? imageChatCompletionExample[locale] : undefined;
	return {
		task,
		provider,
		model: OWN_MODELS[provider] ?? findModel(page) ?? "",
		args: chat ?? exampleArgs(task, locale, provider) ?? {},
	};
}

function findModel(page: TaskId): string | undefined {
	const { widgetModels, models } = TASK_INFO[page];
	return [...widgetModels, ...models.map(({ id }) => id)][0];
}

/** Live providers: the platform's own first, those with keys of their own alone last. */
function listLiveProviders(): readonly KnownProvider[] {
	const rank = (provider: KnownProvider): number =>
		Number(provider.clientSideOnly ?? false) - Number(provider.id === HUB_PROVIDER);
	return KNOWN_PROVIDERS.filter(({ lifecycle }) => lifecycle.status === "live").toSorted(
		(a, b) => rank(a) - rank(b),
	);
}

function offers({ id, tasks }: KnownProvider, task: string): boolean {
	return Object.hasOwn(tasks, task) && !OTHER_MODEL.has(`${id} ${task}`);
}

function isClientTask(task: string): task is ClientTask {
	return listLiveProviders().some(({ tasks }) => Object.hasOwn(tasks, task));
}
