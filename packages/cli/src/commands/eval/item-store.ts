import { createHash } from "node:crypto";
import { rmSync } from "node:fs";
import type { DatabaseSync } from "node:sqlite";
import type { MeasuredItem, MeasuredRow } from "@pusula/measure";
import { openDatabase } from "../../batch/queue/open-database.ts";

/** Keeps the answers of a measurement until its report is written, so that a run that was killed pays nothing twice. */
export interface ItemStore {
	/** The file in which it keeps them. */
	readonly path: string;
	/** The answers of earlier runs to the same calls. */
	readonly kept: readonly MeasuredItem[];
	/** What earlier runs spent, with what calls of theirs were counted as that have no end and are no longer among those to make. */
	readonly spent: number;
	/** Calls that earlier runs began, and that have no end: they may have been billed. */
	readonly begun: readonly CallKey[];
	/** What was spent so far, calls that have no end included: they are forgotten then. */
	readonly settle: (spent: number) => void;
	/** A call is about to be sent, which is counted as this price if it has no end; it is on the disk then. */
	readonly begin: (call: CallKey, price: number) => void;
	/** The provider took nothing of a call that was begun. */
	readonly release: (call: CallKey) => void;
	/** Keeps what became of a call, and what was spent so far; it is on the disk then. */
	readonly put: (item: MeasuredItem, spent: number) => void;
	/** Deletes what is kept of these calls, and what they cost since the store was opened. What it keeps of other calls stays. */
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
	const known = new Map(digests.map(({ digest, ...key }) => [toText(key), digest]));
	const digestOf = (key: CallKey): string => known.get(toText(key)) ?? "";
	const { items, begun, sum, drop, begin, end, put, spend } = openTables(database);
	const others = begun.filter(({ digest }) => !keys.has(digest));
	const spentBefore = others.reduce((total, { price }) => total + price, sum);
	let isEmpty = false;
	const atOnce = (change: () => void): void => {
		database.exec("BEGIN");
		change();
		database.exec("COMMIT");
	};
	return {
		path,
		kept: items.flatMap(({ digest, item }) => {
			const kept = JSON.parse(item) as MeasuredItem; // as `put` wrote it
			const key = keys.get(digest);
			return !kept.failure && key ? [{ ...kept, ...key }] : [];
		}),
		spent: spentBefore,
		begun: begun.flatMap(({ digest }) => keys.get(digest) ?? []),
		settle: (spent) => {
			if (begun.length === 0) return;
			atOnce(() => {
				spend.run(spent);
				database.exec("DELETE FROM begun");
			});
		},
		begin: (call, price) => void begin.run(digestOf(call), price),
		release: (call) => void end.run(digestOf(call)),
		put: (item, spent) =>
			atOnce(() => {
				put.run(digestOf(item), JSON.stringify(item));
				end.run(digestOf(item));
				spend.run(spent);
			}),
		forget: () => {
			isEmpty = [...items, ...others].every(({ digest }) => keys.has(digest));
			if (isEmpty) return;
			atOnce(() => {
				for (const digest of keys.keys()) drop.run(digest);
				spend.run(spentBefore);
			});
		},
		close: () => {
			database.close();
			if (isEmpty) rmSync(path);
		},
	};
}

/** What the tables hold, and the changes to them. */
function openTables(database: DatabaseSync) {
	database.exec(SCHEMA);
	return {
		items: database.prepare("SELECT digest, item FROM items").all() as {
			digest: string;
			item: string;
		}[], // the columns of the query
		begun: database.prepare("SELECT digest, price FROM begun").all() as {
			digest: string;
			price: number;
		}[], // the columns of the query
		sum: Number(database.prepare("SELECT sum FROM spent").get()?.["sum"] ?? 0),
		begin: database.prepare("INSERT OR REPLACE INTO begun (digest, price) VALUES (?, ?)"),
		end: database.prepare("DELETE FROM begun WHERE digest = ?"),
		put: database.prepare("INSERT OR REPLACE INTO items (digest, item) VALUES (?, ?)"),
		drop: database.prepare("DELETE FROM items WHERE digest = ?"),
		spend: database.prepare("INSERT OR REPLACE INTO spent (id, sum) VALUES (1, ?)"),
	};
}

const SCHEMA = `
	CREATE TABLE IF NOT EXISTS items (digest TEXT PRIMARY KEY, item TEXT NOT NULL) WITHOUT ROWID;
	CREATE TABLE IF NOT EXISTS begun (digest TEXT PRIMARY KEY, price REAL NOT NULL) WITHOUT ROWID;
	CREATE TABLE IF NOT EXISTS spent (id INTEGER PRIMARY KEY, sum REAL NOT NULL);
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

function toText({ row, candidate }: CallKey): string {
	return `${row} ${candidate}`;
}
