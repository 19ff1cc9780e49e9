import { InferenceError } from "../../errors/errors.ts";
import { redactorOf } from "../../lib/redact.ts";
import type { StoredJob } from "../../types/job.ts";
import type { Attempt } from "../../types/reports.ts";
import { mayTryNext } from "../call/call.ts";
import { cancelJob, type JobContext } from "./follow-job.ts";
import { toStored } from "./stored-job.ts";

/** Longest wait for a cancellation before the next provider is tried, milliseconds. */
const CANCEL_MS = 5000;

/** A job whose result the call did not get. */
interface LeftJob extends JobContext {
	/** The attempt that submitted it. */
	readonly submission: Attempt | undefined;
	/** Whether the provider has finished it. */
	readonly isOver: boolean;
}

/**
 * Names a job in the error of its call and in the attempt that submitted it, so that it can be resumed. Where another
 * provider is tried next, an unfinished job is cancelled first, so that both are not paid.
 */
export async function leaveJob(left: LeftJob, error: unknown): Promise<unknown> {
	const { call, submission } = left;
	if (!InferenceError.is(error) || error.code === "job-failed") return error;
	const stored = toRedactedJob(left);
	if (!stored) return error;
	if (!("job" in error)) Object.assign(error, { job: stored });
	Object.assign(submission ?? {}, { job: stored });
	if (call.next.length === 0 || !mayTryNext(error, call)) return error;
	const jobCancelled = !left.isOver && (await Promise.race([tryToCancel(left), giveUp(left)]));
	Object.assign(submission ?? {}, { jobCancelled });
	return error;
}

/** The job as data; undefined where the ticket names none, or is the result already. */
export function toRedactedJob(left: JobContext): StoredJob | undefined {
	const { call, job, ticket } = left;
	if (job.isResult?.(ticket)) return undefined;
	try {
		job.id(ticket);
		return redactorOf(call)(toStored({ ...left, options: call.options }));
	} catch {
		return undefined;
	}
}

/** Whether the job was cancelled. That it could not be is no news: its polls have failed before. */
function tryToCancel(left: LeftJob): Promise<boolean> {
	return cancelJob(left).catch(() => false);
}

function giveUp({ call }: LeftJob): Promise<boolean> {
	return new Promise((resolve) => call.after(CANCEL_MS, () => resolve(false)));
}
