import { createHash } from "node:crypto";
import type { Account, Budget } from "./budget.ts";
import type { KeptRow, RowStore } from "./store/row-store.ts";
import type { RowCalls } from "./call/row-call.ts";
import { endLeft, isLeft } from "./left-rows.ts";
import type { Row } from "./rows/open-rows.ts";

/** Why a run ended before its last row. */
export type Stop =
	| { readonly kind: "error"; readonly error: unknown }
	| { readonly kind: "price" }
	| { readonly kind: "blind" }
	| { readonly kind: "changed"; readonly row: number };

/** What a run of rows works with. */
export interface RunOptions {
	readonly rows: AsyncIterable<Row>;
	readonly store: RowStore;
	readonly calls: RowCalls;
	readonly budget: Budget;
	/** What the calls cost. */
	readonly account: Account;
	/** Greatest number of rows under way. */
	readonly atOnce: number;
	readonly isRetried: boolean;
	/** Whether the rows of earlier runs that have no end are with workers. */
	readonly wasWithWorkers: boolean;
	readonly signal: AbortSignal;
	/** The arguments of a row's call. Files are paths still. */
	readonly toArgs: (row: Row) => Record<string, unknown>;
	/** The line of the output for a result. */
	readonly toLine: (row: Row, output: unknown) => Promise<string>;
	/** Called when a row has ended. */
	readonly onRow: (failed: boolean) => void;
}

/**
 * Makes the calls of all rows that have no result yet, and keeps each result before its row counts as done. After the
 * signal no call starts, and those under way are waited for.
 * @returns why it ended early; undefined where every row was tried
 * @throws what went wrong with the store or the output
 */
export async function runRows(options: RunOptions): Promise<Stop | undefined> {
	const { rows, store, atOnce, signal, budget } = options;
	const underWay = createUnderWay(store);
	const end: { stop?: Stop | undefined } = {};
	const isEnded = (): boolean => end.stop !== undefined || signal.aborted || underWay.hasBroken();
	for await (const row of rows) {
		const args = options.toArgs(row);
		const digest = digestOf(args);
		let kept = store.find(row.number);
		if (kept && kept.digest !== digest) end.stop = { kind: "changed", row: row.number };
		else if (!isWanted(kept, options)) continue;
		else if (isLeft(kept, options)) kept = await endLeft({ row: row.number, args, digest }, options);
		if (budget.isBlind()) end.stop ??= { kind: "blind" };
		const fits = (): boolean => isBegun(kept) || budget.hasRoom(underWay.size());
		while (!isEnded() && underWay.size() > 0 && (underWay.size() >= atOnce || !fits()))
			await underWay.oneEnds();
		if (!isEnded() && !fits()) end.stop = { kind: "price" };
		if (isEnded()) break;
		underWay.add(row.number, async () => {
			const ended = await runRow({ row, args, digest, kept, isEnded }, options);
			end.stop ??= ended;
		});
	}
	await underWay.allEnd();
	store.write(Number.MAX_SAFE_INTEGER);
	return end.stop;
}

/** Rows after which finished lines are written to the output, so that not every row waits for the disk twice. */
const ROWS_PER_WRITE = 256;

/** The rows under way. One waits for them: the loop over all rows. */
function createUnderWay(store: RowStore) {
	const rows = new Set<number>();
	let ended = 0;
	let broken: { readonly error: unknown } | undefined;
	let wake = (): void => {};
	const oneEnds = (): Promise<void> => new Promise((resolve) => (wake = resolve));
	const run = async (row: number, work: () => Promise<void>): Promise<void> => {
		try {
			await work();
		} catch (error) {
			broken ??= { error };
		}
		rows.delete(row);
		ended += 1;
		if (ended % ROWS_PER_WRITE === 0 && !broken) store.write(Math.min(row + 1, ...rows));
		wake();
	};
	return {
		size: () => rows.size,
		hasBroken: () => broken !== undefined,
		oneEnds,
		add: (row: number, work: () => Promise<void>): void => {
			rows.add(row);
			void run(row, work);
		},
		allEnd: async (): Promise<void> => {
			while (rows.size > 0) await oneEnds();
			if (broken) throw broken.error;
		},
	};
}

interface Work {
	readonly row: Row;
	readonly args: Record<string, unknown>;
	readonly digest: string;
	readonly kept: KeptRow | undefined;
	readonly isEnded: () => boolean;
}

async function runRow(
	{ row, args, digest, kept, isEnded }: Work,
	options: RunOptions,
): Promise<Stop | undefined> {
	const { store, account, budget, calls } = options;
	const { number } = row;
	const isPaid = kept?.isPaid ?? false;
	const end = await calls.call({
		row: number,
		args,
		ended: kept?.ended ?? 0,
		wasStarted: kept?.state === "started",
		job: kept?.job,
		isEnded,
		onStart: () => store.start(number, digest),
		onRefused: () => store.release(number),
		onJob: (job) => store.accept(number, digest, job),
	});
	if (end.kind === "interrupted") return undefined;
	if (end.kind === "stopped") return { kind: "error", error: end.error };
	if (end.kind === "failed") {
		const price = end.mayBeBilled && !isPaid ? account.doubt(args) : undefined;
		const { failure, hasJobEnded } = end;
		const isNew = end.job !== undefined && kept?.job === undefined;
		await Promise.all([
			isNew && store.accept(number, digest, end.job),
			store.settle(number, digest, { failure, hasJobEnded, price }),
		]); // one commit
	} else {
		const price = isPaid ? undefined : account.spend(end.usage);
		await store.settle(number, digest, { line: await options.toLine(row, end.output), price, ...end.usage });
	}
	end.onKept?.();
	options.onRow(end.kind === "failed");
	return budget.isBlind() ? { kind: "blind" } : undefined;
}

/** An earlier run began the row's call, so that what it costs may have been spent already: no bound keeps it from its end. */
function isBegun(kept: KeptRow | undefined): boolean {
	return kept?.state === "started" || kept?.state === "accepted" || kept?.isPaid === true;
}

function isWanted(kept: KeptRow | undefined, { isRetried }: RunOptions): boolean {
	if (kept === undefined || kept.state === "done") return kept === undefined;
	return kept.state !== "failed" || isRetried;
}

function digestOf(args: Readonly<Record<string, unknown>>): string {
	return createHash("sha256").update(JSON.stringify(args)).digest("base64url").slice(0, 22);
}
