import type { JsonValue, Locale } from "@pusula/tasks";
import type { ModelFacts } from "./model-facts.ts";
import type { Files, StoredFile } from "./files.ts";
import type { Jobs } from "./jobs.ts";
import type { Repositories } from "./repositories.ts";

/** The state of one simulator, beside the current request. */
export interface State {
	readonly seed: number;
	readonly hub: Hub;
	readonly jobs: Jobs;
	readonly files: Files;
	readonly repositories: Repositories;
	readonly examples: KnownExamples;
}

/** What was sent, in the catalogue's shape of the task; files as bytes. */
export interface ExampleInput {
	readonly inputs: unknown;
	readonly parameters?: unknown;
}

/** The examples of the catalogue, as one call of a simulator knows them. */
export interface KnownExamples {
	/**
	 * The right result for an example's input; undefined where a value, its place or a setting that changes the answer
	 * differs.
	 */
	readonly resultOf: (task: string, input: ExampleInput) => JsonValue | undefined;
	/** From here on the results of examples that a model would not give are no longer found. */
	readonly heed: (facts: ModelFacts) => void;
	/** Reports a sample where the result that was found does not fit the whole request. */
	readonly reportSample: () => void;
	/** A file that an example results in; undefined when the simulator was not given it. */
	readonly findFile: (task: string, name: string) => StoredFile | undefined;
	/** The language of a sample response: Turkish for a Turkish text, else the simulator's. */
	readonly localeOf: (text: string) => Locale;
}

/** One provider's entry for a model in the hub's `inferenceProviderMapping`. */
export interface MappingEntry {
	/** Id of the provider. */
	readonly provider: string;
	/** The provider's own name of the model, as its API expects it. */
	readonly providerId: string;
	/** Whether the provider serves the model. */
	readonly status: "live" | "staging" | "error";
	/** Hub task id; chat is `conversational`. */
	readonly task: string;
	/** Model id on the hub. Default: the one that it is listed under. */
	readonly hfModelId?: string;
	/** `lora` where the model is an adapter. Default: none. */
	readonly adapter?: "lora";
	/** File inside the hub repository that holds the adapter. */
	readonly adapterWeightsPath?: string;
}

/** The models of the simulated hub. */
export interface Hub {
	/** Form of the mapping in replies. */
	readonly mappingForm: "object" | "array";
	/** Entries of a hub id; empty when no provider serves it, undefined when there is no such model. */
	readonly findMapping: (hubId: string) => readonly MappingEntry[] | undefined;
	/** Whether a provider has a model under its own name for it. */
	readonly has: (provider: string, name: string) => boolean;
	/** A provider's own names of all its models, sorted. */
	readonly listNames: (provider: string) => readonly string[];
	/** Hub id of a model under a provider's own name for it. */
	readonly findHubId: (provider: string, providerId: string) => string | undefined;
	/** Facts of models by hub id, beside those of the model table. */
	readonly addedFacts: Readonly<Record<string, ModelFacts>>;
	/** Hub task id of a model under a provider's own name for it. */
	readonly findTask: (provider: string, providerId: string) => string | undefined;
	/** Hub task ids of a model under a provider's own name for it; empty for one that is not listed. */
	readonly listTasks: (provider: string, providerId: string) => readonly string[];
	/** Task of a model whose name has one more segment than `path`. */
	readonly findTaskBelow: (provider: string, path: string) => string | undefined;
	/** A provider's model name of the form `name:version` that ends in this version, without the version. */
	readonly findVersioned: (provider: string, version: string) => string | undefined;
	/** The provider's own name, when `name` is a hub id with another name there. */
	readonly findOwnName: (provider: string, name: string) => string | undefined;
	/** True for models that only a platform key may see. */
	readonly isPrivate: (hubId: string) => boolean;
	/** Hub ids of all models with the entries of their providers. */
	readonly listModels: () => readonly (readonly [string, readonly MappingEntry[]])[];
	/** Default models by catalogue task id. */
	readonly defaultModels: () => Readonly<Record<string, readonly string[]>>;
}
