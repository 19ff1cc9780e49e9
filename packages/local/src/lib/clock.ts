import type { LocalClock } from "../types/public.ts";
import { untilAborted } from "./until-aborted.ts";

/** Timers of the runtime; the default where a caller passes no clock. */
export const machineClock: LocalClock = {
	after(ms, callback) {
		const timer = setTimeout(callback, ms);
		return () => clearTimeout(timer);
	},
	sleep: (ms, signal) => untilAborted(new Promise((resolve) => setTimeout(resolve, ms)), signal),
};

/** Milliseconds of a clock that only goes forward, for durations. */
export function now(): number {
	return performance.now();
}

/** Milliseconds since 1970, in UTC. */
export function epochMs(): number {
	return Date.now();
}
