import { peek } from "../results/peek.ts";

/** Statuses that say that a provider is busy: it has done nothing and bills nothing. */
const BUSY: readonly unknown[] = [429, 503];

/** Times that a row is put off because its provider is busy, before it counts as failed. */
export const MOST_REFUSALS = 20;

/**
 * True for the error of a call that a busy provider refused.
 * @param error What a call threw.
 * @example
 * isBusy({ status: 429 }); // true
 */
export function isBusy(error: unknown): boolean {
	return BUSY.includes(peek(error, "status"));
}

/**
 * Milliseconds that a busy provider requests as a pause (`retryAfter` of an error, in seconds); undefined where it names none.
 * @param error What a call threw.
 * @example
 * readRetryAfterMs({ status: 429, retryAfter: 2 }); // 2000
 */
export function readRetryAfterMs(error: unknown): number | undefined {
	const seconds = peek(error, "retryAfter");
	return typeof seconds === "number" ? seconds * 1000 : undefined;
}
