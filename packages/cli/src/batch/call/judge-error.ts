import { type ErrorCode, InferenceError } from "@pusula/inference";
import { isBusy } from "@pusula/measure";

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

/** What becomes of a row after this error of its call. */
export function judgeError(error: unknown): Verdict {
	if (!InferenceError.is(error)) return "failed";
	const { status, code, attempts = [] } = error;
	if (isBusy(error)) return "again";
	if (EVERY_ROW.includes(code) || (status !== undefined && ALWAYS.has(status))) return "stop";
	if (code === "network" && attempts.length > 0 && attempts.every(({ mayBeBilled }) => !mayBeBilled))
		return "again";
	return "failed";
}
