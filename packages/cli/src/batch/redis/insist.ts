import { sleep } from "../../io/clock.ts";
import { CliError, EXIT } from "../../errors/cli-error.ts";
import { toReason } from "../../errors/print-error.ts";
import type { Messages } from "../../messages/messages.ts";

/** Longest time between two tries of a write that the server refuses, in milliseconds. */
export const LONGEST_PAUSE_MS = 1000;

/**
 * Makes a write until the server takes it; false where it was refused to the end.
 * @param mayPass Whether it is tried again after this error; another error is thrown. Default: always.
 */
export type Insist = (
	write: () => Promise<unknown>,
	mayPass?: (error: unknown) => boolean,
) => Promise<boolean>;

/** A time in which the server refuses writes. */
export interface Outage {
	/** @param write the write that waits to be tried again; absent where it is not */
	readonly refused: (error: unknown, write?: object) => void;
	/**
	 * The server took a write of the kind that it had refused. Where no other waits, the next refusal begins another outage: a
	 * server that is all but full takes one write and refuses the next.
	 */
	readonly ended: (write?: object) => void;
}

interface InsistOptions {
	/** Ends the waiting: a write is tried once more then, and given up. */
	readonly signal: AbortSignal;
	/** Time between two tries, in milliseconds. */
	readonly pauseMs: number;
	readonly outage: Outage;
}

/** True for an error that the server has replied with, as it does while it is full or out of sync; false for a broken connection. */
export function isRefusal(error: unknown): boolean {
	return error instanceof Error && error.name === "ReplyError";
}

/**
 * Codes of refusals that end without anybody's doing, or as the server's memory or disk has room again. Redis 6 puts a script's
 * name and line before the code.
 */
const PASSING =
	/(?:^|: -)(?:BUSY|CLUSTERDOWN|LOADING|MASTERDOWN|MISCONF|NOREPLICAS|OOM|READONLY|TRYAGAIN|UNBLOCKED)(?= |$)/;

/** True for a refusal that passes, as that of a replica that is out of sync does; false for a missing right or another type of value. */
export function isPassing(error: unknown): boolean {
	return error instanceof Error && isRefusal(error) && PASSING.test(error.message);
}

/** The error that ends a command where the server refuses what does not pass, or holds what the program did not put there. */
export function toUnusable(error: unknown, words: Messages): CliError {
	return new CliError(words.queue.unusable(toInnerReason(error)), EXIT.failed);
}

/** Outages of a server. @param onRefused called once for each, when it begins */
export function createOutage(onRefused: (reason: string) => void): Outage {
	let isOn = false;
	const waiting = new Set<object>();
	return {
		refused: (error, write) => {
			if (!isOn) onRefused(toInnerReason(error));
			isOn = true;
			if (write) waiting.add(write);
		},
		ended: (write) => {
			if (write) waiting.delete(write);
			isOn = waiting.size > 0;
		},
	};
}

/** For writes whose loss costs money: a server refuses them while its memory is full, or while it is a replica. */
export function createInsist({ signal, pauseMs, outage }: InsistOptions): Insist {
	return async (write, mayPass = () => true) => {
		for (let tries = 0; ; tries++) {
			const isLast = signal.aborted;
			try {
				await write();
				if (tries > 0) outage.ended(write);
				return true;
			} catch (error) {
				if (!mayPass(error)) throw error;
				outage.refused(error, write);
				if (isLast) return false;
			}
			await sleep(pauseMs, signal).catch(() => {}); // the signal ends the pause alone
		}
	};
}

/** A reason for the middle of a sentence. */
function toInnerReason(error: unknown): string {
	return toReason(error).replace(/\.$/, "");
}
