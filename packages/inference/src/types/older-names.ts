import type { TaskId } from "@pusula/tasks";
import type { ClientTask } from "./task.ts";
import type { OutputType } from "./output.ts";
import type { ModelMapping } from "./route.ts";
import type { AuthMethod } from "./wire.ts";

/** Model id on the hub, `owner/name`. */
export type ModelId = string;

/** Id of a task as callers of `request` may name it. */
export type InferenceTask = Exclude<TaskId, "other"> | ClientTask;

/** A mapping of the hub under the name of `@huggingface/inference` 4. */
export type InferenceProviderMappingEntry = ModelMapping;

/** The key and how the request authenticates with it. */
export interface HeaderParams {
	/** The key. Default: none is sent. */
	accessToken?: string | undefined;
	authMethod: AuthMethod;
}

/** Parts that a request URL is built from. */
export interface UrlParams {
	authMethod: AuthMethod;
	/** The provider's own name of the model. */
	model: string;
	task?: InferenceTask | undefined;
	/** Makes the final URL of the call. Default: unchanged. */
	urlTransform?: ((url: string) => string) | undefined;
}

/** Parts that a request body is built from. */
export interface BodyParams<T extends Record<string, unknown> = Record<string, unknown>> {
	/** The arguments of the call without key, model and destination. */
	args: T;
	/** The provider's own name of the model. */
	model: string;
	mapping?: InferenceProviderMappingEntry | undefined;
	task?: InferenceTask | undefined;
	outputType?: OutputType | undefined;
}

/** Result of `textToVideo`: the bytes of the video. */
export type TextToVideoOutput = Blob;
