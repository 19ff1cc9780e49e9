import { randomUUID } from "node:crypto";
import type { Queue } from "bullmq";
import type { Redis } from "ioredis";
import type { TargetSettings } from "../../calls/open-target.ts";

/** Prefix of every key on the server. */
export const PREFIX = "pusula";

/** Form of what lies on the server; workers of another version leave a run alone. */
const VERSION = 1;

/** Hash of the open runs. */
const RUNS = `${PREFIX}:runs`;

/** What workers know of a run. It holds no key: each worker finds its own. */
export interface RunSettings extends TargetSettings {
	readonly task: string;
	/** Most calls at once, of all workers together. */
	readonly concurrency?: number | undefined;
	/** Most calls that start in a second, of all workers together. */
	readonly rate?: number | undefined;
}

/** Why workers ended a run: every other row would have failed the same way. */
export interface RunStop {
	readonly message: string;
}

/** Names of a run's own keys. */
export function keysOf(id: string) {
	const base = `${PREFIX}:${id}`;
	return {
		/** Stream of ends of rows, which are kept here until they are on the disk. */
		results: `${base}:results`,
		/** Hash of the rows whose call was begun. */
		started: `${base}:started`,
		/** Hash of the tickets of jobs that a provider has accepted. */
		tickets: `${base}:tickets`,
		/** Hash of the openings of the run in which workers submitted jobs; a job of a run without a queue has none. */
		submittedIn: `${base}:submitted-in`,
		/** Why the run was ended. */
		stop: `${base}:stop`,
		/** Why a worker has left the run to others. */
		left: `${base}:left`,
	};
}

/** A new name for a run. */
export function makeRunId(): string {
	return randomUUID();
}

/** Makes a run known to the workers, or goes on with one: workers that have left it try it again, and say anew why they leave. */
export async function openRun(redis: Redis, id: string, settings: RunSettings): Promise<void> {
	const { stop, left } = keysOf(id);
	await redis.del(stop, left);
	await redis.hset(RUNS, id, JSON.stringify({ version: VERSION, opening: randomUUID(), ...settings }));
}

/** Takes a run away, with its queue and its keys. */
export async function deleteRun(redis: Redis, jobs: Queue): Promise<void> {
	await jobs.obliterate({ force: true });
	await jobs.removeRateLimitKey();
	await redis.hdel(RUNS, jobs.name); // from here on workers delete what they still wrote
	await redis.del(...Object.values(keysOf(jobs.name)));
}

/** Says to the run's own side that a worker makes no calls of it, and why. */
export async function reportLeft(redis: Redis, id: string, reason: string): Promise<void> {
	await redis.set(keysOf(id).left, reason);
	if (!(await hasRun(redis, id))) await redis.del(keysOf(id).left); // it ended meanwhile
}

/** Whether a run is still known. */
export async function hasRun(redis: Redis, id: string): Promise<boolean> {
	return (await redis.hexists(RUNS, id)) === 1;
}

/** The opening that a run has now; undefined for one that is known no more. */
export async function readOpening(redis: Redis, id: string): Promise<string | undefined> {
	const text = await redis.hget(RUNS, id);
	return text === null ? undefined : readRun(text).opening;
}

/** A run that workers may serve. */
export interface OpenRun {
	/** Another one each time that the run is begun or gone on with. */
	readonly opening: string | undefined;
	/** Undefined for a run that another version wrote. */
	readonly settings: RunSettings | undefined;
}

/** The open runs by their names. */
export async function listRuns(redis: Redis): Promise<ReadonlyMap<string, OpenRun>> {
	const all = await redis.hgetall(RUNS);
	return new Map(Object.entries(all).map(([id, text]) => [id, readRun(text)]));
}

function readRun(text: string): OpenRun {
	const { version, opening, ...settings } = JSON.parse(text) as RunSettings & Written; // as `openRun` wrote it
	return { opening, settings: version === VERSION ? settings : undefined };
}

interface Written {
	readonly version?: number;
	readonly opening?: string;
}
