import type { ModelFacts } from "./model-facts.ts";
import type { MappingEntry, Hub } from "./state.ts";
import { HUB_MODELS, PIPELINE_TAGS, SPECIAL_MODELS, TASK_GUESSES } from "./hub-models.ts";

/** Options of the hub; every field may be left out. */
export interface HubOptions {
	/** More hub models by id, or other mappings for known ones. An empty list: no provider serves it. */
	readonly models?: Readonly<Record<string, readonly MappingEntry[]>>;
	/** Form of the hub's mapping: an object keyed by provider, or a list. Default "object". */
	readonly mappingForm?: "object" | "array";
	/**
	 * More hub models by id, each with its hub task ids: every provider that offers a task serves them, under its own name. The
	 * hub names the first of these tasks for each provider, and an empty list is a model that no provider serves. Default: none.
	 */
	readonly servedModels?: Readonly<Record<string, readonly string[]>>;
	/** Facts of more models by hub id, beside those of the model table; a field here replaces the table's. Default: none. */
	readonly modelFacts?: Readonly<Record<string, ModelFacts>>;
	/** Hub and providers serve models that are not listed, with a task guessed from the name, instead of an error. Default false. */
	readonly guessModels?: boolean;
	/**
	 * Names of models that nobody has: the hub and every provider that is called with one of them respond as for a model
	 * that does not exist. Default: none.
	 */
	readonly missingModels?: readonly string[];
}

/** A provider as the hub knows it. */
export interface HubProvider {
	readonly id: string;
	/** False for a provider that the router does not serve. Default true. */
	readonly routable?: false;
	/** Makes its own model name from a hub id. Default: the hub id in lower case, its slash kept. */
	readonly providerModel?: (hubId: string, task: string) => string;
	/** Its real names of models where the general rule would make another, by hub id. */
	readonly modelNames?: Readonly<Record<string, string>>;
	/** Its name of a LoRA for pictures, from the name that the general rule makes. Default: it serves none. */
	readonly loraModel?: (name: string) => string;
	/** Its own names of models that the hub does not have. Default: none. */
	readonly ownModels?: readonly string[];
	/** What it serves; the tasks of one rule are in one text, with spaces between them. */
	readonly rules: readonly { readonly task?: string }[];
}

