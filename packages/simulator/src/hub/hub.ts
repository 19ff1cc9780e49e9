import type { Dialect, MappingEntry, SimulatorOptions } from "../types.ts";
import { HUB_MODELS, PROVIDER_NAMES, SPECIAL_MODELS, TASK_GUESSES } from "./hub-models.ts";

/** What the simulated hub knows of models. */
export interface Hub {
	/** Form of the mapping in answers. */
	readonly mappingForm: "object" | "array";
	/** Offers for a hub id; empty when nobody serves it, undefined when there is no such model. */
	readonly findMapping: (hubId: string) => readonly MappingEntry[] | undefined;
	/** Hub task id of a model under a provider's own name for it. */
	readonly findTask: (provider: string, providerId: string) => string | undefined;
	/** The provider's own name, when `name` is a hub id that the provider calls otherwise. */
	readonly findOwnName: (provider: string, name: string) => string | undefined;
	/** True for models that only a platform key may see. */
	readonly isPrivate: (hubId: string) => boolean;
	/** Hub ids of all chat models with who serves them. */
	readonly chatModels: () => readonly (readonly [string, readonly MappingEntry[]])[];
	/** Default models by catalogue task id. */
	readonly defaultModels: () => Readonly<Record<string, readonly string[]>>;
}

/** Builds the hub: the listed models at every provider that offers their task, then the caller's own entries. */
export function createHub(dialects: readonly Dialect[], options: SimulatorOptions): Hub {
	const models = new Map<string, readonly MappingEntry[]>();
	for (const [task, hubIds] of Object.entries(HUB_MODELS)) {
		for (const hubId of hubIds) {
			models.set(hubId, [...(models.get(hubId) ?? []), ...offers(dialects, hubId, task)]);
		}
	}
	for (const [hubId, entries] of specialModels(dialects)) models.set(hubId, entries);
	for (const [hubId, entries] of Object.entries(options.models ?? {})) models.set(hubId, entries);
	const guess = (hubId: string): readonly MappingEntry[] | undefined =>
		options.guessModels && hubId.includes("/") && !/missing|not-exist|no-such/.test(hubId)
			? offers(dialects, hubId, guessTask(hubId))
			: undefined;
	const findMapping = (hubId: string): readonly MappingEntry[] | undefined =>
		models.get(hubId) ?? guess(hubId);
	return {
		mappingForm: options.mappingForm ?? "object",
		findMapping,
		findTask: (provider, providerId) => {
			for (const entries of models.values()) {
				const entry = entries.find((one) => one.provider === provider && one.providerId === providerId);
				if (entry) return entry.task;
			}
			return undefined;
		},
		findOwnName: (provider, name) => {
			const own = models.get(name)?.filter((entry) => entry.provider === provider) ?? [];
			return own.some((entry) => entry.providerId === name) ? undefined : own[0]?.providerId;
		},
		isPrivate: (hubId) => hubId === SPECIAL_MODELS.private,
		chatModels: () =>
			[...models].filter(([, entries]) => entries.some((entry) => entry.task === "conversational")),
		defaultModels: () =>
			Object.fromEntries(Object.entries(HUB_MODELS).filter(([task]) => task !== "conversational")),
	};
}

/** A task guessed from a model's name: a task id inside it, else a known word, else chat. */
export function guessTask(model: string): string {
	const named = Object.keys(HUB_MODELS)
		.filter((task) => model.includes(task))
		.sort((left, right) => right.length - left.length)[0];
	return named ?? TASK_GUESSES.find(([pattern]) => pattern.test(model))?.[1] ?? "conversational";
}

function offers(dialects: readonly Dialect[], hubId: string, task: string): MappingEntry[] {
	return dialects
		.filter(
			(dialect) => dialect.routable !== false && dialect.rules.some((rule) => servesTask(rule.task, task)),
		)
		.map((dialect) => ({
			provider: dialect.id,
			hfModelId: hubId,
			providerId: nameAt(dialect, hubId, task),
			status: "live" as const,
			task,
		}));
}

function servesTask(ruleTask: string | undefined, task: string): boolean {
	return ruleTask?.split(" ").includes(task) ?? false;
}

function nameAt(dialect: Dialect, hubId: string, task: string): string {
	const known = PROVIDER_NAMES[hubId]?.[dialect.id];
	return known ?? dialect.providerModel?.(hubId, task) ?? hubId.toLowerCase();
}

function specialModels(
	dialects: readonly Dialect[],
): readonly (readonly [string, readonly MappingEntry[]])[] {
	const lora = offers(dialects, SPECIAL_MODELS.lora, "text-to-image").map((entry) => ({
		...entry,
		providerId: entry.provider === "fal-ai" ? "fal-ai/lora" : entry.providerId,
		adapter: "lora" as const,
		adapterWeightsPath: "lora.safetensors",
	}));
	const staging = offers(dialects, SPECIAL_MODELS.staging, "conversational");
	return [
		[
			SPECIAL_MODELS.lora,
			lora.filter(({ provider }) => ["fal-ai", "replicate", "wavespeed"].includes(provider)),
		],
		[SPECIAL_MODELS.staging, staging.map((entry) => ({ ...entry, status: "staging" as const }))],
		[SPECIAL_MODELS.unserved, []],
		[SPECIAL_MODELS.private, offers(dialects, SPECIAL_MODELS.private, "conversational")],
	];
}
