/** Milliseconds since some fixed moment; never goes back. */
export function now(): number {
	return performance.now();
}

/** Milliseconds until an HTTP date; NaN for text that is not one. */
export function untilDate(httpDate: string): number {
	return Date.parse(httpDate) - Date.now();
}

/** A random wait between nothing and `ms`, so that many callers do not return at once. */
export function jitter(ms: number): number {
	return Math.random() * ms;
}

/** Longest wait a timer can hold; a longer one would fire at once. */
const LONGEST_MS = 2_147_483_647;

/** Calls back once after `ms` (at most 24 days); the returned function takes it back. The timer keeps the process alive. */
export function after(ms: number, callback: () => void): () => void {
	const timer = setTimeout(callback, Math.min(ms, LONGEST_MS));
	return () => clearTimeout(timer);
}

/** Waits, and ends at once with the signal's own reason when it fires. */
export function sleep(ms: number, signal: AbortSignal): Promise<void> {
	return new Promise((resolve, reject) => {
		if (signal.aborted) return reject(signal.reason as Error);
		const stop = (): void => {
			cancel();
			reject(signal.reason as Error);
		};
		const cancel = after(ms, () => {
			signal.removeEventListener("abort", stop);
			resolve();
		});
		signal.addEventListener("abort", stop, { once: true });
	});
}
