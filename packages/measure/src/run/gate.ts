import type { Pace } from "./pace.ts";
import { createRoom, type Room } from "./room.ts";

/** Lets calls through as its pace allows. */
export interface Gate {
	readonly pace: Pace;
	/**
	 * Resolves when a call may start, and rejects when the signal fires or none will fit any more. One whose job the provider has
	 * accepted already fits whatever the room says: it is paid.
	 */
	readonly enter: (isAccepted?: boolean) => Promise<void>;
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
 * @param room What its calls share with those of other gates; from `createRoom`, with the same signal. Default: a room of
 * its own, in which every call fits
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
	room: Room = createRoom(signal),
): Gate {
	let active = 0;
	return {
		pace,
		enter: async (isAccepted = false) => {
			for (;;) {
				signal.throwIfAborted();
				const hasPlace = isAccepted || room.hasPlace();
				const pauseMs = pace.waitMs();
				if (hasPlace && pauseMs > 0) await sleep(pauseMs, signal);
				else if (hasPlace && active < pace.limit()) break;
				else await room.change();
			}
			active += 1;
			room.started();
			pace.started();
		},
		leave: () => {
			active -= 1;
			room.ended();
		},
		active: () => active,
	};
}
