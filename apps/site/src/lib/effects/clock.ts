/** Milliseconds of a clock that only goes forward, for durations. */
export function now(): number {
	return performance.now();
}

/** Milliseconds since 1970, in UTC. */
export function epochMs(): number {
	return Date.now();
}

/** Today where the reader is, as `2026-11-22`. */
export function today(time = new Date()): string {
	const parts = [time.getFullYear(), time.getMonth() + 1, time.getDate()];
	return parts.map((part) => String(part).padStart(2, "0")).join("-");
}

/** Calls back once, after so many milliseconds. What is returned cancels it. */
export function after(ms: number, callback: () => void): () => void {
	const timer = setTimeout(callback, ms);
	return () => clearTimeout(timer);
}

/** Calls back again and again, every so many milliseconds. What is returned ends it. */
export function every(ms: number, callback: () => void): () => void {
	const timer = setInterval(callback, ms);
	return () => clearInterval(timer);
}

/** Resolves after so many milliseconds; rejects with the reason of the signal when that fires first. */
export function sleep(ms: number, signal?: AbortSignal): Promise<void> {
	return new Promise((resolve, reject) => {
		const stop = (): void => {
			cancel();
			reject(signal?.reason as Error);
		};
		const cancel = after(ms, () => {
			signal?.removeEventListener("abort", stop);
			resolve();
		});
		signal?.addEventListener("abort", stop, { once: true });
	});
}

/** A signal that fires after so many milliseconds. */
export function signalAfter(ms: number): AbortSignal {
	return AbortSignal.timeout(ms);
}
