import {
	call,
	InferenceError,
	type Provider,
	PROVIDERS,
	resumeJob,
	type StoredJob,
	submitJob,
} from "@pusula/inference";
import type { CallableTaskId } from "@pusula/tasks";
import type { Target } from "../../calls/open-target.ts";
import { readUsage, type Usage } from "./price.ts";

/** What a call gave. */
export interface CallResult {
	readonly output: unknown;
	readonly usage: Usage | undefined;
}

/** One call under way. */
export interface CallOptions {
	/** Ends a call that is repeated, and the waiting for a job; anything else that may be billed is waited for. */
	readonly signal: AbortSignal;
	/** Awaited before a call or a job is sent. */
	readonly onStart?: () => Promise<void>;
	/** The ticket of a job that an earlier run submitted. */
	readonly job?: StoredJob | undefined;
	/** Called when the provider has accepted a job, before its result is waited for. */
	readonly onJob?: (job: StoredJob) => Promise<void>;
}

/** Makes the call of a row. */
export type Caller = (args: Readonly<Record<string, unknown>>, options: CallOptions) => Promise<CallResult>;

/**
 * A caller for a target. Where the provider queues the task, the row is submitted as a job that can be resumed. A call that
 * a busy provider refused is thrown, not repeated: the pace of all rows says when it is made again.
 */
export function makeCaller(task: CallableTaskId, { args: own, options }: Target): Caller {
	const isQueued = hasQueue(task, own.provider);
	return async (args, { signal, job, onStart, onJob }) => {
		let usage: unknown;
		const given = {
			...options,
			signal,
			onResponse: (info: { usage?: unknown }) => void (usage = info.usage ?? usage),
		};
		const once = { ...given, maxRetries: 0, signal: undefined };
		const all = { ...args, ...own };
		const follow = async (stored: StoredJob): Promise<unknown> =>
			resumeJob(stored, { ...given, accessToken: own.accessToken }).result();
		const run = async (): Promise<unknown> => {
			if (job) return follow(job);
			await onStart?.();
			if (!isQueued) return call<string>(task, all, once);
			const handle = await submitJob<string>(task, all, once);
			await onJob?.(handle.toJSON());
			return handle.result(given);
		};
		try {
			const output = await run();
			return { output, usage: readUsage(usage) };
		} catch (error) {
			if (InferenceError.is(error) && error.job && !job && !isQueued) await onJob?.(error.job);
			throw error;
		}
	};
}

function hasQueue(task: CallableTaskId, id: Target["args"]["provider"]): boolean {
	if (typeof id !== "string" || id === "auto") return false;
	const provider: Provider = PROVIDERS[id];
	return provider.tasks[task]?.job !== undefined;
}
