import { type ClientTask, describeRequest, hasAutoRouter } from "@pusula/inference";
import {
	type CallableTask,
	CALLABLE_TASKS,
	type Example,
	type JsonSchema,
	TASK_EXAMPLES,
	TASK_INFO,
	TASK_SCHEMAS,
	type TaskId,
} from "@pusula/tasks";
import { listBrowserModels, type Model, MODELS } from "@pusula/tasks/models";
import { KNOWN_PROVIDERS, type KnownProvider } from "../../../facts/known-providers.ts";
import { OTHER_SERVICES } from "../../../facts/other-key-forms.ts";
import { findModelFacts, isWordless, modelKnows } from "../../../facts/model-facts.ts";
import { findShippedExample } from "../../../facts/shipped-example.ts";
import { SHIPPED_MODELS } from "../../../facts/shipped-models.ts";
import { listShippedBytes } from "../../../facts/shipped-runs.ts";
import { listServedTasks } from "../../../facts/provider-facts.ts";
import { toTaskName } from "../../../facts/task-name.ts";
import { wordsIn } from "../../../../messages/words.ts";
import type { Locale } from "../../../lib/locale.ts";
import { RUNTIME } from "../../../lib/runtime-files.ts";
import type { Catalogue, ErrorPage, ProviderChoice, TaskChoice, TaskData } from "./catalogue.ts";
import { type KeyOwner, toDomain } from "./connection/key-forms.ts";
import { listFieldChoices, withChosenFields } from "./field-choices.ts";
import { findInputs, hasWords, listMediaPaths } from "./find-inputs.ts";
import { listFirstExamples, listFitted } from "./fitted-examples.ts";
import { inLanguage } from "./in-language.ts";
import { listScenarios } from "./scenarios/list-scenarios.ts";

/** Fields of a call that the client sets itself, or that are rarely of use. */
const NOT_IN_FORM: ReadonlySet<string> = new Set([
	"model",
	"stream",
	"stream_options",
	"tool_prompt",
	"logit_bias",
	"logprobs",
	"top_logprobs",
	"n",
]);

/**
 * The choices of the playground.
 * @param pages title and side of each error page by its code
 * @param modelLines facts in one line of models that run in a browser, by id
 */
export function buildCatalogue(
	locale: Locale,
	pages: Readonly<Record<string, ErrorPage>>,
	modelLines: Catalogue["modelLines"] = {},
): Catalogue {
	const platform = describePlatform();
	const providers = KNOWN_PROVIDERS.map((provider) => toChoice(provider, platform.routerHost)).toSorted(
		byRank,
	);
	return {
		locale,
		tasks: listServedTasks().map((id) => toTaskChoice(id, locale)),
		firstTask: findFirstTask(),
		providers: [...providers, toAutoChoice(providers, wordsIn(locale).playground.auto)],
		keyOwners: listKeyOwners(platform.routerHost),
		...platform,
		modelLines,
		modelBytes: listModelBytes(),
		shippedBytes: listShippedBytes(),
		runtimeBytes: RUNTIME.onnx.bytes,
		errors: Object.fromEntries(Object.entries(pages).map(([code, { title }]) => [code, title])),
		scenarios: listScenarios(locale, pages).map(({ id, target }) => ({ id, target })),
	};
}

/** The URL of a file of a task's demo; undefined when the site does not have it. */
export type FindFile = (task: TaskId, filename: string) => string | undefined;

/** The data of a task's form. */
export function buildTaskData(id: string, locale: Locale, findFile: FindFile = () => undefined): TaskData {
	const rows: Readonly<Record<string, CallableTask>> = CALLABLE_TASKS;
	const row = rows[id];
	if (!row) throw new Error(`No task ${id} that can be called.`);
	const { schemas, page } = row;
	const { input } = TASK_SCHEMAS[schemas];
	const models = listModels(row, locale);
	const filesOf = (example: Example): TaskData["files"] => listFiles(input, example, page, findFile);
	const choices = listFieldChoices(page, input);
	return {
		input: inLanguage(withChosenFields(withoutFields(input, NOT_IN_FORM), choices), locale),
		...listFitted({ row, locale, filesOf }, models[0] ?? ""),
		...(id === page ? listShipped(page, locale, findFile) : {}),
		results: Object.assign({}, ...listFirstExamples(row).map((one) => listResults(one, page, findFile))),
		models,
		choices,
	};
}

/** The task of the first model that comes with the site and is of use; empty where there is none. */
function findFirstTask(): string {
	return SHIPPED_MODELS.find(({ isTeaching }) => !isTeaching)?.tasks[0] ?? "";
}

/** What the model that comes with the site is tried on, where that is not the page's example. */
function listShipped(page: TaskId, locale: Locale, findFile: FindFile): Pick<TaskData, "shipped"> {
	const other = findShippedExample(page, locale);
	if (!other) return {};
	if (other.reason === "otherText") return { shipped: { example: other.args } };
	const inputs = findFile(other.page, other.fileName);
	return inputs === undefined ? {} : { shipped: { files: { inputs } } };
}

function listModelBytes(): Catalogue["modelBytes"] {
	const models: readonly Model[] = MODELS;
	const sizes = models.flatMap(({ id, browser }): [string, number][] => {
		const megabytes = browser?.megabytes?.[browser.dtype];
		return megabytes === undefined ? [] : [[id, megabytes * 1e6]];
	});
	return Object.fromEntries(sizes);
}

/**
 * Models worth trying: those that know the language first, otherwise in the order of the catalogue. Where the example has
 * words, a model that takes none comes after those that do. One that is gone is left out.
 */
