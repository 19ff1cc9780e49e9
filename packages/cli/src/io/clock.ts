import { setTimeout as wait } from "node:timers/promises";

/** Milliseconds of a clock that only goes forward. */
export function now(): number {
	return performance.now();
}

/** Resolves after so many milliseconds; rejects with an AbortError when the signal fires first. */
export async function sleep(ms: number, signal: AbortSignal): Promise<void> {
	await wait(ms, undefined, { signal });
}

/** Calls back once what is due now has run. */
export function nextTurn(callback: () => void): void {
	setImmediate(callback);
}
