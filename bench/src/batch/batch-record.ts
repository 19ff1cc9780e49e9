import { readFile, writeFile } from "node:fs/promises";

/** What one size of file took, as it is kept. */
export interface BatchRecord {
	readonly rows: number;
	/** Day of the measurement, `YYYY-MM-DD`. */
	readonly date: string;
	/** Name and version of each part that is not ours. */
	readonly versions: string;
	/** `batch` may have been measured alone. */
	readonly sides: { readonly batch: Figures; readonly loop?: Figures; readonly litellm?: Figures };
}

/** What one side took: medians of the rounds. */
export interface Figures {
	readonly rowsPerSecond: number;
	/** Rows a second of `batch` to its own: the median of the rounds, not the ratio of the medians. */
	readonly ratio: number;
	/** Greatest memory of its process. */
	readonly peakMib: number;
}

const FILE = new URL("../../../apps/site/generated/batch.json", import.meta.url);

/** The kept records, by size. */
export async function readRecords(): Promise<readonly BatchRecord[]> {
	return JSON.parse(await readFile(FILE, "utf8")) as BatchRecord[]; // written below
}

/** Keeps a record in place of the one of its size; those of other sizes stay. */
export async function keepRecord(record: BatchRecord): Promise<void> {
	const records = putRecord(await readRecords(), record);
	await writeFile(FILE, `${JSON.stringify(records, null, "\t")}\n`);
}

/** The records with this one in place of that of its size, by size. */
export function putRecord<R extends { readonly rows: number }>(
	records: readonly R[],
	record: R,
): readonly R[] {
	return [...records.filter(({ rows }) => rows !== record.rows), record].toSorted((a, b) => a.rows - b.rows);
}
