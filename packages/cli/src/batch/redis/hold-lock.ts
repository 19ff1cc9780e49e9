import type { Redis } from "ioredis";
import { sleep } from "../../io/clock.ts";

/** The lock of a job that a worker holds. */
export interface JobLock {
	readonly redis: Redis;
	/** Its name on the server. */
	readonly key: string;
	/** Its value, by which the worker knows it for its own. */
	readonly token: string;
	/** How long it lasts when nobody renews it, in milliseconds. */
	readonly lastsMs: number;
}

/** Renewals while a lock lasts. */
const RENEWALS = 3;

/** Lets the lock last longer where it is still this worker's own. A server whose memory is full takes both commands. */
const RENEW = `if redis.call("GET", KEYS[1]) == ARGV[1] then redis.call("PEXPIRE", KEYS[1], ARGV[2]) end`;

/**
 * Does a work whose row no other worker may take meanwhile. BullMQ renews locks too, with a command that a server refuses while
 * its memory is full: a call that is longer than the lock would then come to another worker, and be in doubt.
 */
export async function holdLock<Result>(lock: JobLock, work: () => Promise<Result>): Promise<Result> {
	const ended = new AbortController();
	void keepRenewing(lock, ended.signal);
	try {
		return await work();
	} finally {
		ended.abort();
	}
}

async function keepRenewing({ redis, key, token, lastsMs }: JobLock, signal: AbortSignal): Promise<void> {
	for (;;) {
		await sleep(lastsMs / RENEWALS, signal).catch(() => {}); // the signal ends the loop
		if (signal.aborted) return;
		await redis.eval(RENEW, 1, key, token, lastsMs).catch(() => {}); // a replica refuses it, and the next try may pass
	}
}
