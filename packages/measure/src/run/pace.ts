/** How many calls of one provider may run at once, and when the next may start. */
export interface Pace {
	/** Calls that may run at once now. */
	readonly limit: () => number;
	/** Milliseconds until the next call may start; 0 for now. */
	readonly waitMs: () => number;
	/** Call it when a call starts. */
	readonly started: () => void;
	/** Call it when a call has succeeded: the limit grows slowly. */
	readonly succeeded: () => void;
	/**
	 * Call it when the provider was busy (429 or 503): the limit is halved, and nothing starts before `retryAfterMs` has passed, a day
	 * at most.
	 */
	readonly refused: (retryAfterMs: number | undefined) => void;
}

const FIRST_LIMIT = 4;
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 60_000;
/** Longest pause that a provider may request, enough for the quota of a day. A timer holds 24 days, and fires at once for more. */
const LONGEST_REQUESTED_MS = 86_400_000;

/**
 * A pace that finds by itself how much a provider takes: one more call at once after each round without a refusal, half
 * as many after a refusal (additive increase, multiplicative decrease). Refusals of calls that were under way together
 * count as one.
 * @param most greatest number of calls at once
 * @param now milliseconds of a clock that only goes forward
 * @param rate greatest number of calls that start in a second. Default: no bound
 * @example
 * const pace = createPace(8, () => performance.now());
 * pace.refused(2000);
 * pace.limit(); // 2
 */
export function createPace(most: number, now: () => number, rate = Infinity): Pace {
	let limit = Math.min(FIRST_LIMIT, most);
	let successes = 0;
	let refusals = 0;
	let until = 0;
	let nextStart = 0;
	return {
		limit: () => limit,
		waitMs: () => Math.max(0, until - now(), nextStart - now()),
		started: () => (nextStart = Math.max(nextStart, now()) + 1000 / rate),
		succeeded: () => {
			refusals = 0;
			successes += 1;
			if (successes < limit || limit >= most) return;
			limit += 1;
			successes = 0;
		},
		refused: (retryAfterMs) => {
			const isFirst = now() >= until;
			if (isFirst) {
				limit = Math.max(1, Math.floor(limit / 2));
				refusals += 1;
			}
			successes = 0;
			const own = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** Math.min(refusals - 1, 10));
			until = Math.max(until, now() + Math.min(retryAfterMs ?? own, LONGEST_REQUESTED_MS));
		},
	};
}
