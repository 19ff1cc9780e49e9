import { now, sleep } from "../../io/clock.ts";
import type { Job, Queue } from "bullmq";
import type { Redis } from "ioredis";
import { createPace, MOST_REFUSALS, readRetryAfterMs } from "@pusula/measure";
import { toFailedEnd } from "../call/call-here.ts";
import { isOfThisMachine, judgeError } from "../call/judge-error.ts";
import { toReason } from "../../errors/print-error.ts";
import type { Caller } from "../call/make-caller.ts";
import { endInDoubt, type RowEnd } from "../call/row-call.ts";
import type { Connection } from "./connect.ts";
import { holdLock, type JobLock } from "./hold-lock.ts";
import { type Insist, isPassing, LONGEST_PAUSE_MS } from "./insist.ts";
import { openWorker } from "./open-worker.ts";
import { pushResult } from "./results.ts";
import { hasRun, keysOf, PREFIX, type RunSettings, type RunStop, reportLeft } from "./run-registry.ts";
import { keepTicket, readTicket } from "./tickets.ts";
import { fromText } from "./transport.ts";

/** What a worker works with on one run. */
export interface ServeOptions {
	readonly connection: Connection;
	readonly id: string;
	readonly settings: RunSettings;
	readonly caller: Caller;
	/** Greatest number of calls at once of this worker. */
	readonly atOnce: number;
	/** How long a worker may be silent before its rows are given to others. */
	readonly takeoverMs: number;
	/** Called when a row has ended. */
	readonly onRow: (failed: boolean) => void;
	/** Makes the writes that must not be lost. */
	readonly insist: Insist;
	/** Called where the server has refused a result to the end: its row is in doubt. */
	readonly onLost: () => void;
	/** Called once where this machine can make no call of the run; others go on with it. */
	readonly onUnable: (error: unknown) => void;
}

/** A run that this worker serves. */
export interface ServedRun {
	/** This machine can make no call of it. */
	readonly hasLeft: () => boolean;
	/** Takes no further rows, and waits for the calls under way. */
	readonly close: () => Promise<void>;
}

/**
 * Makes the calls of a run's rows. A pause that a provider requests holds for all workers, and so do the run's rate and its
 * number of calls at once. Rows of a worker that fell silent come here: one that it had begun is in doubt, unless the
 * provider's ticket for it is known.
 */
export function serveRun(options: ServeOptions): ServedRun {
	const { connection, id, settings, insist, atOnce, takeoverMs } = options;
	const { Queue, RateLimitError } = connection.libraries.bullmq;
	const jobs = new Queue(id, { connection: connection.redis, prefix: PREFIX, skipMetasUpdate: true }); // the settings are those of the run
	const pace = createPace(atOnce, now);
	const work = async (job: Job<JobData>): Promise<void> => {
		const end = await endOf(job, options);
		if (end.kind === "again") {
			pace.refused(end.afterMs);
			worker.concurrency = pace.limit();
			await jobs.rateLimit(Math.max(1, Math.ceil(pace.waitMs())));
			throw new RateLimitError();
		}
		if (end.kind === "unable") {
			await leave(end.error);
			throw new RateLimitError(); // the row goes back
		}
		if (end.kind === "stopped") {
			await connection.redis.set(keysOf(id).stop, JSON.stringify(toStop(end.error)));
			await jobs.pause();
			throw new RateLimitError();
		}
		if (end.kind === "done") pace.succeeded();
		worker.concurrency = pace.limit();
		const write = (): Promise<void> => pushResult(connection.redis, keysOf(id).results, nameOf(job), end);
		if (!(await insist(write))) {
			options.onLost();
			throw new ServerError(); // the row comes to another worker, which finds it begun
		}
		options.onRow(end.kind === "failed");
	};
	const hold = (job: Job<JobData>, token = ""): Promise<void> =>
		holdLock({ ...lockOf(job, jobs, options), token }, () => work(job));
	const { rate } = settings;
	const concurrency = pace.limit();
	const worker = openWorker<JobData>({ connection, id, work: hold, concurrency, rate, takeoverMs });
	let hasLeft = false;
	const leave = async (error: unknown): Promise<void> => {
		if (hasLeft) return;
		hasLeft = true;
		options.onUnable(error);
		await attempt(() => reportLeft(connection.redis, id, toReason(error)), insist);
		void worker.close(); // waits for the calls under way, this one among them
	};
	jobs.on("error", () => {}); // the connection reports
	return {
		hasLeft: () => hasLeft,
		close: async () => {
			await worker.close();
			await attempt(() => deleteLeftovers(connection.redis, jobs), insist);
			await jobs.close();
		},
	};
}

