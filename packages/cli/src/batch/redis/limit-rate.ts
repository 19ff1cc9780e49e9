/** A bound as BullMQ takes it: most calls in a window, which begins with its first call, and the window in milliseconds. */
export interface RateLimit {
	readonly max: number;
	readonly duration: number;
}

/** Far above what any provider takes; a limit has to be there for pauses to hold for all workers. */
const NO_RATE = 1_000_000_000;

/** Fewest windows of a rate in a second, where it is high enough for several. */
const WINDOWS = 10;

/**
 * The limit for a rate: most calls in a second; undefined for none. Calls of two windows may lie together, so that the windows
 * are short: the calls that start in any second are at most the rate and one less than a window, and so at most a tenth more
 * than the rate. A second holds a whole number of windows and a window a whole number of calls, so that fewer than a tenth
 * of the rate's calls are lost.
 */
export function toRateLimit(rate: number | undefined): RateLimit {
	if (rate === undefined) return { max: NO_RATE, duration: 1000 };
	const max = Math.max(1, Math.floor(rate / WINDOWS));
	return { max, duration: Math.ceil(1000 / Math.floor(rate / max)) };
}
