import type { AnyArgs } from "../../types/args.ts";
import type { ClientTask } from "../../types/task.ts";
import type { Options } from "../../types/call.ts";
import type { Provider } from "../../types/provider.ts";
import type { Exchange, Resolver, RunKind } from "../../types/walk.ts";
import { fileEncoder } from "../wire/encode-files.ts";
import { toFileInput } from "../route/file-input.ts";
import { firstState, jobFailed, withoutHold } from "./follow-job.ts";
import { type JobHandle, toHandle } from "./job-handle.ts";
import { jobOf, queuedAdapter } from "../route/adapter-of.ts";
import { run, toOutputError } from "../run.ts";
import { readStored, toParts } from "./stored-job.ts";

function toSubmitted(sent: Exchange, ticket: unknown): JobHandle {
	const { route, call, request, adapter } = sent;
	const job = jobOf(adapter, route.provider, route.task);
	const { body } = request;
	try {
		const state = firstState({ job, ticket });
		if (typeof state === "object") throw jobFailed(state.failed, { call, body });
		const { accessToken, options } = call;
		return toHandle({ route, adapter, job, ticket, accessToken, options, body });
	} catch (error) {
		throw toOutputError(error, sent, ticket);
	}
}

function submitKind(task: ClientTask): RunKind {
	return {
		finish: toSubmitted,
		adapterFor: (provider) => withoutHold(queuedAdapter(provider, task)),
		toInput: toFileInput,
		toWire: (call) => ({ encode: fileEncoder(call) }),
	};
}

/** Submits a call to the provider's queue and gives the handle of the job as soon as the provider has accepted it. */
export function submit(
	task: ClientTask,
	args: AnyArgs,
	options: Options = {},
	face?: Resolver,
): Promise<JobHandle> {
	return run(task, args, options, submitKind(task), face) as Promise<JobHandle>; // what finish gives
}

/** The handle of a stored job. Asks nobody. `find` gives the provider of an id. */
export function resume(
	stored: unknown,
	find: (id: string) => Provider,
	options: Options & { accessToken?: string | undefined },
): JobHandle {
	const job = readStored(stored);
	return toHandle(toParts(job, find(job.provider), options));
}
