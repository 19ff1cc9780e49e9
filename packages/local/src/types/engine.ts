import type { FetchProgress, ModelPlan, RunReport } from "./public.ts";

/** A call as the engine gets it: what was sent, without its wire form. */
export interface EngineRequest {
	readonly task: string;
	readonly model: string;
	/** Results are wanted chunk by chunk. */
	readonly isStream: boolean;
	/** The fields of the call; files are Blobs or base64 text, sounds `Sound`. */
	readonly fields: Readonly<Record<string, unknown>>;
}

/** Callbacks of an engine while a call runs. */
export interface EngineHooks {
	readonly signal: AbortSignal;
	readonly mayFetch: (plan: ModelPlan) => boolean | Promise<boolean>;
	readonly onProgress: (progress: FetchProgress) => void;
	readonly onRun: (run: RunReport) => void;
	/** WebGPU has failed, for this reason, and the call begins anew on WebAssembly. */
	readonly onFallback?: ((reason: string) => void) | undefined;
	/** One event of a stream. */
	readonly onEvent: (event: unknown) => void;
}

/** The result of a call: JSON in the shape of the task, or a file. */
export type EngineReply = { readonly json: unknown } | { readonly file: Blob };

/** What runs models: in this thread, or in a worker. Rejects with `Problem`s, or with the reason of the signal. */
export interface Engine {
	readonly run: (request: EngineRequest, hooks: EngineHooks) => Promise<EngineReply>;
	readonly plan: (target: ModelTarget, signal: AbortSignal) => Promise<ModelPlan>;
	/** Frees the models and what runs them. */
	readonly close: () => Promise<void>;
}

/** A model, and the task that it is wanted for. */
export interface ModelTarget {
	readonly model: string;
	readonly task: string;
}

/** A recording: one channel, and its samples a second. */
export interface Sound {
	readonly samples: Float32Array;
	readonly rate: number;
}
