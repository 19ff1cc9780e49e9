import type { Queue } from "bullmq";
import type { Redis } from "ioredis";
import type { RowEnd } from "../call/row-call.ts";
import type { Arrivals } from "./arrivals.ts";
import { keysOf } from "./run-registry.ts";

/** Takes rows of a run that workers have ended off the server. */
export interface Taker {
	/**
	 * Ends with `end` every row that no worker works on: one that none has begun is off the server then, one that a silent
	 * worker had begun stays there. Rows whose call is under way are left for the next time.
	 */
	readonly takeBack: (end: RowEnd) => Promise<void>;
}

/** States of a job that no worker holds. */
const WAITS: ReadonlySet<string> = new Set(["waiting", "delayed"]);

interface TakerOptions {
	readonly jobs: Pick<Queue, "name" | "getJobState" | "remove">;
	readonly arrivals: Arrivals;
	readonly redis: Pick<Redis, "hexists">;
	/** Called when a row was taken off the server, also where nobody waits for its end any more. */
	readonly onTaken: (name: string) => Promise<void>;
}

/** A taker for the queue of a run. */
export function createTaker({ jobs, arrivals, redis, onTaken }: TakerOptions): Taker {
	const { started } = keysOf(jobs.name);
	const isBegun = async (name: string): Promise<boolean> => (await redis.hexists(started, name)) === 1;
	const takeOne = async (name: string, end: RowEnd): Promise<void> => {
		if (!WAITS.has(await jobs.getJobState(name))) return;
		if (!(await isBegun(name))) {
			if ((await jobs.remove(name)) === 0) return; // a worker has it now
			if (await isBegun(name)) return; // it has ended meanwhile
			await onTaken(name);
		}
		arrivals.endOne(name, end);
	};
	return {
		takeBack: async (end) => {
			await Promise.all(arrivals.givenNames().map((name) => takeOne(name, end)));
		},
	};
}
