import { resolveProvider, byName } from "./by-name.ts";
import type { JobHandle } from "../pipeline/jobs/job-handle.ts";
import type { StoredJob } from "../pipeline/jobs/stored-job.ts";
import { resume } from "../pipeline/jobs/submit-job.ts";
import { submit } from "../pipeline/kinds.ts";
import type { NamedArgs } from "../task-args.ts";
import type { ClientTask } from "../types/task.ts";
import type { Options } from "../types/call.ts";
import type { OutputType } from "../types/output.ts";

export type { JobHandle, JobOutput, JobStatus } from "../pipeline/jobs/job-handle.ts";
export type { StoredJob } from "../pipeline/jobs/stored-job.ts";

/**
 * Submits a call to its provider's queue and gives a handle as soon as the provider has accepted it: to ask where the job
 * stands, to wait for the result, to cancel, or to store the job and resume it elsewhere.
 * @throws InputError code `no-queue` when the provider answers this task at once; otherwise as the task's own function
 */
export function submitJob<T extends ClientTask, O extends OutputType | undefined = undefined>(
	task: T,
	args: NamedArgs<T>,
	options?: Options & { outputType?: O },
): Promise<JobHandle<T, O>> {
	return submit(task, args, options, byName) as Promise<JobHandle<T, O>>; // submit gives the handle of this task
}

/**
 * The handle of a job that `JSON.stringify(handle)` or `handle.toJSON()` stored. Asks nobody yet.
 * @throws InputError for what is no stored job, for an unknown provider, and for a key of another kind than the submission's
 */
export function resumeJob<T extends ClientTask = ClientTask>(
	stored: StoredJob<T> | string,
	options: Options & { accessToken?: string | undefined } = {},
): JobHandle<T> {
	return resume(stored, resolveProvider, options) as JobHandle<T>; // the stored job names this task
}
