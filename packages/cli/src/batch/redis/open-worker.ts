import type { Job, Processor, Worker } from "bullmq";
import { sleep } from "../../io/clock.ts";
import type { Connection } from "./connect.ts";
import { LONGEST_PAUSE_MS } from "./insist.ts";
import { toRateLimit } from "./limit-rate.ts";
import { PREFIX } from "./run-registry.ts";

/** What the worker of a run is made of. */
interface WorkerParts<Data> {
	readonly connection: Connection;
	/** Name of the run's queue. */
	readonly id: string;
	readonly work: Processor<Data, void>;
	readonly concurrency: number;
	/** Most calls that start in a second, of all workers together; undefined for no bound. */
	readonly rate: number | undefined;
	/** How long a worker may be silent before its rows are given to others. */
	readonly takeoverMs: number;
}

/**
 * A worker of BullMQ that waits after a fetch which the server refuses, as it does while its memory is full. BullMQ itself
 * fetches again at once.
 */
export function openWorker<Data>(parts: WorkerParts<Data>): Worker<Data, void> {
	const { connection, id, work, concurrency, rate, takeoverMs } = parts;
	const closing = new AbortController();
	class WaitingWorker extends connection.libraries.bullmq.Worker<Data, void> {
		protected override async moveToActive(token: string, name?: string): Promise<Job<Data, void>> {
			try {
				return await super.moveToActive(token, name);
			} catch (error) {
				await sleep(LONGEST_PAUSE_MS, closing.signal).catch(() => {}); // the signal ends the pause alone
				throw error;
			}
		}
	}
	const worker = new WaitingWorker(id, work, {
		connection: connection.redis,
		prefix: PREFIX,
		concurrency,
		limiter: toRateLimit(rate),
		lockDuration: takeoverMs,
		stalledInterval: takeoverMs,
		maxStalledCount: Number.MAX_SAFE_INTEGER,
	});
	worker.on("closing", () => closing.abort());
	worker.on("error", () => {}); // the connection reports
	return worker;
}
