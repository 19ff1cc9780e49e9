import { nextTurn } from "../../io/clock.ts";
import type { DatabaseSync } from "node:sqlite";
import type { StoredJob } from "@pusula/inference";
import { openDatabase } from "./open-database.ts";
import { openOutput, type WrittenOutput } from "./output-file.ts";
import { createTables, prepareRows } from "./sql.ts";
import type { KeptRow, RowCounts, RowFailure, RowOutcome, RowStore } from "./row-store.ts";

/** Lines written to the output at once. */
const LINES_AT_ONCE = 500;

/** Options of a store on this machine. */
export interface SqliteRowStoreOptions {
	/** The database. */
	readonly path: string;
	readonly out: string;
	/** First line of the output, for a table; empty for none. */
	readonly head: string;
	/** What the rows are run with; a store with other settings is refused. */
	readonly settings: string;
}

/** Thrown where a store cannot go on: it was made with other settings, or its output is not what it left behind. */
export class RowStoreError extends Error {
	readonly reason: "other-settings" | "missing-output" | "other-output";

	constructor(reason: RowStoreError["reason"]) {
		super(reason);
		this.name = "RowStoreError";
		this.reason = reason;
	}
}

/**
 * A store in a database beside the output. Results are committed before they are written, and how long the output is after
 * it was written and synchronised: after a crash the output is cut to that length and goes on from there, so that every line is in
 * it once. An output that was changed by anyone else is not touched.
 * @throws RowStoreError
 */
export async function openSqliteRowStore(options: SqliteRowStoreOptions): Promise<RowStore> {
	const database = await openDatabase(options.path);
	createTables(database);
	const facts = openFacts(database);
	if ((facts.get("settings") ?? options.settings) !== options.settings) {
		database.close();
		throw new RowStoreError("other-settings");
	}
	facts.set("settings", options.settings);
	const commits = openCommits(database);
	const rows = prepareRows(database);
	const readLines = (before: number) =>
		rows.unwritten.all(before, LINES_AT_ONCE) as { row: number; line: string }[]; // the columns of the query
	const joinLines = (lines: readonly { line: string }[]): string => lines.map(({ line }) => line).join("");
	const written = readWritten(facts);
	const isNew = written.length === 0;
	const output = await openOutput(
		options.out,
		written,
		() => (isNew ? options.head : "") + joinLines(readLines(Number.MAX_SAFE_INTEGER)),
	);
	if (typeof output === "string") {
		database.close();
		throw new RowStoreError(output);
	}
	const keepWritten = (now: WrittenOutput): void => {
		for (const [name, value] of Object.entries(now)) facts.set(name, String(value));
	};
	if (isNew && options.head !== "") keepWritten(output.append(options.head));
	return {
		find: (row) => toKept(rows.find.get(row)),
		start: (row, digest) => commits.add(() => rows.start.run(row, digest)),
		release: (row) => commits.add(() => rows.release.run(row)),
		accept: (row, digest, job) => commits.add(() => rows.accept.run(row, digest, JSON.stringify(job))),
		settle: (row, digest, outcome) => commits.add(() => rows.settle.run(row, digest, ...toColumns(outcome))),
		counts: () => rows.counts.get() as unknown as RowCounts, // the columns of the query
		failures: () => rows.failures.iterate() as Iterable<RowFailure & { row: number }>, // the columns of the query
		write: (before) => {
			for (;;) {
				const lines = readLines(before);
				if (lines.length === 0) return;
				const now = output.append(joinLines(lines));
				database.exec("BEGIN");
				for (const { row } of lines) rows.written.run(row);
				keepWritten(now);
				database.exec("COMMIT");
			}
		},
		runId: () => facts.get("run"),
		setRunId: (id) => facts.set("run", id),
		close: () => {
			commits.flush();
			output.close();
			database.close();
		},
	};
}

function openFacts(database: DatabaseSync) {
	const read = database.prepare("SELECT value FROM facts WHERE name = ?");
	const write = database.prepare("INSERT OR REPLACE INTO facts (name, value) VALUES (?, ?)");
	const clear = database.prepare("DELETE FROM facts WHERE name = ?");
	return {
		get: (name: string): string | undefined => read.get(name)?.["value"]?.toString(),
		set: (name: string, value: string | undefined): void =>
			void (value === undefined ? clear.run(name) : write.run(name, value)),
	};
}

/** How the output was left. */
function readWritten(facts: ReturnType<typeof openFacts>): WrittenOutput {
	return { length: Number(facts.get("length") ?? 0), end: facts.get("end") ?? "" };
}

/** Changes that come in the same turn of the event loop are one commit: one wait for the disk serves them all. */
function openCommits(database: DatabaseSync) {
	let waiting: { change: () => unknown; resolve: () => void; reject: (error: unknown) => void }[] = [];
	const flush = (): void => {
		const changes = waiting;
		waiting = [];
		if (changes.length === 0) return;
		try {
			database.exec("BEGIN");
			for (const { change } of changes) change();
			database.exec("COMMIT");
			for (const { resolve } of changes) resolve();
		} catch (error) {
			if (database.isTransaction) database.exec("ROLLBACK");
			for (const { reject } of changes) reject(error);
		}
	};
	return {
		flush,
		add: (change: () => unknown): Promise<void> =>
			new Promise((resolve, reject) => {
				waiting.push({ change, resolve, reject });
				if (waiting.length === 1) nextTurn(flush);
			}),
	};
}

function toKept(found: Record<string, unknown> | undefined): KeptRow | undefined {
	if (found === undefined) return undefined;
	const { job, isPaid, ...rest } = found as Omit<KeptRow, "job" | "isPaid"> & {
		job: string | null;
		isPaid: number | null;
	}; // the columns of the query
	return { ...rest, isPaid: isPaid === 1, ...(job !== null && { job: JSON.parse(job) as StoredJob }) };
}

function toColumns(outcome: RowOutcome): (string | number | null)[] {
	const { inputTokens = null, outputTokens = null, price = null } = outcome;
	const costs = [inputTokens, outputTokens, price];
	if ("line" in outcome) return ["done", outcome.line, null, null, null, ...costs, 1];
	const { code, message, status = null } = outcome.failure;
	return ["failed", null, code, message, status, ...costs, outcome.hasJobEnded === true ? 1 : 0];
}
