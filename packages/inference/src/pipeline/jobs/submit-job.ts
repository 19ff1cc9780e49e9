import type { Options } from "../../types/call.ts";
import type { Provider } from "../../types/provider.ts";
import type { Exchange, RunKind } from "../../types/walk.ts";
import { receiveReply, toOutputError } from "../wire/reply.ts";
import { jobOf, queuedAdapter } from "./queue-of.ts";
import { toFileInput } from "../route/input.ts";
import { FILE_WIRE } from "../wire/encode-files.ts";
import { firstState, jobFailed, withoutHold } from "./follow-job.ts";
import { type JobHandle, toHandle } from "./job-handle.ts";
import { readStored, toParts } from "./stored-job.ts";

/** Submits a call to a provider's queue: it ends with the handle of the job, as soon as the provider has accepted it. */
export const SUBMIT: RunKind<JobHandle> = {
	adapterFor: (provider, task) => withoutHold(queuedAdapter(provider, task)),
	toInput: toFileInput,
	wire: FILE_WIRE,
	receive: async (exchange) => toSubmitted(exchange, await receiveReply(exchange)),
};

/** The handle of a stored job. Sends nothing. `find` returns the provider of an id. */
export function resume(
	stored: unknown,
	find: (id: string) => Provider,
	options: Options & { accessToken?: string | undefined },
): JobHandle {
	const job = readStored(stored);
	return toHandle(toParts(job, find(job.provider), options));
}

function toSubmitted(exchange: Exchange, ticket: unknown): JobHandle {
	const { adapter, route, call } = exchange;
	const job = jobOf(adapter, route.provider, route.task);
	try {
		const state = firstState({ job, ticket });
		if (typeof state === "object") throw jobFailed(state.failed, exchange);
		const { accessToken, options, sent } = call;
		return toHandle({ route, adapter, job, ticket, accessToken, options, sent });
	} catch (error) {
		throw toOutputError(error, exchange, ticket);
	}
}
