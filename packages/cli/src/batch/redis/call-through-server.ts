import type { RowStore } from "../store/row-store.ts";
import type { Queue } from "bullmq";
import type { Redis } from "ioredis";
import { CliError, EXIT } from "../../errors/cli-error.ts";
import type { Messages } from "../../messages/messages.ts";
import { toFailedEnd } from "../call/call-here.ts";
import { type RowCalls, type RowEnd, type RowWork } from "../call/row-call.ts";
import { type Arrivals, createArrivals } from "./arrivals.ts";
import type { Connection } from "./connect.ts";
import {
	createInsist,
	createOutage,
	type Insist,
	isRefusal,
	LONGEST_PAUSE_MS,
	type Outage,
	toUnusable,
} from "./insist.ts";
import { createLostRows } from "./lost-rows.ts";
import { type ArrivedResult, readResults } from "./results.ts";
import {
	deleteRun,
	hasRun,
	keysOf,
	makeRunId,
	openRun,
	PREFIX,
	type RunSettings,
	type RunStop,
} from "./run-registry.ts";
import { createTaker, type Taker } from "./take-back.ts";
import { toText } from "./transport.ts";

/** What calls that workers make work with. */
export interface ThroughServerOptions {
	readonly connection: Connection;
	readonly settings: RunSettings;
	/** The store of the rows, which names the run on the server. */
	readonly store: RowStore;
	readonly signal: AbortSignal;
	readonly words: Messages;
	readonly loadFiles: (args: Record<string, unknown>) => Promise<Record<string, unknown>>;
	/** Called once for each time in which the server takes no writes, such as those of workers. */
	readonly onRefused: (reason: string) => void;
	/** Called where a worker makes no calls of the run, such as one whose key is refused. */
	readonly onLeft: (reason: string) => void;
}

/** Calls that workers make, on this machine and on others. */
export interface CallsThroughServer extends RowCalls {
	/** Ends the reading; takes the run off the server where no row of it is left there. */
	readonly close: () => Promise<void>;
	/** Why no worker goes on with the run: one has ended it, or the server has lost it. */
	readonly endedBy: () => "worker" | "server" | undefined;
}

/** A row that was put into the server's queue is tried again by itself where a worker could not even begin its call. */
const ATTEMPTS = { attempts: 1000, backoff: { type: "fixed", delay: 1000 } } as const;

/**
 * Puts rows into BullMQ and waits for their ends. A row's job has a name of its own, so that it is in the queue once however
 * often it is put there; its end stays on the server until it is on this machine's disk.
 */
export async function callThroughServer(options: ThroughServerOptions): Promise<CallsThroughServer> {
	const { connection, store, signal, words, onRefused } = options;
	const { redis } = connection;
	const id = store.runId() ?? makeRunId();
	store.setRunId(id);
	const outage = createOutage(onRefused);
	const insist = createInsist({ signal, pauseMs: LONGEST_PAUSE_MS, outage });
	const jobs = makeJobs(id, options);
	if (!(await insist(() => openJobs(jobs, options)))) {
		if (store.counts().started === 0) store.setRunId(undefined);
		throw signal.reason; // only an interruption ends the tries
	}
	const arrivals = createArrivals();
	const onTaken = (name: string): Promise<void> => store.release(rowOf(name));
	const taker = createTaker({ jobs, arrivals, redis, onTaken });
	const lost = createLostRows({ jobs, arrivals, insist });
	const reader = startReading({ id, arrivals, taker, outage }, options);
	const interrupt = (): void => arrivals.endAll({ kind: "interrupted" });
	signal.addEventListener("abort", interrupt);
	redis.on("ready", () => void lost.endAllLost().catch(reader.end));
	await arrivals.allRead();
	return {
		call: async (work) => {
			const name = nameOf(work);
			const ending = arrivals.waitFor(name);
			if (!arrivals.isWaiting(name)) return ending;
			try {
				if (work.wasStarted) await lost.endIfLost(name);
				else await put(work, jobs, insist, options);
				arrivals.given(name);
			} catch (error) {
				arrivals.endOne(name, toEndHere(error, words));
			}
			return ending;
		},
		active: arrivals.size,
		close: async () => {
			signal.removeEventListener("abort", interrupt);
			await reader.stop();
			const isDone = store.counts().started === 0;
			if (isDone && (await insist(() => deleteRun(redis, jobs)))) store.setRunId(undefined);
			await jobs.close();
		},
		endedBy: reader.endedBy,
	};
}

