import { toFileInput } from "./route/input.ts";
import { FILE_WIRE } from "./wire/encode-files.ts";
import { readOutput, receiveReply, toOutputError } from "./wire/reply.ts";
import { fieldOf, own } from "../lib/args.ts";
import { leaveJob, toRedactedJob } from "./jobs/leave-job.ts";
import { TASK_RESULTS } from "../types/generated/task-results.ts";
import { followJob, type JobContext } from "./jobs/follow-job.ts";
import { fetchFiles, toOutputType } from "./wire/media.ts";
import { run } from "./run.ts";
import { JOB_TIMEOUT_MS } from "./call/call.ts";
import type { Call } from "../types/call.ts";
import type { CallInput, Exchange, RunKind } from "../types/walk.ts";

/** A call whose result is in the reply itself. */
export const PLAIN: RunKind = {
	receive: async (exchange) => readOutput(exchange, await receiveReply(exchange)),
};

// Marked as pure, so that bundlers leave out the kind that a program does not use.

/** A call whose input or result may hold files, and which may wait for a job. */
export const FILES: RunKind = /* @__PURE__ */ withFiles(fetchFiles);

/** A call whose result is one file, in the caller's output type. */
export const MEDIA: RunKind = /* @__PURE__ */ withFiles(toOutputType as FetchOutput); // adapters of media tasks return Media

const KINDS: Readonly<Record<"plain" | "files" | "media", RunKind>> = {
	plain: PLAIN,
	files: FILES,
	media: MEDIA,
};

/** Runs a call of any task as the task's own function does. */
export function runTask(input: CallInput): Promise<unknown> {
	const result = Object.hasOwn(TASK_RESULTS, input.task) ? TASK_RESULTS[input.task] : "plain";
	return run(input, KINDS[result]);
}

type FetchOutput = (output: unknown, call: Call) => Promise<unknown>;

function withFiles(fetchOutput: FetchOutput): RunKind {
	return {
		toInput: toFileInput,
		wire: FILE_WIRE,
		timeoutMs: JOB_TIMEOUT_MS,
		receive: (exchange) => readResult(exchange, fetchOutput),
	};
}

/**
 * The output of a call as its adapter reads it, from the reply or from the result of the job for which the reply is a
 * ticket, with the files in it.
 */
async function readResult(exchange: Exchange, fetchOutput: FetchOutput): Promise<unknown> {
	const { call } = exchange;
	const job = fieldOf(exchange.adapter, "job");
	const reply = await receiveReply(exchange);
	const context: JobContext | undefined = job && { ...exchange, job: own(job), ticket: reply };
	if (context) call.job = () => toRedactedJob(context);
	const submission = call.attempts.at(-1);
	let isOver = false;
	try {
		const last = context ? await followJob(context) : reply;
		isOver = true;
		const output = readOutput(exchange, last);
		return await fetchOutput(output, call);
	} catch (error) {
		call.job = undefined;
		const thrown = toOutputError(error, exchange, reply);
		throw context ? await leaveJob({ ...context, submission, isOver }, thrown) : thrown;
	}
}