/** Builds the hub: the listed models at every provider that offers their task, then the caller's own entries. */
export function createHub(providers: readonly HubProvider[], options: HubOptions): Hub {
	const models = new Map<string, readonly MappingEntry[]>();
	const serve = (hubId: string, task: string): void => {
		models.set(hubId, [...(models.get(hubId) ?? []), ...offers(providers, hubId, task)]);
	};
	for (const [task, hubIds] of Object.entries(HUB_MODELS)) for (const hubId of hubIds) serve(hubId, task);
	for (const [hubId, tasks] of Object.entries(options.servedModels ?? {})) {
		if (!models.has(hubId)) models.set(hubId, []);
		for (const task of tasks) serve(hubId, task);
	}
	for (const [hubId, entries] of specialModels(providers)) models.set(hubId, entries);
	for (const [hubId, entries] of Object.entries(options.models ?? {}))
		models.set(
			hubId,
			entries.map((entry) => ({ hfModelId: hubId, ...entry })),
		);
	const missing = new Set(options.missingModels);
	const guess = (hubId: string): readonly MappingEntry[] | undefined =>
		options.guessModels && hubId.includes("/")
			? offers(providers, hubId, guessTaskOfModel(hubId))
			: undefined;
	const findMapping = (hubId: string): readonly MappingEntry[] | undefined =>
		missing.has(hubId) ? undefined : (models.get(hubId) ?? guess(hubId));
	const byProvider = new Map(providers.map(({ id }): [string, MappingEntry[]] => [id, []]));
	for (const entry of [...models.values()].flat()) byProvider.get(entry.provider)?.push(entry);
	const entriesOf = (provider: string): readonly MappingEntry[] => byProvider.get(provider) ?? [];
	const ownNames = new Map(providers.map(({ id, ownModels = [] }) => [id, ownModels]));
	const namesOf = (provider: string): ReadonlySet<string> =>
		new Set([...(ownNames.get(provider) ?? []), ...entriesOf(provider).map(({ providerId }) => providerId)]);
	return {
		mappingForm: options.mappingForm ?? "object",
		findMapping,
		has: (provider, name) =>
			!missing.has(name) && (options.guessModels === true || namesOf(provider).has(name)),
		listNames: (provider) => [...namesOf(provider)].toSorted(),
		findHubId: (provider, providerId) =>
			entriesOf(provider).find((entry) => entry.providerId === providerId)?.hfModelId,
		addedFacts: options.modelFacts ?? {},
		findTask: (provider, providerId) =>
			entriesOf(provider).find((entry) => entry.providerId === providerId)?.task,
		listTasks: (provider, providerId) =>
			entriesOf(provider)
				.filter((entry) => entry.providerId === providerId)
				.map(({ task }) => task),
		findTaskBelow: (provider, path) =>
			entriesOf(provider).find(({ providerId }) => providerId.startsWith(`${path}/`))?.task,
		findVersioned: (provider, version) => {
			const entry = entriesOf(provider).find(({ providerId }) => providerId.endsWith(`:${version}`));
			return entry?.providerId.slice(0, -version.length - 1);
		},
		findOwnName: (provider, name) => {
			const own = models.get(name)?.filter((entry) => entry.provider === provider) ?? [];
			return own.some((entry) => entry.providerId === name) ? undefined : own[0]?.providerId;
		},
		isPrivate: (hubId) => hubId === SPECIAL_MODELS.private,
		listModels: () => [...models],
		defaultModels: () =>
			Object.fromEntries(Object.entries(HUB_MODELS).filter(([task]) => toPipelineTag(task) === task)),
	};
}

/** The hub's catalogue names a model's task so; the mapping of its providers may have another name. */
export function toPipelineTag(task: string): string {
	return PIPELINE_TAGS[task] ?? task;
}

/** A task guessed from a model's name: a task id inside it, else a known word, else chat. */
export function guessTaskOfModel(model: string): string {
	const named = Object.keys(HUB_MODELS)
		.filter((task) => model.includes(task))
		.toSorted((left, right) => right.length - left.length)[0];
	return named ?? TASK_GUESSES.find(([pattern]) => pattern.test(model))?.[1] ?? "conversational";
}

function offers(providers: readonly HubProvider[], hubId: string, task: string): MappingEntry[] {
	return providers
		.filter(({ routable, rules }) => routable !== false && rules.some((rule) => servesTask(rule.task, task)))
		.map((provider) => ({
			provider: provider.id,
			hfModelId: hubId,
			providerId: nameAt(provider, hubId, task),
			status: "live" as const,
			task,
		}));
}

function servesTask(ruleTask: string | undefined, task: string): boolean {
	return ruleTask?.split(" ").includes(task) ?? false;
}

function nameAt({ modelNames, providerModel }: HubProvider, hubId: string, task: string): string {
	return modelNames?.[hubId] ?? providerModel?.(hubId, task) ?? hubId.toLowerCase();
}

function specialModels(
	providers: readonly HubProvider[],
): readonly (readonly [string, readonly MappingEntry[]])[] {
	const lora = providers.flatMap(({ loraModel, ...provider }) =>
		loraModel
			? offers([provider], SPECIAL_MODELS.lora, "text-to-image").map((entry) => ({
					...entry,
					providerId: loraModel(entry.providerId),
					adapter: "lora" as const,
					adapterWeightsPath: "lora.safetensors",
				}))
			: [],
	);
	const staging = offers(providers, SPECIAL_MODELS.staging, "conversational");
	return [
		[SPECIAL_MODELS.lora, lora],
		[SPECIAL_MODELS.staging, staging.map((entry) => ({ ...entry, status: "staging" as const }))],
		[SPECIAL_MODELS.unserved, []],
		[SPECIAL_MODELS.private, offers(providers, SPECIAL_MODELS.private, "conversational")],
	];
}
