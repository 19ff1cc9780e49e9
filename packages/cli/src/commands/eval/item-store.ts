import { createHash } from "node:crypto";
import { rmSync } from "node:fs";
import type { DatabaseSync } from "node:sqlite";
import type { StoredJob } from "@pusula/inference";
import { IN_DOUBT, type MeasuredItem, type MeasuredRow } from "@pusula/measure";
import { openDatabase } from "../../batch/store/open-database.ts";

/** Keeps the answers of a measurement until its report is written, so that a run that was killed pays nothing twice. */
export interface ItemStore {
	/** The file in which it keeps them. */
	readonly path: string;
	/** The answers of earlier runs to the same calls. */
	readonly kept: readonly MeasuredItem[];
	/** Those of the same calls without an answer whose job the provider accepted. What they cost is counted, or they are among `begun`. */
	readonly left: readonly MeasuredItem[];
	/** What earlier runs spent on the same calls. */
	readonly spent: number;
	/** Those of the same calls that earlier runs began, those with a job too, and that have no end: they may have been billed. */
	readonly begun: readonly CallKey[];
	/** What was spent so far, the begun calls included: from here on they count as spent. */
	readonly settle: (spent: number) => void;
	/** A call is about to be sent; it is on the disk then. */
	readonly begin: (call: CallKey) => void;
	/** The provider accepted a call as a job, which a later run waits for; it is on the disk then. */
	readonly accept: (call: CallKey, job: StoredJob) => void;
	/** The provider took nothing of a call that was begun. */
	readonly release: (call: CallKey) => void;
	/** Keeps what became of a call, and what was spent so far; it is on the disk then. */
	readonly put: (item: MeasuredItem, spent: number) => void;
	/** Deletes what is kept of these calls, and what they cost. What it keeps of other calls stays. */
	readonly forget: () => void;
	/** Closes the file, and deletes it where nothing is kept in it any more. */
	readonly close: () => void;
}

/** The row of a call and the name of its model. */
export type CallKey = Pick<MeasuredItem, "row" | "candidate">;

/** What is measured: the rows, and the models with everything else that an answer depends on. */
export interface StoredCalls {
	readonly rows: readonly MeasuredRow[];
	readonly models: readonly {
		/** Its name in this measurement. */
		readonly name: string;
		readonly model: string;
		readonly settings: Readonly<Record<string, unknown>>;
	}[];
}

/**
 * Opens the store of a measurement. What was kept of other calls is left alone and not used.
 * @throws Error of SQLite, such as "database is locked" where another process has it open
 */
export async function openItemStore(path: string, calls: StoredCalls): Promise<ItemStore> {
	const database = await openDatabase(path);
	const digests = digestCalls(calls);
	const keys = new Map(digests.map(({ digest, ...key }) => [digest, key]));
	const known = new Map(digests.map(({ digest, ...key }) => [callName(key), digest]));
	const digestOf = (key: CallKey): string => known.get(callName(key)) ?? "";
	const { items, begun, costs, drop, begin, end, put, spend } = openTables(database);
	const own = items.flatMap(({ digest, item }) => readItem(item, keys.get(digest)));
	const ownBegun = begun.filter(({ digest }) => keys.has(digest));
	const spentBefore = costs.reduce((total, { digest, sum }) => total + (keys.has(digest) ? sum : 0), 0);
	let counted = spentBefore;
	let isEmpty = false;
	/** Counts what was spent since the last time for these calls. */
	const count = (counting: readonly string[], spent: number): void => {
		for (const digest of counting) spend.run(digest, (spent - counted) / counting.length);
		counted = spent;
	};
	const atOnce = (change: () => void): void => {
		database.exec("BEGIN");
		change();
		database.exec("COMMIT");
	};
	const keepItem = (digest: string, item: MeasuredItem): void => void put.run(digest, JSON.stringify(item));
	return {
		path,
		kept: own.filter(({ failure }) => !failure),
		left: own.filter(({ failure, job }) => failure && job !== undefined),
		spent: spentBefore,
		begun: ownBegun.flatMap(({ digest }) => keys.get(digest) ?? []),
		settle: (spent) => {
			const left = ownBegun.map(({ digest }) => digest);
			atOnce(() => {
				count(left, spent);
				for (const digest of left) end.run(digest);
			});
		},
		begin: (call) => void begin.run(digestOf(call)),
		accept: (call, job) => keepItem(digestOf(call), toLeft(call, job)),
		release: (call) => void end.run(digestOf(call)),
		put: (item, spent) =>
			atOnce(() => {
				keepItem(digestOf(item), item);
				end.run(digestOf(item));
				count([digestOf(item)], spent);
			}),
		forget: () => {
			isEmpty = [...items, ...begun, ...costs].every(({ digest }) => keys.has(digest));
			if (isEmpty) return;
			atOnce(() => {
				for (const digest of keys.keys()) for (const one of drop) one.run(digest);
			});
		},
		close: () => {
			database.close();
			if (isEmpty) rmSync(path);
		},
	};
}

/** An item as it was kept, under its name in this measurement; none where it is of another one. */
function readItem(text: string, key: CallKey | undefined): readonly MeasuredItem[] {
	return key ? [{ ...(JSON.parse(text) as MeasuredItem), ...key }] : []; // as `put` or `accept` wrote it
}

/** What holds for an accepted job until its call has ended. */
function toLeft(call: CallKey, job: StoredJob): MeasuredItem {
	return { ...call, ms: 0, failure: IN_DOUBT, job };
}

/** What the tables hold, and the changes to them. */
function openTables(database: DatabaseSync) {
	database.exec(SCHEMA);
	return {
		items: database.prepare("SELECT digest, item FROM items").all() as {
			digest: string;
			item: string;
		}[], // the columns of the query
		begun: database.prepare("SELECT digest FROM under_way").all() as { digest: string }[], // the column of the query
		costs: database.prepare("SELECT digest, sum FROM costs").all() as {
			digest: string;
			sum: number;
		}[], // the columns of the query
		begin: database.prepare("INSERT OR REPLACE INTO under_way (digest) VALUES (?)"),
		end: database.prepare("DELETE FROM under_way WHERE digest = ?"),
		put: database.prepare("INSERT OR REPLACE INTO items (digest, item) VALUES (?, ?)"),
		drop: [
			database.prepare("DELETE FROM items WHERE digest = ?"),
			database.prepare("DELETE FROM costs WHERE digest = ?"),
		],
		spend: database.prepare(
			"INSERT INTO costs (digest, sum) VALUES (?, ?) ON CONFLICT (digest) DO UPDATE SET sum = costs.sum + excluded.sum",
		),
	};
}

const SCHEMA = `
	CREATE TABLE IF NOT EXISTS items (digest TEXT PRIMARY KEY, item TEXT NOT NULL) WITHOUT ROWID;
	CREATE TABLE IF NOT EXISTS under_way (digest TEXT PRIMARY KEY) WITHOUT ROWID;
	CREATE TABLE IF NOT EXISTS costs (digest TEXT PRIMARY KEY, sum REAL NOT NULL) WITHOUT ROWID;
`;

/** A digest of each call: its number, its model and all that its answer depends on. */
function digestCalls({ rows, models }: StoredCalls) {
	return rows.flatMap(({ number, args }) =>
		models.map(({ name, model, settings }) => {
			const text = JSON.stringify([number, model, args, settings]);
			return { row: number, candidate: name, digest: createHash("sha256").update(text).digest("base64url") };
		}),
	);
}

function callName({ row, candidate }: CallKey): string {
	return `${row} ${candidate}`;
}
