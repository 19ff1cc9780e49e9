import type { AnyArgs } from "../types/args.ts";
import type { ClientTask, TaskOutput } from "../types/task.ts";
import type { Options } from "../types/call.ts";
import type { Media } from "../types/output.ts";
import type { Exchange, Resolver, RunKind } from "../types/walk.ts";
import { followJob } from "./jobs/follow-job.ts";
import { fileEncoder } from "./wire/encode-files.ts";
import { toFileInput } from "./route/file-input.ts";
import { fetchFiles, toOutputType } from "./wire/media.ts";
import { readOutput, run, toOutputError } from "./run.ts";

/** Time limit of a call that may wait for a job, unless the caller sets another: half an hour. */
export const JOB_TIMEOUT_MS = 1_800_000;

/** The output as adapters give it, from the job's result where the first answer was only a ticket. */
async function settle(sent: Exchange, reply: unknown): Promise<unknown> {
	const { adapter, route, call, request } = sent;
	const { job } = adapter;
	try {
		const context = job && { job, adapter, route, ticket: reply, call, body: request.body };
		return readOutput(sent, context ? await followJob(context) : reply);
	} catch (error) {
		throw toOutputError(error, sent, reply);
	}
}

/** How calls with files or jobs run, besides what becomes of their answer. */
function withFiles(finish: RunKind["finish"]): RunKind {
	return {
		finish,
		toInput: toFileInput,
		toWire: (call) => ({ encode: fileEncoder(call) }),
		timeoutMs: JOB_TIMEOUT_MS,
	};
}

/** Runs a call whose result is media: follows its job and downloads the file. */
export function runMedia<T extends ClientTask>(
	task: T,
	args: AnyArgs,
	options: Options = {},
	face?: Resolver,
): Promise<TaskOutput<T>> {
	const kind = withFiles(
		async (sent, reply) =>
			toOutputType((await settle(sent, reply)) as Media, sent.call.options.outputType, sent.call), // adapters of media tasks give Media
	);
	return run(task, args, options, kind, face) as Promise<TaskOutput<T>>; // other output types only where the signature offers them
}

/** Runs a call whose result may name files or wait for a job. */
export function runFiles<T extends ClientTask>(
	task: T,
	args: AnyArgs,
	options: Options = {},
	face?: Resolver,
): Promise<TaskOutput<T>> {
	const kind = withFiles(async (sent, reply) => fetchFiles(await settle(sent, reply), sent.call));
	return run(task, args, options, kind, face) as Promise<TaskOutput<T>>; // the adapter of the task gives its output
}
