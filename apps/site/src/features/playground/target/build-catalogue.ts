import { type ClientTask, describeRequest, hasAutoRouter } from "@pusula/inference";
import { type CallableTask, CALLABLE_TASKS, TASK_SCHEMAS } from "@pusula/tasks";
import { knowsLanguage, listBrowserModels, type Model, MODELS } from "@pusula/tasks/models";
import { findFirstProvider, listLiveProviders } from "../../../facts/providers/first-provider.ts";
import { SHIPPED_MODELS } from "../../../facts/local/shipped-models.ts";
import { listShippedBytes } from "../../../facts/local/shipped-runs.ts";
import { listServedTasks } from "../../../facts/providers/provider-facts.ts";
import { toTaskName } from "../../../facts/tasks/task-name.ts";
import { wordsIn } from "../../../../messages/words.ts";
import type { Locale } from "../../../lib/locale.ts";
import type { Catalogue, ErrorPageFacts, ModelFacts, TaskChoice } from "./state/catalogue.ts";
import { findInputs } from "./find-inputs.ts";
import { listKeyOwners, listProviderChoices } from "./list-providers.ts";
import { listScenarios } from "./scenarios/list-scenarios.ts";

/**
 * The choices of the playground.
 * @param pages title and side of each error page by its code
 * @param modelLines facts in one line of models that run in a browser, by id
 */
export function buildCatalogue(
	locale: Locale,
	pages: Readonly<Record<string, ErrorPageFacts>>,
	modelLines: Readonly<Record<string, string>> = {},
): Catalogue {
	const platform = describePlatform();
	return {
		locale,
		tasks: listServedTasks().map((id) => toTaskChoice(id, locale)),
		firstTask: findFirstTask(),
		providers: listProviderChoices(platform.routerHost, wordsIn(locale).playground.auto),
		keyOwners: listKeyOwners(platform.routerHost),
		...platform,
		modelFacts: listModelFacts(modelLines),
		shippedBytes: listShippedBytes(),
		errors: Object.fromEntries(Object.entries(pages).map(([code, { title }]) => [code, title])),
		scenarios: listScenarios(locale, pages).map(({ id, target }) => ({ id, target })),
	};
}

/** The task of the first model that comes with the site and is of use; empty where there is none. */
function findFirstTask(): string {
	return SHIPPED_MODELS.find(({ isTeaching }) => !isTeaching)?.tasks[0] ?? "";
}

function listModelFacts(lines: Readonly<Record<string, string>>): Catalogue["modelFacts"] {
	const models = new Map<string, Model>(MODELS.map((model) => [model.id, model]));
	const facts = Object.entries(lines).map(([id, line]): [string, ModelFacts] => {
		const { browser } = models.get(id) ?? {};
		const megabytes = browser?.megabytes?.[browser.dtype];
		return [id, megabytes === undefined ? [line] : [line, megabytes]];
	});
	return Object.fromEntries(facts);
}

/** URLs of the platform, as the client knows them. */
function describePlatform(): Pick<Catalogue, "routerHost" | "hubUrl"> {
	const { route } = describeRequest({
		task: "conversational",
		provider: "auto",
		model: "",
		args: { messages: [] },
	});
	return { routerHost: new URL(route.baseUrl).host, hubUrl: route.hubUrl };
}

function toTaskChoice(id: ClientTask, locale: Locale): TaskChoice {
	const { page, calls, outputKind, schemas }: CallableTask = CALLABLE_TASKS[id];
	return {
		id,
		name: toTaskName(id, locale),
		page,
		calls,
		outputKind,
		inputs: findInputs(TASK_SCHEMAS[schemas].input),
		hasPolicies: hasAutoRouter(id),
		firstProvider: findFirstProvider(listLiveProviders(id), id),
		...listForBrowser(id, locale),
	};
}

/** Models that a browser runs: those that come with the site, then those of the hub, the ones that need WebGPU last. */
function listForBrowser(
	id: ClientTask,
	locale: Locale,
): Pick<TaskChoice, "localModels" | "isShipped" | "gpuModel"> {
	const { page } = CALLABLE_TASKS[id];
	const shipped = SHIPPED_MODELS.filter(({ tasks }) => tasks.some((task) => task === id));
	const others = listBrowserModels(page, locale)
		.filter(({ confidence }) => confidence !== "memory")
		.toSorted((a, b) => Number(a.browser.device !== undefined) - Number(b.browser.device !== undefined));
	const all = [...shipped, ...others];
	return {
		localModels: all.map((model) => model.id),
		isShipped: shipped.length > 0,
		gpuModel: findGpuModel(all, locale),
	};
}

/** A model for the GPU that knows the page's language, where the one for every browser does not. */
function findGpuModel([first, ...others]: readonly Model[], locale: Locale): TaskChoice["gpuModel"] {
	if (!first || knowsLanguage(first, locale) !== false) return undefined;
	const found = others.find(
		(model) => model.browser?.device === "webgpu" && knowsLanguage(model, locale) === true,
	);
	return found?.browser && { id: found.id, dtype: found.browser.dtype };
}
