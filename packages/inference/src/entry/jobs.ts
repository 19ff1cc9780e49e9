import type { HandleFor, JobHandle } from "../pipeline/jobs/job-handle.ts";
import type { StoredJob } from "../pipeline/jobs/stored-job.ts";
import { resume, SUBMIT } from "../pipeline/jobs/submit-job.ts";
import { run } from "../pipeline/run.ts";
import type { ArgsFor } from "../types/args.ts";
import type { Options } from "../types/call.ts";
import type { OutputType } from "../types/output.ts";
import type { ClientTask } from "../types/task.ts";
import { byName, resolveProvider } from "../registry/by-name.ts";
import type { NamedProvider } from "../registry/named-args.ts";

export type { HandleFor, JobHandle, JobOutput, JobStatus } from "../pipeline/jobs/job-handle.ts";
export type { StoredJob } from "../pipeline/jobs/stored-job.ts";

/**
 * Submits a call to its provider's queue. Returns a handle as soon as the provider has accepted the job: to poll its
 * state, to wait for the result, to cancel, or to store the job and resume it elsewhere. An id that is only known as a
 * string takes any object.
 * @param task Id of a task whose provider has a queue.
 * @param args Model, provider, key and the task's own fields.
 * @param options Limits, retries, signal and `outputType` of the result.
 * @throws InputError code `no-queue` when the provider has no queue for the task; otherwise as the task's own function
 * @example
 * const args = { provider: "fal-ai", model: "tencent/HunyuanVideo", accessToken: process.env["HF_TOKEN"] } as const;
 * const job = await submitJob("text-to-video", { ...args, inputs: "a paper boat drifts down a stream" });
 * const stored = JSON.stringify(job);
 */
export function submitJob<T extends ClientTask | (string & {}), O extends OutputType | undefined = undefined>(
	task: T,
	args: ArgsFor<T, NamedProvider>,
	options?: Options & { outputType?: O },
): Promise<HandleFor<T, O>> {
	return run({ task: task as ClientTask, args, options, resolver: byName }, SUBMIT) as Promise<
		HandleFor<T, O>
	>; // an unknown id is in no provider's table, so it throws; SUBMIT returns the handle of this task
}

/**
 * The handle of a job that `JSON.stringify(handle)` or `handle.toJSON()` stored. Sends nothing yet.
 * @param stored What `JSON.stringify(handle)` or `handle.toJSON()` returned.
 * @param options The key, and the options of the calls that follow.
 * @throws InputError for what is no stored job, for an unknown provider, and for a key of another kind than the submission's
 * @example
 * const args = { provider: "fal-ai", model: "tencent/HunyuanVideo", accessToken: process.env["HF_TOKEN"] } as const;
 * const stored = JSON.stringify(await submitJob("text-to-video", { ...args, inputs: "a paper boat" }));
 * const video = await resumeJob(stored, { accessToken: args.accessToken }).result();
 */
export function resumeJob<T extends ClientTask = ClientTask>(
	stored: StoredJob<T> | string,
	options: Options & { accessToken?: string | undefined } = {},
): JobHandle<T> {
	return resume(stored, resolveProvider, options) as JobHandle<T>; // the stored job names this task
}
