import type { ClientTask } from "@pusula/inference";
import { exampleArgs } from "@pusula/snippets";
import {
	type CallableTask,
	CALLABLE_TASKS,
	type Example as TaskExample,
	type TaskId,
	TASK_IDS,
	TASK_INFO,
} from "@pusula/tasks";
import {
	AUTO,
	findFirstProvider,
	isServed,
	listLiveProviders,
} from "../../../facts/providers/first-provider.ts";
import { fitExample } from "../../../facts/models/fit-example.ts";
import { findKnownProvider } from "../../../facts/providers/known-providers.ts";
import { findModelFacts, toInputLocale } from "../../../facts/models/model-facts.ts";
import { DEFAULT_LOCALE, type Locale } from "../../../lib/locale.ts";

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
	/** Language of its texts: the page's, unless the model does not know it. */
	readonly inputLocale: Locale;
	readonly args: object;
}

/**
 * The examples that a task's page shows; none when no provider offers the task, or the catalogue names no model. A provider
 * with one model alone is left out: the catalogue does not name it, or it reads text in pictures, and the example has none.
 * So is, where models of another task are called, one that names none of them: who serves chat need not serve pictures. The platform's choice is in front there.
 */
export function listExamples(page: TaskId): readonly Example[] {
	if (findModel(page, DEFAULT_LOCALE) === undefined) return [];
	return listCalls(page).flatMap(({ id, task }) => {
		const providers = listLiveProviders(task).filter(
			({ onlyModels, exampleModels }) =>
				onlyModels?.[task] === undefined && (id === task || exampleModels?.[id] !== undefined),
		);
		const found = findFirstProvider(providers, task);
		if (found === undefined) return [];
		const first = id === task ? found : AUTO;
		const others = [AUTO, ...providers.map((provider) => provider.id)].filter((other) => other !== first);
		return [{ id, task, providers: [first, ...others] }];
	});
}

/** Whom else an example can be put to, but for providers whose documentation names no model for its task. */
export function listOtherProviders({ task, providers: [, ...others] }: Example): readonly string[] {
	return others.filter((id) => isServed(findKnownProvider(id) ?? {}, task));
}

/** The call that a task's page shows at first; undefined where it shows none. */
export function findFirstCall(page: TaskId, locale: Locale): ExampleCall | undefined {
	const [example] = listExamples(page);
	return example && toExampleCall(page, example, example.providers[0], locale);
}

/** A provider's call of the example of one of its tasks, with the page it is on; undefined where no page has one. */
export function findProviderCall(provider: string, task: string, locale: Locale) {
	const found = listAllExamples().find(
		({ example }) => example.task === task && example.providers.includes(provider),
	);
	return found && { ...found, call: toExampleCall(found.page, found.example, provider, locale) };
}

/** Every example of every page, with its page. */
export function listAllExamples(): readonly { readonly page: TaskId; readonly example: Example }[] {
	return TASK_IDS.flatMap((page) => listExamples(page).map((example) => ({ page, example })));
}

/**
 * A provider's call of an example, with the model of the page in its language; the input is in a language that the model
 * knows, and written as it takes it.
 */
export function toExampleCall(
	page: TaskId,
	{ id, task }: Example,
	provider: string,
	locale: Locale,
): ExampleCall {
	const { snippetModels }: CallableTask = CALLABLE_TASKS[task];
	const own = id === task ? snippetModels?.[locale] : undefined;
	const model = findKnownProvider(provider)?.exampleModels?.[id]?.[0] ?? own ?? findModel(page, locale) ?? "";
	return toModelCall(page, task, { provider, model }, locale);
}

/** The same call to any model. */
export function toModelCall(
	page: TaskId,
	task: ClientTask,
	{ provider, model }: Pick<ExampleCall, "provider" | "model">,
	locale: Locale,
): ExampleCall {
	const facts = findModelFacts(model);
	const inputLocale = toInputLocale(facts, locale);
	const input = (exampleArgs(task, { locale: inputLocale, page }) ?? {}) as TaskExample["input"]; // files aside, which stay as they are
	const args = fitExample({ input }, inputLocale, facts);
	return { task, provider, model, inputLocale, args };
}

/** The calls that a page explains, by the names of their examples. */
function listCalls(page: TaskId): readonly Pick<Example, "id" | "task">[] {
	const rows = Object.entries<CallableTask>(CALLABLE_TASKS);
	return rows.flatMap(([id, row]) => {
		const isOther = row.alsoCalls?.includes(page) ?? false;
		if (!isOther && row.page !== page) return [];
		return [{ id: isOther ? page : id, task: id as ClientTask }]; // a key of the table
	});
}

function findModel(page: TaskId, locale: Locale): string | undefined {
	const { snippetModels, widgetModels, models } = TASK_INFO[page];
	return snippetModels?.[locale] ?? [...widgetModels, ...models.map(({ id }) => id)][0];
}