function listModels(
	{ page, schemas, models: own }: Pick<CallableTask, "page" | "schemas" | "models">,
	locale: Locale,
): readonly string[] {
	const { snippetModels, widgetModels, models } = TASK_INFO[page];
	const named = own ?? [
		...(snippetModels ? [snippetModels[locale]] : []),
		...widgetModels,
		...models.map((model) => model.id),
	];
	const [example] = TASK_EXAMPLES[schemas][locale];
	const isForWords = hasWords(TASK_SCHEMAS[schemas].input, example.input);
	const rank = (model: string): number =>
		Number(modelKnows(model, locale) !== true || (isForWords && isWordless(model)));
	const isThere = (model: string): boolean => findModelFacts(model)?.status?.kind !== "gone";
	return [...new Set(named)].filter(isThere).toSorted((a, b) => rank(a) - rank(b));
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

function toChoice(
	{ id, name, host, tasks, clientSideOnly, servesEndpoints, browser, lifecycle }: KnownProvider,
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
		servesEndpoints,
		...(servesEndpoints && {
			openaiTasks: adapters.flatMap(([task, { endpointPath }]) =>
				endpointPath && endpointPath(OPENAI_SERVER) !== OPENAI_SERVER.href ? [task] : [],
			),
		}),
	};
}

/** A server with the OpenAI API, below whose URL the routes of that API lie. */
const OPENAI_SERVER = new URL("https://server.example/v1");

/** Everyone whose keys are recognised by their form. */
function listKeyOwners(routerHost: string): readonly KeyOwner[] {
	const providers = KNOWN_PROVIDERS.flatMap(({ id, name, host, keyForm }): readonly KeyOwner[] => {
		if (!keyForm) return [];
		const { pattern, domains = [] } = keyForm;
		return [{ name, provider: id, pattern, domains: [toDomain(toHost(host, routerHost)), ...domains] }];
	});
	const others = OTHER_SERVICES.map(({ name, domain, keyForm: { pattern } }) => ({
		name,
		pattern,
		domains: [domain],
	}));
	return [...providers, ...others];
}

/** First the provider that knows models by the hub's names, last those that take their own keys alone. */
function byRank(a: ProviderChoice, b: ProviderChoice): number {
	const rank = ({ servesEndpoints, ownKeyOnly }: ProviderChoice): number =>
		Number(ownKeyOnly) - Number(servesEndpoints ?? false);
	return rank(a) - rank(b);
}

function toTaskChoice(id: ClientTask, locale: Locale): TaskChoice {
	const { page, outputKind, schemas } = CALLABLE_TASKS[id];
	return {
		id,
		name: toTaskName(id, locale),
		page,
		outputKind,
		inputs: findInputs(TASK_SCHEMAS[schemas].input),
		hasPolicies: hasAutoRouter(id),
		...listForBrowser(id, locale),
	};
}

/** Models that a browser runs: those that come with the site, then those of the hub that WebAssembly can run. */
function listForBrowser(id: ClientTask, locale: Locale): Pick<TaskChoice, "localModels" | "isShipped"> {
	const { page } = CALLABLE_TASKS[id];
	const shipped = SHIPPED_MODELS.filter(({ tasks }) => tasks.some((task) => task === id));
	const others = listBrowserModels(page, locale).filter(
		({ confidence, browser }) => confidence !== "memory" && browser.device === undefined,
	);
	return { localModels: [...shipped, ...others].map((model) => model.id), isShipped: shipped.length > 0 };
}

/** The choice to let the platform choose, for every task that a provider it carries offers. */
function toAutoChoice(providers: readonly ProviderChoice[], name: string): ProviderChoice {
	const carried = providers.filter(({ isCarried }) => isCarried);
	return {
		id: "auto",
		name,
		tasks: [...new Set(carried.flatMap(({ tasks }) => tasks))],
		streamed: listServedTasks().filter(hasAutoRouter),
		queued: [],
		host: "",
		taskHosts: {},
		ownKeyOnly: false,
		isCarried: true,
		refusesPages: false,
	};
}

/** A base URL that is only a path is on the router. */
function toHost(url: string, routerHost: string): string {
	return URL.canParse(url) ? new URL(url).host : routerHost;
}

function withoutFields(schema: JsonSchema, names: ReadonlySet<string>): JsonSchema {
	const fields = Object.entries(schema.properties ?? {}).filter(([name]) => !names.has(name));
	return { ...schema, properties: Object.fromEntries(fields) };
}

/** URLs of the example's files, by the paths of their fields. */
function listFiles(
	schema: JsonSchema,
	{ input }: Example,
	page: TaskId,
	findFile: FindFile,
): Readonly<Record<string, string>> {
	const files = listMediaPaths(schema).flatMap(([path]) => {
		const name = path
			.split(".")
			.reduce<unknown>((value, key) => (isObject(value) ? value[key] : undefined), input);
		const url = typeof name === "string" ? findFile(page, name) : undefined;
		return url === undefined ? [] : [[path, url] as const];
	});
	return Object.fromEntries(files);
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
	return typeof value === "object" && value !== null;
}

/** URLs of the files that an example results in, by task and name. */
function listResults(
	{ output }: Example,
	page: TaskId,
	findFile: FindFile,
): Readonly<Record<string, string>> {
	const texts = listTexts(output).map((name) => [name, findFile(page, name)] as const);
	return Object.fromEntries(
		texts.flatMap(([name, url]) => (url === undefined ? [] : [[`${page}/${name}`, url] as const])),
	);
}

function listTexts(value: unknown): readonly string[] {
	if (typeof value === "string") return [value];
	return typeof value === "object" && value !== null ? Object.values(value).flatMap(listTexts) : [];
}
