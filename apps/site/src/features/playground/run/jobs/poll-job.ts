import { sleep as wait } from "../../../../lib/effects/clock.ts";
import type { Clock, JobStatus } from "@pusula/inference";
import type { RunCallbacks } from "../state/run-callbacks.ts";
import { toRunError } from "../state/run-error.ts";

/** The used part of the client's job handle. */
export interface PolledJob {
	readonly id: string;
	readonly status: (options: { readonly signal: AbortSignal }) => Promise<JobStatus>;
	readonly result: (options: { readonly signal: AbortSignal }) => Promise<unknown>;
	readonly cancel: () => Promise<boolean>;
}

export interface PollTiming {
	/** Milliseconds between two polls. */
	readonly pauseMs: number;
	/** Default: in real time. */
	readonly sleep?: Clock["sleep"] | undefined;
}

/** Failed polls in a row after which the wait ends with an error; as many as in the client. */
const MOST_FAILURES = 5;

/**
 * Waits for a job; reports its state after each poll, and its output at the end. A few polls in a row may fail for a reason that
 * says nothing about the job.
 * @throws what the client throws; the signal's reason when it fires
 */
export async function pollJob(
	{ id, status, result, cancel }: PolledJob,
	{ signal, onJob, onOutput }: RunCallbacks,
	{ pauseMs, sleep = wait }: PollTiming,
): Promise<void> {
	for (let failures = 0; ;) {
		try {
			const now = id === "" ? ({ state: "done" } as const) : await status({ signal });
			failures = 0;
			onJob?.({ ...now, id, cancel });
			if (now.state === "done" || now.state === "failed") break;
			await sleep(pauseMs, signal);
		} catch (error) {
			failures += 1;
			if (signal.aborted || failures >= MOST_FAILURES || !isPassing(error)) throw error;
			await sleep(Math.max(pauseMs, 1000 * (toRunError(error).retryAfter ?? 0)), signal);
		}
	}
	onOutput(await result({ signal }));
}

/** True for a failed poll that says nothing about the job itself. */
function isPassing(error: unknown): boolean {
	const { code, status } = toRunError(error);
	return code === "network" || (code === "api" && status !== undefined && (status === 429 || status >= 500));
}
