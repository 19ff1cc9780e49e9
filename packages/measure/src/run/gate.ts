import type { Pace } from "./pace.ts";

/** Lets calls through as its pace allows. */
export interface Gate {
	readonly pace: Pace;
	/** Resolves when a call may start, and rejects when the signal fires or none will fit any more. */
	readonly enter: () => Promise<void>;
	/** Call it when a call that entered has ended. */
	readonly leave: () => void;
	/** Number of calls under way. */
	readonly active: () => number;
}

/** Resolves after so many milliseconds; rejects when the signal fires first. */
export type Sleep = (ms: number, signal: AbortSignal) => Promise<void>;

/**
 * A gate for a pace: no more calls at once than its limit, and none before its pause has passed.
 * @param pace How many calls may run at once; from `createPace`.
 * @param signal Ends the waiting of every call.
 * @param sleep Waits so many milliseconds; rejects when the signal fires first.
 * @param hasRoom whether one more call fits beside so many under way, such as into a budget; once none fits and
 * none is under way, `enter` rejects. Default: always
 * @example
 * import { setTimeout } from "node:timers/promises";
 *
 * const { signal } = new AbortController();
 * const gate = createGate(createPace(8, () => performance.now()), signal, (ms) => setTimeout(ms));
 * await gate.enter();
 * gate.active(); // 1
 */
export function createGate(
	pace: Pace,
	signal: AbortSignal,
	sleep: Sleep,
	hasRoom: (active: number) => boolean = () => true,
): Gate {
	let active = 0;
	let waiting: (() => void)[] = [];
	const wake = (): void => {
		const all = waiting;
		waiting = [];
		for (const resolve of all) resolve();
	};
	signal.addEventListener("abort", wake);
	return {
		pace,
		enter: async () => {
			for (;;) {
				signal.throwIfAborted();
				const isFull = !hasRoom(active);
				if (isFull && active === 0) throw new Error("No further call fits.");
				const pauseMs = pace.waitMs();
				if (isFull) await new Promise<void>((resolve) => waiting.push(resolve));
				else if (pauseMs > 0) await sleep(pauseMs, signal);
				else if (active < pace.limit()) break;
				else await new Promise<void>((resolve) => waiting.push(resolve));
			}
			active += 1;
			pace.started();
		},
		leave: () => {
			active -= 1;
			wake();
		},
		active: () => active,
	};
}
