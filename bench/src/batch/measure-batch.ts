import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Row } from "../row.ts";
import { type BatchRecord, keepRecord, putRecord, readRecords } from "./batch-record.ts";
import { measureSize } from "./measure-size.ts";
import { toFlatness, toRows } from "./print-records.ts";
import { BATCH, LOOP, openLiteLlm } from "./sides.ts";

/** Sizes that are kept, in rows, and how often all sides run over each: the short ones meet every hiccup of the machine. */
const ROUNDS: ReadonlyMap<number, number> = new Map([
	[1000, 5],
	[10_000, 3],
	[100_000, 1],
	[1_000_000, 1],
]);
/** From here on what keeps all rows in memory is left out, and the size is measured only by `--rows`. */
const ALONE = 1_000_000;

/** Which sizes are measured, in rows, and whether their records are kept. */
export interface BatchOptions {
	/** An empty list means all sizes at which the sides are compared. */
	readonly rows: readonly number[];
	readonly write: boolean;
}

/**
 * Rows of a file as calls of one task to one simulator: `pusula batch` beside a plain loop and LiteLLM. All are whole commands,
 * with the start of their process. Memory is judged over the sizes just measured and the kept ones.
 */
export async function measureBatch({ rows, write }: BatchOptions): Promise<readonly Row[]> {
	const sizes = rows.length > 0 ? rows : [...ROUNDS.keys()].filter((size) => size < ALONE);
	const peers = sizes.some((size) => size < ALONE) ? [LOOP, await openLiteLlm()] : [];
	const server = fork(new URL("simulator-server.ts", import.meta.url));
	const folder = await mkdtemp(join(tmpdir(), "pusula-bench-"));
	try {
		const [url] = (await once(server, "message")) as [string]; // what the server sends
		const measured: BatchRecord[] = [];
		for (const size of sizes) {
			const sides = [BATCH, ...(size < ALONE ? peers : [])];
			const record = await measureSize(sides, { url, folder, rows: size, rounds: ROUNDS.get(size) ?? 1 });
			measured.push(record);
			if (write && ROUNDS.has(size)) await keepRecord(record);
		}
		const all = measured.reduce(putRecord, await readRecords());
		return [...measured.flatMap(toRows), ...toFlatness(all)];
	} finally {
		server.kill();
		await rm(folder, { recursive: true });
	}
}
