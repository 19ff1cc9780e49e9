import type { ClientTask, TaskOutput } from "../../types/task.ts";
import type { Options } from "../../types/call.ts";
import type { ImageResult, Media, OutputType } from "../../types/output.ts";
import type { ReplyContext } from "../../types/walk.ts";
import { explain, openCall } from "../call.ts";
import {
	askState,
	cancelJob,
	firstState,
	followJob,
	isUnderWay,
	jobFailed,
	type JobContext,
} from "./follow-job.ts";
import { fetchFiles, toOutputType } from "../wire/media.ts";
import { readOutput, TIMEOUT_MS, toOutputError } from "../run.ts";
import { JOB_TIMEOUT_MS } from "../run-job.ts";
import { type JobParts, type StoredJob, toStored } from "./stored-job.ts";

/** What a job gives: the same as the task's own function. */
export type JobOutput<T extends ClientTask, O extends OutputType | undefined> = T extends "text-to-image"
	? ImageResult<O>
	: TaskOutput<T>;

/** Where a job stands, as its provider tells it. */
export interface JobStatus {
	/** `done`: the provider has finished. Some providers tell only with the result whether it went well. */
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
	readonly task: T;
	/** Id of the model on the hub. */
	readonly model: string;
	/** The provider's id of the job; empty when it answered at once instead of queueing. */
	readonly id: string;
	/** Asks once where the job stands. */
	readonly status: (options?: Options) => Promise<JobStatus>;
	/**
	 * Waits for the end, half an hour at most unless `timeoutMs` says otherwise, and gives the output as the task's own
	 * function does. Throws OutputError with code `job-failed` and the provider's reason.
	 */
	readonly result: (options?: Options) => Promise<JobOutput<T, O>>;
	/** Asks the provider to cancel. False when it has no way to, or the job has ended already. */
	readonly cancel: (options?: Options) => Promise<boolean>;
	/** The job as data for `resumeJob`. Throws InputError when the answer came at once as a file. */
	readonly toJSON: () => StoredJob<T>;
}

/** Tasks whose output is one file. A task with another output cannot stand here, none with a file can be missing. */
const GIVES_FILE: Readonly<Record<FileTask, true>> = {
	"image-text-to-image": true,
	"image-text-to-video": true,
	"image-to-image": true,
	"image-to-video": true,
	"text-to-audio": true,
	"text-to-image": true,
	"text-to-speech": true,
	"text-to-video": true,
};
type FileTask = { [T in ClientTask]: TaskOutput<T> extends Blob ? T : never }[ClientTask];

/** Opens a call about a job, and explains what goes wrong in it. */
async function about<R>(
	parts: JobParts,
	own: Options,
	limitMs: number,
	work: (context: JobContext, asked: ReplyContext) => Promise<R>,
): Promise<R> {
	const { route, ticket, accessToken, body } = parts;
	const { signal: _signal, timeoutMs: _timeoutMs, ...kept } = parts.options;
	const call = openCall(route.task, { accessToken, model: route.hubModel }, { ...kept, ...own });
	call.context = { provider: route.provider.id, task: route.task, model: route.hubModel };
	call.baseUrl = route.baseUrl;
	call.limit(own.timeoutMs ?? limitMs, "The answer", "timeout");
	const asked: ReplyContext = { ...parts, call, request: { body } };
	try {
		return await work({ ...parts, call }, asked);
	} catch (error) {
		throw explain(toOutputError(error, asked, ticket), call);
	} finally {
		call.close();
	}
}

async function askStatus(context: JobContext): Promise<JobStatus> {
	const { job, ticket } = context;
	const first = firstState(context);
	const { state, reply } = isUnderWay(first) ? await askState(context) : { state: first, reply: ticket };
	if (typeof state === "object") return { state: "failed", reason: jobFailed(state.failed, context).message };
	const position = state === "queued" ? job.position?.(reply) : undefined;
	return { state, ...(position !== undefined && { position }) };
}

async function takeResult(context: JobContext, asked: ReplyContext): Promise<unknown> {
	const { call, route } = context;
	const output = readOutput(asked, await followJob(context, true));
	return Object.hasOwn(GIVES_FILE, route.task)
		? toOutputType(output as Media, call.options.outputType, call) // adapters of these tasks give Media
		: fetchFiles(output, call);
}

/** The handle of a submitted job. The key stays out of everything that can be seen of it. */
export function toHandle(parts: JobParts): JobHandle {
	const { route, job, ticket } = parts;
	return {
		provider: route.provider.id,
		task: route.task,
		model: route.hubModel,
		id: job.isResult?.(ticket) ? "" : job.id(ticket),
		status: (options = {}) => about(parts, options, TIMEOUT_MS, askStatus),
		result: (options = {}) => about(parts, options, JOB_TIMEOUT_MS, takeResult) as Promise<never>, // the output of the task
		cancel: (options = {}) => about(parts, options, TIMEOUT_MS, cancelJob),
		toJSON: () => toStored(parts),
	};
}
