import { own } from "../../lib/args.ts";
import { TASK_RESULTS } from "../../types/generated/task-results.ts";
import type { CallOutput, ClientTask } from "../../types/task.ts";
import type { Options } from "../../types/call.ts";
import type { Media, OutputType } from "../../types/output.ts";
import { beginCall, failCall, JOB_TIMEOUT_MS, openCall, TIMEOUT_MS, untilAborted } from "../call/call.ts";
import { readOutput, toOutputError } from "../wire/reply.ts";
import { fetchFiles, toOutputType } from "../wire/media.ts";
import {
	cancelJob,
	firstState,
	followJob,
	isUnderWay,
	type JobContext,
	jobFailed,
	pollState,
} from "./follow-job.ts";
import { type JobParts, type StoredJob, toStored } from "./stored-job.ts";

/** The output of a job: the same as of the task's own function. */
export type JobOutput<T extends ClientTask, O extends OutputType | undefined> = CallOutput<T, O>;

/** State of a job, in its provider's words. */
export interface JobStatus {
	/** `done`: the provider has finished. Some providers say only with the result whether it went well. */
	readonly state: "queued" | "running" | "done" | "failed";
	/** Why it failed, in the provider's words. */
	readonly reason?: string;
	/** How many jobs are before this one. */
	readonly position?: number;
}

/**
 * A submitted job. The options of each method go over those of the submission, whose `signal` and `timeoutMs` ended with it.
 */
export interface JobHandle<
	T extends ClientTask = ClientTask,
	O extends OutputType | undefined = OutputType | undefined,
> {
	/** Id of the provider. */
	readonly provider: string;
	/** Id of the task. */
	readonly task: T;
	/** Id of the model on the hub. */
	readonly model: string;
	/** The provider's id of the job; empty when its first reply was the result. */
	readonly id: string;
	/** Polls once the state of the job. */
	readonly status: (options?: Options) => Promise<JobStatus>;
	/**
	 * Waits for the end, half an hour at most unless `timeoutMs` says otherwise, and returns the output as the task's own
	 * function does. Throws OutputError with code `job-failed` and the provider's reason.
	 */
	readonly result: (options?: Options) => Promise<JobOutput<T, O>>;
	/** Cancels the job at the provider. False when it has no way to, or the job has ended already. */
	readonly cancel: (options?: Options) => Promise<boolean>;
	/** The job as data for `resumeJob`. Throws InputError when the result came at once as a file. */
	readonly toJSON: () => StoredJob<T>;
}

/** The handle of a job of a task whose id is a value. */
export type HandleFor<T extends string, O extends OutputType | undefined> = JobHandle<
	T extends ClientTask ? T : ClientTask,
	O
>;

/** The handle of a submitted job. The key stays out of everything that can be seen of it. */
export function toHandle(parts: JobParts): JobHandle {
	const { route, job, ticket } = parts;
	return {
		provider: route.provider.id,
		task: route.task,
		model: route.hubModel,
		id: job.isResult?.(ticket) ? "" : job.id(ticket),
		status: (options = {}) => withCall(parts, options, TIMEOUT_MS, readStatus),
		result: (options = {}) => withCall(parts, options, JOB_TIMEOUT_MS, readOutcome) as Promise<never>, // the output of the task
		cancel: (options = {}) => withCall(parts, options, TIMEOUT_MS, cancelJob),
		toJSON: () => toStored(parts),
	};
}

/** Opens a call for one method of a handle; its errors get the context of the job. */
async function withCall<R>(
	parts: JobParts,
	given: Options,
	limitMs: number,
	work: (context: JobContext) => Promise<R>,
): Promise<R> {
	const { route, ticket, accessToken } = parts;
	const { signal: _signal, timeoutMs: _timeoutMs, ...kept } = parts.options;
	const call = openCall({
		task: route.task,
		args: { accessToken, model: route.hubModel },
		options: own(given, kept),
	});
	call.context = { provider: route.provider.id, task: route.task, model: route.hubModel };
	call.baseUrl = route.baseUrl;
	call.sent = parts.sent;
	const context: JobContext = { ...parts, call };
	try {
		beginCall(call);
		call.limit(own(given).timeoutMs ?? limitMs, "The answer", "timeout");
		return await untilAborted(call, work(context));
	} catch (error) {
		throw failCall(toOutputError(error, context, ticket), call);
	} finally {
		call.close();
	}
}

async function readStatus(context: JobContext): Promise<JobStatus> {
	const { job, ticket } = context;
	const first = firstState(context);
	const { state, reply } = isUnderWay(first) ? await pollState(context) : { state: first, reply: ticket };
	if (typeof state === "object") return { state: "failed", reason: jobFailed(state.failed, context).message };
	const position = state === "queued" ? job.position?.(reply) : undefined;
	return { state, ...(position !== undefined && { position }) };
}

async function readOutcome(context: JobContext): Promise<unknown> {
	const output = readOutput(context, await followJob(context, true));
	return TASK_RESULTS[context.route.task] === "media"
		? toOutputType(output as Media, context.call) // adapters of these tasks return Media
		: fetchFiles(output, context.call);
}
