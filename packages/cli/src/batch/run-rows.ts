import { createHash } from "node:crypto";
import { InferenceError } from "@pusula/inference";
import { toReason } from "../errors/print-error.ts";
import type { Budget } from "./budget.ts";
import type { Gate } from "./gate.ts";
import { judgeError } from "./judge-error.ts";
import type { Caller, CallResult } from "./make-caller.ts";
import type { Pace } from "./pace.ts";
import type { KeptRow, Queue, RowFailure } from "./queue/queue.ts";
import type { Row } from "./rows/open-rows.ts";

/** Times that a row is put off because its provider is busy, before it counts as failed. */
const MOST_REFUSALS = 20;

/** Why a run ended before its last row. */
export type Stop =
	| { readonly kind: "error"; readonly error: unknown }
	| { readonly kind: "price" }
	| { readonly kind: "blind" }
	| { readonly kind: "changed"; readonly row: number };

/** What a run of rows works with. */
export interface RunOptions {
	readonly rows: AsyncIterable<Row>;
	readonly queue: Queue;
	readonly caller: Caller;
	readonly pace: Pace;
	readonly gate: Gate;
	readonly budget: Budget;
	/** Greatest number of rows under way. */
	readonly most: number;
	readonly isRetried: boolean;
	readonly signal: AbortSignal;
	/** The arguments of a row's call. Files are paths still. */
	readonly toArgs: (row: Row) => Record<string, unknown>;
	readonly loadFiles: (args: Record<string, unknown>) => Promise<Record<string, unknown>>;
	/** The line of the output for a result. */
	readonly toLine: (row: Row, output: unknown) => Promise<string>;
	/** Called when a row has ended. */
	readonly onRow: (failed: boolean) => void;
}

/**
 * Makes the calls of all rows that have no result yet, and keeps each result before its row counts as done.
 * @returns why it ended early; undefined where every row was tried
 */
export async function runRows(options: RunOptions): Promise<Stop | undefined> {
	const { rows, queue, most, signal, budget } = options;
	const underWay = new Map<number, Promise<void>>();
	const writer = createWriter(queue);
	const end: { stop?: Stop | undefined } = {};
	const isEnded = (): boolean => end.stop !== undefined || signal.aborted;
	for await (const row of rows) {
		const args = options.toArgs(row);
		const digest = digestOf(args);
		const kept = queue.find(row.number);
		if (kept && kept.digest !== digest) end.stop = { kind: "changed", row: row.number };
		else if (!isWanted(kept, options)) continue;
		while (!isEnded() && underWay.size > 0 && (underWay.size >= most || !budget.hasRoom(underWay.size)))
			await Promise.race(underWay.values());
		if (!isEnded() && !budget.hasRoom(underWay.size)) end.stop = { kind: "price" };
		if (isEnded()) break;
		const work = async (): Promise<void> => {
			try {
				const ended = await runRow({ row, args, digest, job: kept?.job, isEnded }, options);
				end.stop ??= ended;
			} finally {
				underWay.delete(row.number);
				writer.rowEnded(Math.min(row.number + 1, ...underWay.keys()));
			}
		};
		underWay.set(row.number, work());
	}
	await Promise.all(underWay.values());
	queue.write(Number.MAX_SAFE_INTEGER);
	return end.stop;
}

/** Rows after which finished lines are written to the output, so that not every row waits for the disk twice. */
const ROWS_PER_WRITE = 256;

function createWriter(queue: Queue): { readonly rowEnded: (before: number) => void } {
	let ended = 0;
	return {
		rowEnded: (before) => {
			ended += 1;
			if (ended % ROWS_PER_WRITE === 0) queue.write(before);
		},
	};
}

interface Work {
	readonly row: Row;
	readonly args: Record<string, unknown>;
	readonly digest: string;
	readonly job: KeptRow["job"];
	readonly isEnded: () => boolean;
}

async function runRow(
	{ row, args, digest, job, isEnded }: Work,
	options: RunOptions,
): Promise<Stop | undefined> {
	const { queue, caller, pace, gate, budget, signal } = options;
	let accepted = job;
	const onJob = async (stored: NonNullable<typeof job>): Promise<void> => {
		accepted = stored;
		await queue.accept(row.number, digest, stored);
	};
	for (let refusals = 0; ; refusals++) {
		try {
			await gate.enter();
		} catch {
			return undefined;
		}
		let result: CallResult;
		try {
			if (isEnded()) return undefined;
			const loaded = await options.loadFiles(args);
			result = await caller(loaded, { signal, job: accepted, onJob });
		} catch (error) {
			if (signal.aborted) return undefined;
			const verdict = judgeError(error);
			if (verdict === "stop") return { kind: "error", error };
			if (verdict === "again" && refusals < MOST_REFUSALS) {
				pace.refused(retryAfterMs(error));
				continue;
			}
			const price = isBilled(error) ? budget.spendFailed() : undefined;
			await queue.settle(row.number, digest, { failure: toFailure(error), price });
			options.onRow(true);
			return undefined;
		} finally {
			gate.leave();
		}
		pace.succeeded();
		const price = budget.spend(result.usage);
		const line = await options.toLine(row, result.output);
		await queue.settle(row.number, digest, { line, price, ...result.usage });
		options.onRow(false);
		return budget.isBlind() ? { kind: "blind" } : undefined;
	}
}

function isWanted(kept: KeptRow | undefined, { isRetried }: RunOptions): boolean {
	return kept === undefined || kept.state === "accepted" || (kept.state === "failed" && isRetried);
}

function digestOf(args: Readonly<Record<string, unknown>>): string {
	return createHash("sha256").update(JSON.stringify(args)).digest("base64url").slice(0, 22);
}

function retryAfterMs(error: unknown): number | undefined {
	const seconds = InferenceError.is(error) ? error.retryAfter : undefined;
	return seconds === undefined ? undefined : seconds * 1000;
}

function isBilled(error: unknown): boolean {
	return InferenceError.is(error) && error.attempts?.some(({ mayBeBilled }) => mayBeBilled) === true;
}

function toFailure(error: unknown): RowFailure {
	const { code, status } = InferenceError.is(error) ? error : { code: "input", status: undefined };
	return { code, message: toReason(error), ...(status !== undefined && { status }) };
}
