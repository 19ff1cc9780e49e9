import type { Queue } from "bullmq";
import { endInDoubt } from "../call/row-call.ts";
import type { Arrivals } from "./arrivals.ts";
import { type Insist, isPassing, isRefusal } from "./insist.ts";

/** Finds rows that the server has lost. */
export interface LostRows {
	/**
	 * Ends a row in doubt that is neither in the queue nor among the results: its call may have been made.
	 * @throws a refusal that does not pass
	 */
	readonly endIfLost: (name: string) => Promise<void>;
	/** The same, and throws the same, for every row that waits and was given to the server: after a break it may have forgotten its last rows. */
	readonly endAllLost: () => Promise<void>;
}

interface LostRowsOptions {
	readonly jobs: Pick<Queue, "getJobState">;
	readonly arrivals: Arrivals;
	readonly insist: Insist;
}

/** Waits for a server that refuses its reads, as a replica may that is out of sync. */
export function createLostRows({ jobs, arrivals, insist }: LostRowsOptions): LostRows {
	const endIfLost = async (name: string): Promise<void> => {
		let state: string | undefined;
		const read = async (): Promise<unknown> => (state = await jobs.getJobState(name).catch(whereBroken));
		await insist(read, isPassing);
		if (state !== "unknown" && state !== "failed") return;
		await arrivals.allRead();
		arrivals.endOne(name, endInDoubt());
	};
	return {
		endIfLost,
		endAllLost: async () => {
			for (const name of arrivals.givenNames()) await endIfLost(name);
		},
	};
}

/** Undefined where the connection has broken: the next one looks for lost rows again. */
function whereBroken(error: unknown): undefined {
	if (isRefusal(error)) throw error;
}