/** Makes a write that the work can do without: it is given up where the server refuses it for good. */
async function attempt(write: () => Promise<unknown>, insist: Insist): Promise<void> {
	await insist(write, isPassing).catch(() => {});
}

/** Deletes what a worker has written after its run was taken away: ends that come late, and its check for silent workers. */
async function deleteLeftovers(redis: Redis, jobs: Queue): Promise<void> {
	if (redis.status !== "ready") return; // a command would wait for the server
	if (await hasRun(redis, jobs.name)) return;
	await redis.del(...Object.values(jobs.keys), ...Object.values(keysOf(jobs.name)));
}

/** What the job of a row holds: the text of its arguments. */
interface JobData {
	readonly call: string;
}

/** How a worker's call ended: `again` where the provider was busy and took nothing, `unable` where this machine is at fault. */
type WorkEnd =
	| RowEnd
	| { readonly kind: "again"; readonly afterMs: number | undefined }
	| { readonly kind: "unable"; readonly error: unknown };

/** Thrown where another worker had begun the call before. */
class BegunBefore extends Error {}

/** Wraps an error of the server, so that it is not taken for one of the call: the row is tried again later. */
class ServerError extends Error {}

async function endOf(job: Job<JobData>, { connection, id, caller, insist }: ServeOptions): Promise<WorkEnd> {
	const { redis } = connection;
	const { started } = keysOf(id);
	const name = nameOf(job);
	const { ticket: kept, earlier } = await readTicket({ redis, id, name });
	let ticket = kept;
	const release = (): Promise<unknown> => insist(() => redis.hdel(started, name));
	try {
		const result = await caller(fromText(job.data.call) as Record<string, unknown>, {
			signal: new AbortController().signal,
			job: ticket,
			onStart: async () => {
				if ((await asServer(redis.hsetnx(started, name, "1"))) === 0) throw new BegunBefore();
			},
			onJob: async (stored) => {
				ticket = stored;
				await attempt(() => keepTicket({ redis, id, name }, stored), insist); // this worker has it in any case
			},
		});
		return { kind: "done", ...result };
	} catch (error) {
		if (error instanceof ServerError) throw error;
		if (error instanceof BegunBefore) {
			await sleep(2 * LONGEST_PAUSE_MS, new AbortController().signal); // of two ends the first counts: its worker may hold one for a next try
			return endInDoubt();
		}
		const verdict = judgeError(error, earlier);
		const isAgain = verdict === "again" && job.attemptsStarted <= MOST_REFUSALS;
		if (verdict !== "stop" && !isAgain) return { ...toFailedEnd(error, ticket, earlier), job: ticket };
		if (ticket === undefined) await release();
		if (isAgain) return { kind: "again", afterMs: readRetryAfterMs(error) };
		return { kind: isOfThisMachine(error) ? "unable" : "stopped", error };
	}
}

async function asServer<Value>(reply: Promise<Value>): Promise<Value> {
	try {
		return await reply;
	} catch (error) {
		throw new ServerError(toReason(error), { cause: error });
	}
}

/** The lock of a job, where BullMQ keeps it. */
function lockOf(job: Job, jobs: Queue, { connection, takeoverMs }: ServeOptions): Omit<JobLock, "token"> {
	return { redis: connection.redis, key: jobs.toKey(`${nameOf(job)}:lock`), lastsMs: takeoverMs };
}

function nameOf({ id = "" }: Job): string {
	return id;
}

function toStop(error: unknown): RunStop {
	return { message: toReason(error) };
}
