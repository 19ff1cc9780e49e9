/** Time and randomness as the client takes them from `options.clock` and the simulator from `options.sleep`. */
export interface TestClock {
	/** Milliseconds since the clock was made. */
	readonly now: () => number;
	/** Milliseconds since 1970. */
	readonly date: () => number;
	/** Always the number the clock was made with. */
	readonly random: () => number;
	/** Calls the callback once when the time has moved by `ms`; the returned function cancels it. */
	readonly after: (ms: number, callback: () => void) => () => void;
	/** Moves the time by `ms` and ends; rejects with the signal's reason where that fires before or on the way. */
	readonly sleep: (ms: number, signal?: AbortSignal) => Promise<void>;
	/** Moves the time by `ms` and fires the timers that come due, in their order. */
	readonly advance: (ms: number) => void;
	/** How many timers are set. */
	readonly timers: () => number;
	/** Ends when no timer is set. */
	readonly idle: () => Promise<void>;
}

/**
 * A clock that stands still until `advance` or `sleep` moves it. A pause takes no real time and yet fires every time limit
 * that would have passed in it, however busy the machine is.
 * @param random what every draw gives; default 1
 * @param date the time at the start, in milliseconds since 1970; default the beginning of 2026
 */
export function testClock({ random = 1, date = Date.parse("2026-01-01T00:00:00Z") } = {}): TestClock {
	let passed = 0;
	const timers = new Set<{ readonly due: number; readonly callback: () => void }>();
	const waiting = new Set<() => void>();

	function reportIdle(): void {
		if (timers.size > 0) return;
		for (const resolve of waiting) resolve();
		waiting.clear();
	}

	function advanceTo(end: number, signal?: AbortSignal): void {
		for (;;) {
			if (signal?.aborted) return;
			const [next] = [...timers].toSorted((one, other) => one.due - other.due);
			const isDue = next !== undefined && next.due <= end;
			passed = Math.max(passed, isDue ? next.due : end);
			if (!isDue) return;
			timers.delete(next);
			next.callback();
			reportIdle();
		}
	}

	return {
		now: () => passed,
		date: () => date + passed,
		random: () => random,
		after(ms, callback) {
			const timer = { due: passed + ms, callback };
			timers.add(timer);
			return () => {
				timers.delete(timer);
				reportIdle();
			};
		},
		async sleep(ms, signal) {
			signal?.throwIfAborted();
			const end = passed + ms;
			await new Promise((resolve) => setImmediate(resolve)); // whatever else can go on goes on first
			advanceTo(end, signal);
			signal?.throwIfAborted();
		},
		advance: (ms) => advanceTo(passed + ms),
		timers: () => timers.size,
		idle: () => new Promise((resolve) => (timers.size === 0 ? resolve() : waiting.add(resolve))),
	};
}
