import { streamOf } from "./pipeline/task-streams.ts";
import { runTask } from "./pipeline/kinds.ts";
import { run } from "./pipeline/run.ts";
import { stream } from "./pipeline/run-stream.ts";
import type { HandleFor, JobHandle } from "./pipeline/jobs/job-handle.ts";
import type { StoredJob } from "./pipeline/jobs/stored-job.ts";
import { resume, SUBMIT } from "./pipeline/jobs/submit-job.ts";
import type { ArgsFor, StreamArgsFor } from "./types/args.ts";
import type { Options } from "./types/call.ts";
import type { OutputType } from "./types/output.ts";
import type { Provider } from "./types/provider.ts";
import type { ChunkFor, ClientTask, OutputFor, StreamTask } from "./types/task.ts";

export type { TaskId } from "@pusula/tasks";
export * from "./errors/errors.ts";
export * from "./generated/core-functions.ts";
export { HUB_URL, ROUTER_URL } from "./lib/platform-urls.ts";
export { toModelPath } from "./lib/url.ts";
export { hubModels } from "./pipeline/route/hub-models.ts";
export type { CallArgs as BaseArgs, ArgsFor, StreamArgsFor, TaskArgs } from "./types/args.ts";
export type { HandleFor, JobHandle, JobOutput, JobStatus } from "./pipeline/jobs/job-handle.ts";
export type { StoredJob } from "./pipeline/jobs/stored-job.ts";
export type * from "./types/public.ts";

/**
 * Runs a task by its id, as the task's own function does: `call("text-to-image", args)` is `textToImage(args)`. A program
 * that names it holds the code of every kind of call. Types of arguments and result follow from the id; an id that is
 * only known as a string takes any object and returns `unknown`.
 * @param task Id of the task: `text-to-image`, or one that only the provider knows.
 * @param args Model, provider, key and the task's own fields.
 * @param options Limits, retries, signal and `outputType` of the result.
 * @throws InputError code `task-not-supported` for a task that the provider does not offer; otherwise as the task's own
 * function
 * @example
 * import { hfInference } from "@pusula/inference/providers/hf-inference";
 *
 * const result = await call("fill-mask", {
 * 	provider: hfInference,
 * 	accessToken: process.env["HF_TOKEN"],
 * 	model: "answerdotai/ModernBERT-large",
 * 	inputs: "The fisherman cast his net into the [MASK].",
 * });
 */
export function call<T extends ClientTask | (string & {}), O extends OutputType | undefined = undefined>(
	task: T,
	args: ArgsFor<T>,
	options?: Options & { outputType?: O },
): Promise<OutputFor<T, O>> {
	return runTask({ task: task as ClientTask, args, options }) as Promise<OutputFor<T, O>>; // an unknown id is in no provider's table, so it throws
}

/**
 * Streams a task by its id, as the task's own streaming function does: `callStream("conversational", args)` is
 * `chatCompletionStream(args)`. An id that is only known as a string takes any object and yields `unknown` chunks.
 * @param task Id of a task that streams: `conversational` or `text-generation`.
 * @param args Model, provider, key and the task's own fields.
 * @throws InputError code `task-not-supported` for a task that the provider does not offer; otherwise as the task's own
 * function
 * @example
 * import { hfInference } from "@pusula/inference/providers/hf-inference";
 *
 * const target = { provider: hfInference, accessToken: process.env["HF_TOKEN"] };
 * const messages = [{ role: "user", content: "Say hello." }];
 * const args = { ...target, model: "mistralai/Mistral-Nemo-Instruct-2407", messages };
 * for await (const chunk of callStream("conversational", args)) console.log(chunk);
 */
export function callStream<T extends StreamTask | (string & {})>(
	task: T,
	args: StreamArgsFor<T>,
	options?: Options,
): AsyncGenerator<ChunkFor<T>, void> {
	return stream({ task: task as ClientTask, args, options }, { stream: streamOf(task) }) as AsyncGenerator<
		ChunkFor<T>,
		void
	>; // an unknown id is in no provider's table, so it throws
}

/**
 * Submits a call to its provider's queue. Returns a handle as soon as the provider has accepted the job.
 * @param task Id of a task whose provider has a queue.
 * @param args Model, provider, key and the task's own fields.
 * @param options Limits, retries, signal and `outputType` of the result.
 * @throws InputError code `no-queue` when the provider has no queue for the task; otherwise as the task's own function
 * @example
 * import { falAi } from "@pusula/inference/providers/fal-ai";
 *
 * const args = { provider: falAi, accessToken: process.env["FAL_AI_API_KEY"], model: "fal-ai/wan/v2.2-5b/text-to-video" };
 * const job = await submitJob("text-to-video", { ...args, inputs: "a paper boat drifts down a stream" });
 * const video = await job.result();
 */
export function submitJob<T extends ClientTask | (string & {}), O extends OutputType | undefined = undefined>(
	task: T,
	args: ArgsFor<T>,
	options?: Options & { outputType?: O },
): Promise<HandleFor<T, O>> {
	return run({ task: task as ClientTask, args, options }, SUBMIT) as Promise<HandleFor<T, O>>; // an unknown id is in no provider's table, so it throws; SUBMIT returns the handle of this task
}

/**
 * The handle of a stored job at its provider. Sends nothing yet.
 * @param stored What `JSON.stringify(handle)` or `handle.toJSON()` returned.
 * @param options The provider of the job, its key, and the options of the calls that follow.
 * @throws InputError for what is no stored job, for another provider, and for a key of another kind than the submission's
 * @example
 * import { falAi } from "@pusula/inference/providers/fal-ai";
 *
 * const args = { provider: falAi, accessToken: process.env["FAL_AI_API_KEY"], model: "fal-ai/wan/v2.2-5b/text-to-video" };
 * const stored = (await submitJob("text-to-video", { ...args, inputs: "a paper boat" })).toJSON();
 * const video = await resumeJob(stored, args).result();
 */
export function resumeJob<T extends ClientTask = ClientTask>(
	stored: StoredJob<T> | string,
	{ provider, ...options }: Options & { provider: Provider; accessToken?: string | undefined },
): JobHandle<T> {
	return resume(stored, () => provider, options) as JobHandle<T>; // the stored job names this task
}
