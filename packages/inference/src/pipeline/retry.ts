import type { Options } from "../options.ts";
import { jitter, untilDate } from "./clock.ts";

/** Longest wait a server may ask for, and the longest pause of our own. */
const LONGEST_ASKED_MS = 60_000;
const LONGEST_OWN_MS = 8000;
const FIRST_OWN_MS = 500;
/** How often a failure other than 503 is tried again. */
const OTHER_RETRIES = 2;
const BILLED = new Set([500, 502, 504]);
const NEVER_SENT = new Set(["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN", "UND_ERR_CONNECT_TIMEOUT"]);

/** Milliseconds the server asks to wait (`retry-after-ms`, `Retry-After` in seconds or as a date), or undefined. */
export function askedWaitMs(headers: Headers): number | undefined {
	const ms = Number(headers.get("retry-after-ms") ?? Number.NaN);
	if (ms >= 0) return ms;
	const after = headers.get("retry-after");
	if (after === null) return undefined;
	const seconds = Number(after);
	const wait = Number.isNaN(seconds) ? untilDate(after) : seconds * 1000;
	return wait >= 0 ? wait : undefined;
}

/** Our own pause before try number `tries + 1`: half a second doubled up to eight, drawn at random below that. */
export function ownWaitMs(tries: number): number {
	return jitter(Math.min(FIRST_OWN_MS * 2 ** tries, LONGEST_OWN_MS));
}

/** Whether a failed `fetch` provably never reached the server. */
export function wasNeverSent(error: unknown): boolean {
	for (let cause = error; cause instanceof Error; cause = cause.cause) {
		if ("code" in cause && typeof cause.code === "string" && NEVER_SENT.has(cause.code)) return true;
		if (cause instanceof AggregateError && cause.errors.length > 0) return cause.errors.every(wasNeverSent);
	}
	return false;
}

/** Whether an answer of this status may have cost money. */
export function mayBeBilled(status: number | undefined): boolean {
	return status === undefined || status < 400 || BILLED.has(status) || status === 408;
}

/**
 * Milliseconds to wait before the next try, or undefined when this answer is the last word.
 * `tries` counts the repetitions so far. 503 is repeated without bound while `retry_on_error` is not false; 429 and
 * connections that never reached the server twice; what may have been billed only with `retryBilled`.
 */
export function retryWaitMs(
	outcome: { status: number; headers: Headers } | { neverSent: boolean },
	tries: number,
	isSafe: boolean,
	options: Options,
): number | undefined {
	if (options.retry_on_error === false || tries >= (options.maxRetries ?? Infinity)) return undefined;
	const status = "status" in outcome ? outcome.status : undefined;
	if (status !== undefined && status < 400) return undefined;
	const asked = "headers" in outcome ? askedWaitMs(outcome.headers) : undefined;
	if (status !== 503) {
		const isFree = status === 429 || ("neverSent" in outcome && outcome.neverSent);
		const isBilled = status === undefined ? "neverSent" in outcome : BILLED.has(status);
		if (!isFree && !(isBilled && (isSafe || options.retryBilled))) return undefined;
		if (tries >= Math.min(OTHER_RETRIES, options.maxRetries ?? OTHER_RETRIES)) return undefined;
		if (asked !== undefined && asked > LONGEST_ASKED_MS) return undefined;
	}
	return asked === undefined ? ownWaitMs(tries) : Math.min(asked, LONGEST_ASKED_MS);
}
