/** Waits for a number of milliseconds; rejects with the signal's reason when it fires first. */
export type Sleep = (ms: number, signal: AbortSignal) => Promise<void>;

/** Resolves after `delayMs` milliseconds; at once for 0. Rejects with the signal's reason when it aborts first. */
export function wait(delayMs: number, signal?: AbortSignal): Promise<void> {
	if (signal?.aborted) return Promise.reject(reasonOf(signal));
	if (delayMs <= 0) return Promise.resolve();
	return new Promise((resolve, reject) => {
		const stop = (): void => {
			clearTimeout(timer);
			if (signal) reject(reasonOf(signal));
		};
		const timer = setTimeout(() => {
			signal?.removeEventListener("abort", stop);
			resolve();
		}, delayMs);
		signal?.addEventListener("abort", stop, { once: true });
	});
}

function reasonOf(signal: AbortSignal): Error {
	const reason: unknown = signal.reason;
	return reason instanceof Error ? reason : new DOMException("This operation was aborted", "AbortError");
}
