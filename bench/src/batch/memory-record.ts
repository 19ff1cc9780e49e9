import { readFile, writeFile } from "node:fs/promises";
import { putRecord } from "./batch-record.ts";

/** What `pusula batch` had in use over one size of file, as it is kept. */
export interface MemoryRecord {
	readonly rows: number;
	/** Most MiB that a collection of garbage left. */
	readonly liveMib: number;
	/** Day of the measurement, `YYYY-MM-DD`. */
	readonly date: string;
}

const FILE = new URL("../../../apps/site/generated/batch-memory.json", import.meta.url);

/** The kept records, by size. */
export async function readMemoryRecords(): Promise<readonly MemoryRecord[]> {
	return JSON.parse(await readFile(FILE, "utf8")) as MemoryRecord[]; // written below
}

/** Keeps a record in place of the one of its size; those of other sizes stay. */
export async function keepMemoryRecord(record: MemoryRecord): Promise<void> {
	const records = putRecord(await readMemoryRecords(), record);
	await writeFile(FILE, `${JSON.stringify(records, null, "\t")}\n`);
}
