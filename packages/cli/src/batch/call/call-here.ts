import { InferenceError, type StoredJob } from "@pusula/inference";
import { findJobEnd, type Gate, mayBeBilled, MOST_REFUSALS, readRetryAfterMs } from "@pusula/measure";
import { toReason } from "../../errors/print-error.ts";
import { JOB_GONE } from "../store/row-store.ts";
import { judgeError } from "./judge-error.ts";
import type { Caller } from "./make-caller.ts";
import { endInDoubt, type FailedEnd, type RowCalls, type RowEnd, type RowWork } from "./row-call.ts";

/** What calls in this process work with. */
export interface HereOptions {
	readonly caller: Caller;
	readonly gate: Gate;
	/** Ends the waiting for a turn and for jobs that a provider has accepted; a call under way ends by itself. */
	readonly signal: AbortSignal;
	readonly loadFiles: (args: Record<string, unknown>) => Promise<Record<string, unknown>>;
}

/** Calls that this process makes, as fast as the provider takes them. */
export function callHere(options: HereOptions): RowCalls {
	let isStopped = false;
	return {
		call: async (work) => {
			if (work.wasStarted && !work.job) return endInDoubt();
			const isEnded = (): boolean => isStopped || work.isEnded();
			return callInTurn({ ...work, isEnded }, options, () => (isStopped = true));
		},
		active: options.gate.active,
	};
}

/**
 * The end of a row that has failed, from the error of its call. What the provider has accepted as a job may be billed.
 * @param job the job that was waited for
 * @param earlier the same, where an earlier run submitted it
 */
export function toFailedEnd(error: unknown, job?: StoredJob, earlier?: StoredJob): FailedEnd {
	const { code, status } = InferenceError.is(error) ? error : { code: "input", status: undefined };
	const jobEnd = job && findJobEnd(error, earlier !== undefined);
	return {
		kind: "failed",
		failure: {
			code: jobEnd === "unknown" ? JOB_GONE : code,
			message: toReason(error),
			...(status !== undefined && { status }),
		},
		mayBeBilled: job !== undefined || mayBeBilled(error),
		hasJobEnded: jobEnd !== undefined,
	};
}

async function callInTurn(work: RowWork, options: HereOptions, onStop: () => void): Promise<RowEnd> {
	const { caller, gate, signal } = options;
	let { job } = work;
	const onJob: typeof work.onJob = async (stored) => {
		job = stored;
		await work.onJob(stored);
	};
	for (let refusals = 0; ; refusals++) {
		try {
			await gate.enter();
		} catch {
			return { kind: "interrupted" };
		}
		try {
			if (work.isEnded()) return { kind: "interrupted" };
			const loaded = await options.loadFiles(work.args);
			const result = await caller(loaded, { signal, job, onStart: work.onStart, onJob });
			gate.pace.succeeded();
			return { kind: "done", ...result };
		} catch (error) {
			if (signal.aborted && job !== undefined) return { kind: "interrupted" };
			const verdict = judgeError(error, work.job);
			const isAgain = verdict === "again" && refusals < MOST_REFUSALS;
			if (verdict !== "stop" && !isAgain) return toFailedEnd(error, job, work.job);
			if (verdict === "stop") onStop();
			if (job === undefined) await work.onRefused();
			if (!isAgain) return { kind: "stopped", error };
			gate.pace.refused(readRetryAfterMs(error));
		} finally {
			gate.leave();
		}
	}
}
