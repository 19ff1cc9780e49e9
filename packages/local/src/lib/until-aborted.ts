/** Waits for a promise; an abort wins. Rejects with the reason of the signal. */
export function untilAborted<Result>(promise: Promise<Result>, signal: AbortSignal): Promise<Result> {
	return new Promise((resolve, reject) => {
		const onAbort = (): void => reject(signal.reason as Error); // whatever the caller aborted with
		if (signal.aborted) onAbort();
		signal.addEventListener("abort", onAbort, { once: true });
		promise.then(resolve, reject).finally(() => signal.removeEventListener("abort", onAbort));
	});
}
