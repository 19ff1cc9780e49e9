import { createHash } from "node:crypto";
import type { MeasuredItem, MeasuredRow } from "@pusula/measure";
import { openDatabase } from "../../batch/queue/open-database.ts";

/** Keeps the answers of a measurement until its report is written, so that a run that was killed pays nothing twice. */
export interface ItemStore {
	/** The file in which it keeps them. */
	readonly path: string;
	/** The answers of earlier runs to the same calls. */
	readonly kept: readonly MeasuredItem[];
	/** What earlier runs spent. */
	readonly spent: number;
	/** Keeps what became of a call, and what was spent so far; it is on the disk then. */
	readonly put: (item: MeasuredItem, spent: number) => void;
	readonly close: () => void;
}

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
	database.exec(SCHEMA);
	const digests = digestCalls(calls);
	const names = new Map(digests.map(({ digest, name }) => [digest, name]));
	const digestOf = new Map(digests.map(({ row, name, digest }) => [keyOf(row, name), digest]));
	const items = database.prepare("SELECT digest, item FROM items").all() as {
		digest: string;
		item: string;
	}[]; // the columns of the query
	const put = database.prepare("INSERT OR REPLACE INTO items (digest, item) VALUES (?, ?)");
	const spend = database.prepare("INSERT OR REPLACE INTO spent (id, sum) VALUES (1, ?)");
	const read = database.prepare("SELECT sum FROM spent").get();
	return {
		path,
		kept: items.flatMap(({ digest, item }) => {
			const kept = JSON.parse(item) as MeasuredItem; // as `put` wrote it
			const candidate = names.get(digest);
			return !kept.failure && candidate !== undefined ? [{ ...kept, candidate }] : [];
		}),
		spent: Number(read?.["sum"] ?? 0),
		put: (item, spent) => {
			database.exec("BEGIN");
			put.run(digestOf.get(keyOf(item.row, item.candidate)) ?? "", JSON.stringify(item));
			spend.run(spent);
			database.exec("COMMIT");
		},
		close: () => database.close(),
	};
}

const SCHEMA = `
	CREATE TABLE IF NOT EXISTS items (digest TEXT PRIMARY KEY, item TEXT NOT NULL) WITHOUT ROWID;
	CREATE TABLE IF NOT EXISTS spent (id INTEGER PRIMARY KEY, sum REAL NOT NULL);
`;

/** A digest of each call: its number, its model and all that its answer depends on. */
function digestCalls({ rows, models }: StoredCalls) {
	return rows.flatMap(({ number, args }) =>
		models.map(({ name, model, settings }) => {
			const text = JSON.stringify([number, model, args, settings]);
			return { row: number, name, digest: createHash("sha256").update(text).digest("base64url") };
		}),
	);
}

function keyOf(row: number, model: string): string {
	return `${row} ${model}`;
}
