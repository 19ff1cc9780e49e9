import type { Options } from "../../types/call.ts";
import type { Clock } from "../../types/clock.ts";
import { untilDate } from "../call/clock.ts";

/** Longest `Retry-After` that is waited for, and longest pause of our own. Milliseconds. */
const LONGEST_REQUESTED_MS = 60_000;
const LONGEST_OWN_MS = 8000;
const FIRST_OWN_MS = 500;
/** Retries of a failure other than 503. */
const OTHER_RETRIES = 2;
/** Longest chain of causes that is read. */
const MAX_CAUSES = 16;
const BILLED = [408, 500, 502, 504];
/** Statuses that say that nothing was done: refusals, also of method or version (501, 505), a busy server, redirects that keep the request. */
const FREE = /^(30[78]|4(?!08)|50[135])/;
const NEVER_SENT = new Set<unknown>(["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN", "UND_ERR_CONNECT_TIMEOUT"]);
/** How Deno names a connection that was not made, without a code: "client error (Connect): tcp connect error: …". */
const NOT_CONNECTED = /client error \(Connect\)/;

/** A response, or whether the request without one provably never reached the server. */
interface Outcome {
	readonly status?: number | undefined;
	readonly headers?: Headers | undefined;
	readonly neverSent?: boolean;
}

/**
 * Milliseconds to wait before the next attempt, or undefined when there is none.
 * `retries` counts the repetitions so far. 503 is repeated without bound while `retry_on_error` is not false (twice where
 * another provider follows); 429 and connections that never reached the server twice; what may have been billed only
 * when it is safe to repeat or with `retryBilled`.
 */
export function retryWaitMs(
	{ status, headers, neverSent }: Outcome,
	retries: number,
	{ isSafe, clock, hasNext = false }: { isSafe: boolean; clock: Clock; hasNext?: boolean },
	{ retry_on_error, maxRetries, retryBilled }: Options,
): number | undefined {
	const isBusy = status === 503;
	const most = isBusy
		? (maxRetries ?? (hasNext ? OTHER_RETRIES : Infinity))
		: Math.min(maxRetries ?? OTHER_RETRIES, OTHER_RETRIES);
	if (retry_on_error === false || retries >= most) return undefined;
	const isFree = isBusy || status === 429 || neverSent;
	const isBilled = status === undefined || BILLED.includes(status);
	if (!isFree && !(isBilled && (isSafe || retryBilled === true))) return undefined;
	const requested = headers && requestedWaitMs(headers, clock);
	if (requested === undefined) return ownWaitMs(retries, clock);
	return requested > LONGEST_REQUESTED_MS && !isBusy ? undefined : Math.min(requested, LONGEST_REQUESTED_MS);
}

/**
 * Milliseconds the server wants the caller to wait (`retry-after-ms`, `Retry-After` in seconds or as a date). Undefined where that
 * is no wait at all: the client's own pause holds then, so that no server makes a caller retry without end and without pause.
 */
export function requestedWaitMs(headers: Headers, clock: Clock): number | undefined {
	const ms = Number(headers.get("retry-after-ms"));
	if (ms > 0) return ms;
	const after = headers.get("retry-after") ?? "";
	const seconds = Number(after);
	const wait = seconds * 1000 || untilDate(after, clock);
	return wait > 0 ? wait : undefined;
}

/** Our own pause before retry number `retries + 1`: half a second doubled up to eight, drawn at random below that. */
export function ownWaitMs(retries: number, clock: Clock): number {
	return clock.random() * Math.min(FIRST_OWN_MS * 2 ** retries, LONGEST_OWN_MS);
}

/** True when a failed `fetch` provably never reached the server. */
export function wasNeverSent(error: unknown): boolean {
	try {
		return isUnsent(error);
	} catch {
		return false; // an error that cannot be read says nothing
	}
}

/** True when the provider may charge for a response of this status; undefined where no response came. */
export function isBillableStatus(status: number | undefined): boolean {
	return !FREE.test(String(status));
}

function isUnsent(error: unknown): boolean {
	let cause = error;
	for (let depth = 0; depth < MAX_CAUSES && cause instanceof Error; depth++, cause = cause.cause) {
		if (("code" in cause && NEVER_SENT.has(cause.code)) || NOT_CONNECTED.test(cause.message)) return true;
		if (cause instanceof AggregateError && cause.errors.length > 0) return cause.errors.every(isUnsent);
	}
	return false;
}
