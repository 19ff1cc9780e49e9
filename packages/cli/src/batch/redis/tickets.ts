import type { StoredJob } from "@pusula/inference";
import type { Redis } from "ioredis";
import { keysOf, readOpening } from "./run-registry.ts";

/** A row of a run on the server. */
interface RowOnServer {
	readonly redis: Redis;
	readonly id: string;
	/** Name of the row's job. */
	readonly name: string;
}

/** The provider's job of a row. */
interface RowTicket {
	readonly ticket?: StoredJob;
	/** The same, where it was submitted before the run was begun or gone on with last: a worker that takes over a row goes on with a job of this run. */
	readonly earlier?: StoredJob;
}

/** The job that a provider has accepted for a row. */
export async function readTicket({ redis, id, name }: RowOnServer): Promise<RowTicket> {
	const { tickets, submittedIn } = keysOf(id);
	const text = await redis.hget(tickets, name);
	if (text === null) return {};
	const ticket = JSON.parse(text) as StoredJob; // as it was put there below, or with the row
	const opening = await redis.hget(submittedIn, name);
	return opening !== null && opening === (await readOpening(redis, id))
		? { ticket }
		: { ticket, earlier: ticket };
}

/** Keeps the job that a worker has submitted, which costs money, and then the opening of the run in which it did. */
export async function keepTicket({ redis, id, name }: RowOnServer, ticket: StoredJob): Promise<void> {
	const { tickets, submittedIn } = keysOf(id);
	await redis.hset(tickets, name, JSON.stringify(ticket));
	const opening = await readOpening(redis, id);
	if (opening !== undefined) await redis.hset(submittedIn, name, opening);
}
