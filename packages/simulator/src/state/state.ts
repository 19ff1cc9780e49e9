import type { Files } from "./files.ts";
import type { Jobs } from "./jobs.ts";

/** What one simulator knows beyond the request at hand. */
export interface State {
	readonly seed: number;
	readonly hub: Hub;
	readonly jobs: Jobs;
	readonly files: Files;
}

/** One provider's offer for a model, as the hub's `inferenceProviderMapping` states it. */
export interface MappingEntry {
	readonly provider: string;
	/** The provider's own name of the model: what its API expects. */
	readonly providerId: string;
	readonly status: "live" | "staging" | "error";
	/** Hub task id; chat is `conversational`. */
	readonly task: string;
	readonly hfModelId?: string;
	readonly adapter?: "lora";
	/** File inside the hub repository that holds the adapter. */
	readonly adapterWeightsPath?: string;
}

/** What the simulated hub knows of models. */
export interface Hub {
	/** Form of the mapping in answers. */
	readonly mappingForm: "object" | "array";
	/** Offers for a hub id; empty when nobody serves it, undefined when there is no such model. */
	readonly findMapping: (hubId: string) => readonly MappingEntry[] | undefined;
	/** Hub task id of a model under a provider's own name for it. */
	readonly findTask: (provider: string, providerId: string) => string | undefined;
	/** Task of a model whose name has one more piece than `path`. */
	readonly findTaskBelow: (provider: string, path: string) => string | undefined;
	/** A provider's model name of the form `name:version` that ends in this version, without the version. */
	readonly findVersioned: (provider: string, version: string) => string | undefined;
	/** The provider's own name, when `name` is a hub id that the provider calls otherwise. */
	readonly findOwnName: (provider: string, name: string) => string | undefined;
	/** True for models that only a platform key may see. */
	readonly isPrivate: (hubId: string) => boolean;
	/** Hub ids of all models with who serves them. */
	readonly listModels: () => readonly (readonly [string, readonly MappingEntry[]])[];
	/** Hub ids of all chat models with who serves them. */
	readonly chatModels: () => readonly (readonly [string, readonly MappingEntry[]])[];
	/** Default models by catalogue task id. */
	readonly defaultModels: () => Readonly<Record<string, readonly string[]>>;
}
