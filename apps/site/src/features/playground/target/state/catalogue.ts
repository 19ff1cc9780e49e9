import type { LanguageModelKind, Locale, OutputKind } from "@pusula/tasks";
import type { KeyOwner } from "./key-forms.ts";

/** What one task makes and another takes. */
export const INPUT_KINDS = ["text", "image", "audio", "video"] as const;

export type InputKind = (typeof INPUT_KINDS)[number];

/** A task the reader can try. */
export interface TaskChoice {
	/** Id of the task as the client names it. */
	readonly id: string;
	readonly name: string;
	/** Task of the catalogue under which the hub and the model table list its models. */
	readonly page: string;
	/** Which language models it calls, of those of its page; absent where it calls every model. */
	readonly calls?: LanguageModelKind | undefined;
	readonly outputKind: OutputKind;
	/** The field that takes each kind of input; `messages` for a chat. */
	readonly inputs: Readonly<Partial<Record<InputKind, string>>>;
	/** The platform's router chooses the provider of a call that names none, by a policy behind the model's id. */
	readonly hasPolicies: boolean;
	/** Id of the provider to begin with; absent where no live one offers the task. */
	readonly firstProvider?: string | undefined;
	/** Models that run in the reader's browser, the one to begin with in front; empty where none does. */
	readonly localModels: readonly string[];
	/** The first of them comes with the site. */
	readonly isShipped: boolean;
	/** The one to begin with where the browser computes on the GPU: it knows the page's language, which the first does not. */
	readonly gpuModel?: { readonly id: string; readonly dtype: string } | undefined;
}

/** A provider as far as the choice of it needs to know. */
export interface ProviderChoice {
	readonly id: string;
	readonly name: string;
	readonly tasks: readonly string[];
	/** Tasks whose answer can be streamed. */
	readonly streamed: readonly string[];
	/** Tasks whose calls wait in a queue, as jobs. */
	readonly queued: readonly string[];
	/** Host of direct calls. */
	readonly host: string;
	/** Hosts of the tasks that have one of their own. */
	readonly taskHosts: Readonly<Record<string, string>>;
	/** Takes only its own key, never the platform's. */
	readonly ownKeyOnly: boolean;
	/** The platform's router passes calls on to it. */
	readonly isCarried: boolean;
	/** Refuses direct calls from web pages. */
	readonly refusesPages: boolean;
	/** The client calls the reader's own server with its API. */
	readonly servesEndpoints?: true | undefined;
	/** Models to try, by task, of one that serves none but its own. */
	readonly ownModels?: Readonly<Record<string, readonly string[]>> | undefined;
	/** Tasks that the client calls by a route of the OpenAI API on servers that have it; absent where there are none. */
	readonly openaiTasks?: readonly string[] | undefined;
}

/** Whose side a scenario is on: the call's, the look-up's, the provider's, the network's; or a passing fault. */
export const SCENARIO_GROUPS = ["call", "route", "provider", "network", "fault"] as const;

export type ScenarioGroup = (typeof SCENARIO_GROUPS)[number];

/** A failure that the simulator makes on purpose. */
export interface ScenarioChoice {
	readonly id: string;
	/** The only target it can happen to. */
	readonly target?: { readonly task: string; readonly provider: string; readonly model: string } | undefined;
}

/** A scenario as the list of them shows it. */
export interface Scenario extends ScenarioChoice {
	readonly title: string;
	readonly group: ScenarioGroup;
	/** The error code it ends with; absent where the client may get over it. */
	readonly code?: string | undefined;
	/** Its change to the call, as code. */
	readonly change?: string | undefined;
}

/** The page's facts of an error code. */
export interface ErrorPageFacts {
	readonly title: string;
	readonly side: Exclude<ScenarioGroup, "fault">;
}

/** The choices of the playground, in one language. */
export interface Catalogue {
	readonly locale: Locale;
	readonly tasks: readonly TaskChoice[];
	/** Id of the task that the page begins with: one whose answer is real without a key. */
	readonly firstTask: string;
	readonly providers: readonly ProviderChoice[];
	readonly scenarios: readonly ScenarioChoice[];
	/** Whose keys are recognised by their form. */
	readonly keyOwners: readonly KeyOwner[];
	/** Host of the platform's router. */
	readonly routerHost: string;
	/** Base URL of the model hub. */
	readonly hubUrl: string;
	/** Facts of models that run in a browser, by id. */
	readonly modelFacts: Readonly<Record<string, ModelFacts>>;
	/** Bytes that the first run of a model that comes with the site fetches, what runs it included; by id. */
	readonly shippedBytes: Readonly<Record<string, number>>;
	/** Meaning of each error code, by code. */
	readonly errors: Readonly<Record<string, string>>;
}

/** The model to begin with: one of the provider's own where there is one, since some take no other. */
export function chooseModel(
	models: readonly string[],
	provider: ProviderChoice | undefined,
	task: string,
): string {
	const [own] = provider?.ownModels?.[task] ?? [];
	return own ?? models.find((model) => model.startsWith(`${provider?.id}/`)) ?? models[0] ?? "";
}

/** The provider whose API the client uses for the reader's own server. */
export function findEndpointProvider({ providers }: Catalogue): ProviderChoice | undefined {
	return providers.find(({ servesEndpoints }) => servesEndpoints);
}

/** Models of a task that run in the reader's browser. */
export function listLocalModels({ tasks }: Catalogue, task: string): readonly string[] {
	return tasks.find(({ id }) => id === task)?.localModels ?? [];
}

/** What a run in the browser is made of. */
export interface LocalTarget {
	readonly task: string;
	readonly model: string;
}

/** True for the model that comes with the site for a task: the first of those that a browser runs. */
export function isShippedModel({ tasks }: Catalogue, { task, model }: LocalTarget): boolean {
	const choice = tasks.find(({ id }) => id === task);
	return choice?.isShipped === true && model === choice.localModels[0];
}

/** Providers that offer a task, in the order of the catalogue. */
export function listProvidersOf(catalogue: Catalogue, task: string): readonly ProviderChoice[] {
	return catalogue.providers.filter(({ tasks }) => tasks.includes(task));
}

/** Facts of a model in one line, and the megabytes of weights that one run fetches, where the table of models names them. */
export type ModelFacts = readonly [line: string, megabytes?: number];
