import { type ErrorCode, InferenceError, type StoredJob } from "@pusula/inference";
import { findJobEnd, isBusy, mayBeBilled } from "@pusula/measure";

/**
 * What becomes of a row after an error:
 * - `again`: the provider took nothing and bills nothing; the same call is made later.
 * - `failed`: the row has failed; the others go on.
 * - `stop`: every other row would fail the same way, so that the run ends.
 */
export type Verdict = "again" | "failed" | "stop";

/** Statuses that say that the key, the account or the model is at fault, not the row. */
const ALWAYS = new Set([401, 402, 403, 404]);

/** Codes of errors that do not depend on the row. */
const EVERY_ROW: readonly ErrorCode[] = [
	"bad-endpoint",
	"bad-header",
	"bad-model",
	"broken-model",
	"declined",
	"endpoint-and-provider",
	"gated",
	"key-required",
	"model-prefix",
	"model-required",
	"model-url",
	"no-default-model",
	"no-mapping",
	"no-model",
	"no-provider",
	"no-room",
	"other-key",
	"platform-token",
	"provider-not-supported",
	"redirect",
	"task-mismatch",
	"task-not-supported",
	"unsupported-model",
];

/**
 * Codes of errors that are of one machine: it may not fetch a model, has no room for it, or keeps broken files of it; or its
 * environment lacks a key, or has one that is not fit for the call.
 */
const OF_A_MACHINE: readonly ErrorCode[] = [
	"broken-model",
	"declined",
	"gated",
	"key-required",
	"no-room",
	"other-key",
	"platform-token",
];

/** Statuses that say that the key, which each machine has for itself, is at fault. */
const OF_A_KEY = new Set([401, 403]);

/** True for an error that the same call need not have on another machine. */
export function isOfThisMachine(error: unknown): boolean {
	if (!InferenceError.is(error)) return false;
	return OF_A_MACHINE.includes(error.code) || (error.status !== undefined && OF_A_KEY.has(error.status));
}

/**
 * What becomes of a row after this error of its call.
 * @param earlier the job that was waited for, where it was submitted before
 */
export function judgeError(error: unknown, earlier?: StoredJob): Verdict {
	if (!InferenceError.is(error)) return "failed";
	const { status, code, attempts = [], job } = error;
	if (mayBeBilled(error) && job === undefined) return "failed"; // the same call would be paid once more
	if (earlier !== undefined && findJobEnd(error, true)) return "failed";
	if (isBusy(error)) return "again";
	const isRefused = status !== undefined && ALWAYS.has(status) && !isOfJob(error);
	if (EVERY_ROW.includes(code) || isRefused) return "stop";
	return code === "network" && attempts.length > 0 && !mayBeBilled(error) ? "again" : "failed";
}

/** A later request for a job of the row, or for its file: the provider took an earlier one, so that key, account and model are in order. */
function isOfJob(error: InferenceError): boolean {
	const [last, ...earlier] = (error.attempts ?? []).toReversed();
	const isOfHub = "source" in error && error.source === "hub";
	return (
		!isOfHub && last?.method === "GET" && earlier.some(({ status = 0 }) => status >= 200 && status < 300)
	);
}
