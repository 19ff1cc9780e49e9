import type { Options } from "../../types/call.ts";
import type { Clock } from "../../types/clock.ts";
import { untilDate } from "../clock.ts";

/** Longest wait a server may ask for, and the longest pause of our own. */
const LONGEST_ASKED_MS = 60_000;
const LONGEST_OWN_MS = 8000;
const FIRST_OWN_MS = 500;
/** How often a failure other than 503 is tried again. */
const OTHER_RETRIES = 2;
const BILLED = new Set([408, 500, 502, 504]);
const NEVER_SENT = new Set(["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN", "UND_ERR_CONNECT_TIMEOUT"]);

/**
 * Milliseconds the server asks to wait (`retry-after-ms`, `Retry-After` in seconds or as a date). Undefined where it asks
 * for no wait at all: the pause is ours then, so that nobody makes a caller repeat without end and without pause.
 */
export function askedWaitMs(headers: Headers, clock: Clock): number | undefined {
	const ms = Number(headers.get("retry-after-ms"));
	if (ms > 0) return ms;
	const after = headers.get("retry-after") ?? "";
	const seconds = Number(after);
	const wait = Number.isNaN(seconds) ? untilDate(after, clock) : seconds * 1000;
	return wait > 0 ? wait : undefined;
}

/** Our own pause before try number `tries + 1`: half a second doubled up to eight, drawn at random below that. */
export function ownWaitMs(tries: number, clock: Clock): number {
	return clock.random() * Math.min(FIRST_OWN_MS * 2 ** tries, LONGEST_OWN_MS);
}

/** Whether a failed `fetch` provably never reached the server. */
export function wasNeverSent(error: unknown): boolean {
	const seen = new Set<unknown>();
	for (let cause = error; cause instanceof Error && !seen.has(cause); cause = cause.cause) {
		seen.add(cause);
		if ("code" in cause && typeof cause.code === "string" && NEVER_SENT.has(cause.code)) return true;
		if (cause instanceof AggregateError && cause.errors.length > 0) return cause.errors.every(wasNeverSent);
	}
	return false;
}

/** Whether an answer of this status may have cost money. */
export function mayBeBilled(status: number | undefined): boolean {
	return status === undefined || status < 400 || BILLED.has(status);
}

/**
 * Milliseconds to wait before the next try, or undefined when this answer is the last word.
 * `tries` counts the repetitions so far. 503 is repeated without bound while `retry_on_error` is not false (twice where
 * another provider follows); 429 and connections that never reached the server twice; what may have been billed only
 * when it is safe to repeat or with `retryBilled`.
 */
export function retryWaitMs(
	outcome: { status: number; headers: Headers } | { neverSent: boolean },
	tries: number,
	{ isSafe, clock, hasNext = false }: { isSafe: boolean; clock: Clock; hasNext?: boolean },
	{ retry_on_error, maxRetries, retryBilled }: Options,
): number | undefined {
	const response = "status" in outcome ? outcome : undefined;
	const isBusy = response?.status === 503;
	const most = isBusy
		? (maxRetries ?? (hasNext ? OTHER_RETRIES : Infinity))
		: Math.min(maxRetries ?? OTHER_RETRIES, OTHER_RETRIES);
	if (retry_on_error === false || tries >= most) return undefined;
	const isFree = isBusy || (response ? response.status === 429 : "neverSent" in outcome && outcome.neverSent);
	const isBilled = !response || BILLED.has(response.status);
	if (!isFree && !(isBilled && (isSafe || retryBilled))) return undefined;
	const asked = response && askedWaitMs(response.headers, clock);
	if (asked !== undefined && asked > LONGEST_ASKED_MS && !isBusy) return undefined;
	return asked === undefined ? ownWaitMs(tries, clock) : Math.min(asked, LONGEST_ASKED_MS);
}
