import { peek } from "../results/peek.ts";

/** Statuses after which a result or file comes no more: a refused key and a busy server say nothing about it. */
const FINAL = /^4(?!01|08|29)/;

/**
 * True for the error of a job that has no result any more: it failed, its result is of no use, or its result or file was refused. A poll
 * that is refused says nothing about the job.
 * @param error What the call that waited for it threw.
 */
export function hasEnded(error: unknown): boolean {
	if (peek(error, "code") === "job-failed" || peek(error, "name") === "InferenceOutputError") return true;
	const attempts = peek(error, "attempts");
	const [before, last]: readonly unknown[] = Array.isArray(attempts) ? attempts.slice(-2) : [];
	const isAfterPoll = peek(before, "method") === "GET" && peek(before, "status") === 200;
	return (
		isAfterPoll && peek(before, "url") !== peek(last, "url") && FINAL.test(String(peek(error, "status")))
	);
}
