import type { Clock } from "../src/types/clock.ts";

/** A clock that a test moves. */
export interface TestClock extends Clock {
	/** Moves the time by `ms` and fires the timers that come due, in their order. */
	advance(ms: number): void;
	/** How many timers are set. */
	timers(): number;
}

/**
 * A clock that stands still, started at `date`. Only `advance` moves it, and a pause between two requests, which ends at
 * once with the time moved by its length. So time limits fire in a test as they would in hours, however busy the machine is.
 * `random` is what every draw gives.
 */
export function testClock({ random = 1, date = Date.parse("2026-01-01T00:00:00Z") } = {}): TestClock {
	let passed = 0;
	const timers = new Set<{ readonly due: number; readonly callback: () => void }>();

	function advanceTo(end: number, isStopped = (): boolean => false): void {
		while (!isStopped()) {
			const [next] = [...timers].toSorted((one, other) => one.due - other.due);
			if (!next || next.due > end) {
				passed = Math.max(passed, end);
				return;
			}
			timers.delete(next);
			passed = Math.max(passed, next.due);
			next.callback();
		}
	}

	return {
		now: () => passed,
		date: () => date + passed,
		random: () => random,
		after(ms, callback) {
			const timer = { due: passed + ms, callback };
			timers.add(timer);
			return () => void timers.delete(timer);
		},
		async sleep(ms, signal) {
			signal.throwIfAborted();
			advanceTo(passed + ms, () => signal.aborted);
			signal.throwIfAborted();
		},
		advance: (ms) => advanceTo(passed + ms),
		timers: () => timers.size,
	};
}
