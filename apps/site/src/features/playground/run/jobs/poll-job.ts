import { sleep as wait } from "../../../../lib/effects/clock.ts";
import type { Clock, JobStatus } from "@pusula/inference";
import type { RunCallbacks } from "../run-callbacks.ts";

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

/**
 * Waits for a job; reports its state after each poll, and its output at the end.
 * @throws what the client throws; the signal's reason when it fires
 */
export async function pollJob(
	{ id, status, result, cancel }: PolledJob,
	{ signal, onJob, onOutput }: RunCallbacks,
	{ pauseMs, sleep = wait }: PollTiming,
): Promise<void> {
	for (;;) {
		const now = id === "" ? ({ state: "done" } as const) : await status({ signal });
		onJob?.({ ...now, id, cancel });
		if (now.state === "done" || now.state === "failed") return onOutput(await result({ signal }));
		await sleep(pauseMs, signal);
	}
}