function makeJobs(id: string, { connection: { redis, libraries } }: ThroughServerOptions): Queue {
	const jobs = new libraries.bullmq.Queue(id, {
		connection: redis,
		prefix: PREFIX,
		streams: { events: { maxLen: 100 } },
	});
	jobs.on("error", () => {}); // the connection reports
	return jobs;
}

/** Opens the queue of a run, with its limits for all workers together. */
async function openJobs(jobs: Queue, { connection, settings }: ThroughServerOptions): Promise<void> {
	await openRun(connection.redis, jobs.name, settings);
	if (settings.concurrency === undefined) await jobs.removeGlobalConcurrency();
	else await jobs.setGlobalConcurrency(settings.concurrency);
	await jobs.resume();
}

interface Reading {
	readonly id: string;
	readonly arrivals: Arrivals;
	readonly taker: Taker;
	readonly outage: Outage;
}

/**
 * Reads ends of rows until it is stopped, and checks after each read whether the run is still open. Where workers have ended
 * it, rows that none has begun come back, and the calls under way are waited for.
 */
function startReading(
	{ id, arrivals, taker, outage }: Reading,
	{ connection, words, onLeft }: ThroughServerOptions,
) {
	const { redis } = connection;
	const { results, stop, left } = keysOf(id);
	const closing = new AbortController();
	const reader = connection.another();
	const end = (error: unknown): void => arrivals.endAll(toStopped(error, words));
	let endedBy: ReturnType<CallsThroughServer["endedBy"]>;
	let lastLeft: string | null = null;
	const watch = async (read: readonly ArrivedResult[]): Promise<void> => {
		arrivals.add(read);
		if (read.length === 0 && arrivals.size() > 0) await probe(redis, stop, outage);
		const [reason = null, leftFor = null] = await redis.mget(stop, left);
		if (leftFor !== null && leftFor !== lastLeft) onLeft(leftFor);
		lastLeft = leftFor;
		if (reason !== null) {
			endedBy = "worker";
			const { message } = JSON.parse(reason) as RunStop; // as a worker wrote it
			const error = new CliError(words.queue.stopped(message), EXIT.failed);
			await taker.takeBack({ kind: "stopped", error });
		} else if (!(await hasRun(redis, id))) {
			endedBy = "server";
			end(new CliError(words.queue.gone, EXIT.failed));
		}
	};
	const reading = readResults({
		redis: reader,
		remover: redis,
		key: results,
		onRead: watch,
		onRefused: (error) => outage.refused(error),
		signal: closing.signal,
	}).catch(end);
	return {
		end,
		endedBy: () => endedBy,
		stop: async (): Promise<void> => {
			closing.abort();
			reader.disconnect();
			await reading;
		},
	};
}

/** Finds out why nothing comes: a server that refuses writes refuses this one, which would change nothing. */
async function probe(redis: Redis, key: string, outage: Outage): Promise<void> {
	try {
		await redis.setrange(key, 0, "");
		outage.ended();
	} catch (error) {
		outage.refused(error);
	}
}

/** The end of a run that the server's refusals, which do not pass, or an error of this machine ends. */
function toStopped(error: unknown, words: Messages): RowEnd {
	return { kind: "stopped", error: isRefusal(error) ? toUnusable(error, words) : error };
}

/** The name of a row's job: a row that is tried again has another. */
function nameOf({ row, ended }: RowWork): string {
	return `${row}-${ended}`;
}

function rowOf(name: string): number {
	return Number.parseInt(name, 10);
}

/** Puts a row into the queue, with the ticket of its job, as soon as the server takes it; after an interruption it is left where it is. */
async function put(
	work: RowWork,
	jobs: Queue,
	insist: Insist,
	{ connection: { redis }, loadFiles }: ThroughServerOptions,
): Promise<void> {
	const { tickets } = keysOf(jobs.name);
	const data = { call: await toText(await loadFiles(work.args)) };
	const job = { jobId: nameOf(work), ...ATTEMPTS, removeOnComplete: true };
	const give = async (): Promise<void> => {
		if (work.job) await redis.hset(tickets, nameOf(work), JSON.stringify(work.job));
		await jobs.add("row", data, job);
	};
	if (await insist(give)) await work.onStart();
}

/** The end of a row that could not be put into the queue, such as one whose file cannot be read, or be looked for there. */
function toEndHere(error: unknown, words: Messages): RowEnd {
	return error instanceof CliError ? toFailedEnd(error) : toStopped(error, words);
}
