import type { AnyArgs } from "../types/args.ts";
import type { ClientTask, TaskOutput } from "../types/task.ts";
import type { Options } from "../types/call.ts";
import type { Media } from "../types/output.ts";
import type { Exchange, Resolver, RunKind } from "../types/walk.ts";
import { JOB_TIMEOUT_MS } from "./call.ts";
import type { JobHandle } from "./jobs/job-handle.ts";
import { followJob } from "./jobs/follow-job.ts";
import { SUBMIT } from "./jobs/submit-job.ts";
import { readOutput, receiveReply, toOutputError } from "./output.ts";
import { toFileInput } from "./route/input.ts";
import { stream } from "./run-stream.ts";
import { run } from "./run.ts";
import { FILE_WIRE } from "./wire/encode-files.ts";
import { fetchFiles, toOutputType } from "./wire/media.ts";

/** Runs a call whose result is in the reply itself. */
export function runPlain<T extends ClientTask>(
	task: T,
	args: AnyArgs,
	options: Options = {},
	resolver?: Resolver,
): Promise<TaskOutput<T>> {
	return run({ task, args, options, resolver }, PLAIN) as Promise<TaskOutput<T>>; // the adapter of the task returns its output
}

/** Runs a call whose input or result may hold files, and which may wait for a job. */
export function runFiles<T extends ClientTask>(
	task: T,
	args: AnyArgs,
	options: Options = {},
	resolver?: Resolver,
): Promise<TaskOutput<T>> {
	return run({ task, args, options, resolver }, FILES) as Promise<TaskOutput<T>>; // the adapter of the task returns its output
}

/** Runs a call whose result is one file, in the caller's output type. */
export function runMedia<T extends ClientTask>(
	task: T,
	args: AnyArgs,
	options: Options = {},
	resolver?: Resolver,
): Promise<TaskOutput<T>> {
	return run({ task, args, options, resolver }, MEDIA) as Promise<TaskOutput<T>>; // other output types only where the signature offers them
}

/** Runs a call whose result comes in chunks. */
export function runStream(
	task: ClientTask,
	args: AnyArgs,
	options: Options = {},
	resolver?: Resolver,
): AsyncGenerator<unknown, void> {
	return stream({ task, args, options, resolver });
}

/** Submits a call to its provider's queue and returns the handle of the job. */
export function submit(
	task: ClientTask,
	args: AnyArgs,
	options: Options = {},
	resolver?: Resolver,
): Promise<JobHandle> {
	return run({ task, args, options, resolver }, SUBMIT) as Promise<JobHandle>; // what SUBMIT receives
}

// The kinds are literals without spreads: bundlers drop those that a program does not use.

const PLAIN: RunKind = {
	receive: async (exchange) => readOutput(exchange, await receiveReply(exchange)),
};

const FILES: RunKind = {
	toInput: toFileInput,
	wire: FILE_WIRE,
	timeoutMs: JOB_TIMEOUT_MS,
	receive: async (exchange) => fetchFiles(await readResult(exchange), exchange.call),
};

const MEDIA: RunKind = {
	toInput: toFileInput,
	wire: FILE_WIRE,
	timeoutMs: JOB_TIMEOUT_MS,
	receive: async (exchange) => toOutputType((await readResult(exchange)) as Media, exchange.call), // adapters of media tasks return Media
};

/** The output of a call as its adapter reads it: from the reply, or from the result of the job for which the reply is a ticket. */
async function readResult(exchange: Exchange): Promise<unknown> {
	const reply = await receiveReply(exchange);
	const { job } = exchange.adapter;
	if (!job) return readOutput(exchange, reply);
	try {
		return readOutput(exchange, await followJob({ ...exchange, job, ticket: reply }));
	} catch (error) {
		throw toOutputError(error, exchange, reply);
	}
}
