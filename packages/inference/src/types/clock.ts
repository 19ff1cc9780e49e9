/** Time and randomness of a call. Durations are in milliseconds. No function relies on `this`. */
export interface Clock {
	/** Milliseconds since some fixed moment; never goes back. */
	readonly now: () => number;
	/** Milliseconds since 1970. */
	readonly date: () => number;
	/** A number from 0 up to 1, by which pauses differ between callers. */
	readonly random: () => number;
	/** Calls the callback once after `ms`; the returned function cancels it. */
	readonly after: (ms: number, callback: () => void) => () => void;
	/** Waits between two requests; rejects with the signal's own reason as soon as it fires. */
	readonly sleep: (ms: number, signal: AbortSignal) => Promise<void>;
}
