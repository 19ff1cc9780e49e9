import { sleep } from "../../io/clock.ts";
import { toReason } from "../../errors/print-error.ts";

/** Makes a write until the server takes it; false where it was refused to the end. */
export type Insist = (write: () => Promise<unknown>) => Promise<boolean>;

interface InsistOptions {
	/** Ends the waiting: a write is tried once more then, and given up. */
	readonly signal: AbortSignal;
	/** Time between two tries, in milliseconds. */
	readonly pauseMs: number;
	/** Called once, when the first write is refused. */
	readonly onRefused: (reason: string) => void;
}

/** For writes whose loss costs money: a server refuses them while its memory is full, or while it is a replica. */
export function createInsist({ signal, pauseMs, onRefused }: InsistOptions): Insist {
	let isKnown = false;
	return async (write) => {
		for (;;) {
			const isLast = signal.aborted;
			try {
				await write();
				return true;
			} catch (error) {
				if (!isKnown) onRefused(toRefusal(error));
				isKnown = true;
				if (isLast) return false;
			}
			await sleep(pauseMs, signal).catch(() => {}); // the signal ends the pause alone
		}
	};
}

/** Why a server refused a command, for the middle of a sentence. */
export function toRefusal(error: unknown): string {
	return toReason(error).replace(/\.$/, "");
}
