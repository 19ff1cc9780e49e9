import { nextTurn, sleep } from "../../io/clock.ts";
import type { Redis } from "ioredis";
import type { RowEnd } from "../call/row-call.ts";
import { isPassing, LONGEST_PAUSE_MS } from "./insist.ts";
import { fromText, toText } from "./transport.ts";

/** Entries that are read at once. */
const AT_ONCE = 200;

/** How long a read waits for entries, in milliseconds. */
const WAIT_MS = 1000;

/** Keeps the end of a row on the server until it is taken. */
export async function pushResult(redis: Redis, key: string, id: string, end: RowEnd): Promise<void> {
	await redis.xadd(key, "*", "id", id, "end", await toText(end));
}

/** What XREAD returns: for each stream its entries, each with its name and its fields. */
type StreamRead = [stream: string, entries: StreamEntries][] | null;
type StreamEntries = [name: string, fields: string[]][];

/** An end of a row that a worker has left. */
export interface ArrivedResult {
	/** Name of the row's job. */
	readonly id: string;
	readonly end: RowEnd;
	/** Takes it off the server: it is on the disk now. */
	readonly remove: () => void;
}

/** Where ends of rows are read, and what is called as they come. */
interface ReadOptions {
	/** A connection of its own, as reads wait. */
	readonly redis: Redis;
	readonly remover: Redis;
	readonly key: string;
	/** Called after each read, with what came; with nothing where everything that was there has been read. */
	readonly onRead: (results: readonly ArrivedResult[]) => Promise<void>;
	/** Called where the server has refused a read for now, as a replica that is out of sync does; it is read again after a pause. */
	readonly onRefused: (error: unknown) => void;
	readonly signal: AbortSignal;
}

/**
 * Reads the ends of rows as they come, those that were left before first. An entry stays on the server until it is removed.
 * @throws a refusal that does not pass
 */
export async function readResults({
	redis,
	remover,
	key,
	onRead,
	onRefused,
	signal,
}: ReadOptions): Promise<void> {
	const remove = createRemover(remover, key);
	let last = "0";
	let isFirst = true;
	const readNext = async (): Promise<void> => {
		const read: StreamRead | undefined = isFirst
			? await redis.xread("COUNT", AT_ONCE, "STREAMS", key, last)
			: await redis.xread("COUNT", AT_ONCE, "BLOCK", WAIT_MS, "STREAMS", key, last).catch(whereUnblocked);
		if (read === undefined) return;
		const entries: StreamEntries = read?.[0]?.[1] ?? [];
		last = entries.at(-1)?.[0] ?? last;
		isFirst &&= entries.length > 0;
		await onRead(
			entries.map(([entry, [, id = "", , text = ""]]) => ({
				id,
				end: fromText(text) as RowEnd, // as `pushResult` wrote it
				remove: () => remove(entry),
			})),
		);
	};
	while (!signal.aborted) {
		try {
			await readNext();
		} catch (error) {
			if (!isPassing(error)) throw error;
			onRefused(error);
			await sleep(LONGEST_PAUSE_MS, signal).catch(() => {}); // the signal ends the pause alone
		}
	}
}

/** Undefined where the server has ended the wait of a read, as it does when it becomes a replica: nothing was read. */
function whereUnblocked(error: unknown): undefined {
	if (error instanceof Error && error.message.startsWith("UNBLOCKED")) return;
	throw error;
}

/** Removals of the same turn of the event loop are one command. */
function createRemover(redis: Redis, key: string): (entry: string) => void {
	let waiting: string[] = [];
	return (entry) => {
		waiting.push(entry);
		if (waiting.length > 1) return;
		nextTurn(() => {
			const entries = waiting;
			waiting = [];
			redis.xdel(key, ...entries).catch(() => {}); // what stays is read again, and known to be done
		});
	};
}
