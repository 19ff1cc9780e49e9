import type { Clock } from "../../types/clock.ts";

/** The clock of the machine: the default of every call. */
export const systemClock: Clock = {
	now: () => performance.now(),
	date: () => Date.now(),
	random: () => Math.random(),
	after,
	sleep,
};

/** Milliseconds until an HTTP date; NaN for text that is not one. */
export function untilDate(httpDate: string, clock: Clock): number {
	return Date.parse(httpDate) - clock.date();
}

/** Longest wait a timer can hold; a longer one would fire at once. */
const LONGEST_MS = 2_147_483_647;

/** The timer keeps the process alive. Waits 24 days at most. */
function after(ms: number, callback: () => void): () => void {
	const timer = setTimeout(callback, Math.min(ms, LONGEST_MS));
	return () => clearTimeout(timer);
}

function sleep(ms: number, signal: AbortSignal): Promise<void> {
	return new Promise((resolve, reject) => {
		const end = (): void => {
			cancel();
			signal.removeEventListener("abort", end);
			if (signal.aborted) reject(signal.reason as Error);
			else resolve();
		};
		const cancel = after(ms, end);
		signal.addEventListener("abort", end);
		if (signal.aborted) end();
	});
}
