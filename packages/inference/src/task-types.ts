import type { ClientTask } from "./task-table.ts";
import type { Auth, AuthMethod, Logger, ModelMapping } from "./types.ts";
import type { TaskId } from "@pusula/tasks";

/** Model id on the hub, `owner/name`. */
export type ModelId = string;

/** Id of a task as callers of `request` may name it. */
export type InferenceTask = Exclude<TaskId, "other"> | ClientTask;

/** A mapping of the hub under the name of `@huggingface/inference` 4. */
export type InferenceProviderMappingEntry = ModelMapping;

/** The key and how it is used. */
export interface HeaderParams {
	accessToken?: string | undefined;
	authMethod: AuthMethod;
}

export type { AudioToAudioOutput, AudioToAudioOutputElem, FeatureExtractionOutput } from "./task-table.ts";
export type { Auth, Logger };
export type TextToVideoOutput = Blob;
export type TabularClassificationOutput = number[];
export type TabularRegressionOutput = number[];
export type TextGenerationStreamFinishReason = "length" | "eos_token" | "stop_sequence";
