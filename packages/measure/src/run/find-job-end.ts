import { peek } from "../results/peek.ts";

/**
 * Why a job gives no result any more. `failed`: it failed, its result is of no use, or its result or file was refused.
 * `unknown`: its provider refuses its polls, so that it can no longer be waited for.
 */
export type JobEnd = "failed" | "unknown";

/** Statuses after which a result or file comes no more: a refused key and a busy server say nothing about it. */
const RESULT_REFUSED = /^4(?!01|08|29)/;

/** Statuses of a poll that are about the job: neither about key and account, nor of a busy server. */
const POLL_REFUSED = /^4(?!0[1238]|29)/;

/**
 * Why a job has ended, by the error of the call that waited for it; undefined where it may still give its result. A result that
 * is larger than its client takes ends nothing: the provider has it. Where a run polls a job that it has submitted itself, a refused
 * poll ends nothing: a provider may not know a job for a moment.
 * @param error What the call that waited for it threw.
 * @param isEarlier Whether an earlier run submitted the job.
 * @example
 * findJobEnd({ status: 404 }, true); // "unknown"
 */
export function findJobEnd(error: unknown, isEarlier: boolean): JobEnd | undefined {
	const code = peek(error, "code");
	const isOfNoUse = code !== "too-large" && peek(error, "name") === "InferenceOutputError";
	if (code === "job-failed" || isOfNoUse) return "failed";
	const status = String(peek(error, "status"));
	if (isOfResult(error)) return RESULT_REFUSED.test(status) ? "failed" : undefined;
	return isEarlier && POLL_REFUSED.test(status) ? "unknown" : undefined;
}

/** The request after a successful poll, to another URL, is that for the result or its file. */
function isOfResult(error: unknown): boolean {
	const attempts = peek(error, "attempts");
	const [before, last]: readonly unknown[] = Array.isArray(attempts) ? attempts.slice(-2) : [];
	const isAfterPoll = peek(before, "method") === "GET" && peek(before, "status") === 200;
	return isAfterPoll && peek(before, "url") !== peek(last, "url");
}
