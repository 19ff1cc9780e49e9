import { fork } from "node:child_process";
import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import type { Row } from "../row.ts";
import type { BatchOptions } from "./measure-batch.ts";
import { generateLines } from "./generate-lines.ts";
import { keepMemoryRecord, type MemoryRecord, readMemoryRecords } from "./memory-record.ts";
import { toLiveFlatness } from "./print-records.ts";
import { putRecord } from "./batch-record.ts";
import { measureBatchLive } from "./sides.ts";

const SIZES: readonly number[] = [1000, 10_000, 100_000];

/**
 * What `pusula batch` has in use over each size of file, judged over the sizes just measured and the kept ones. How busy the
 * machine is does not change it.
 */
export async function measureMemory({ rows, write }: BatchOptions): Promise<readonly Row[]> {
	const server = fork(new URL("simulator-server.ts", import.meta.url));
	const folder = await mkdtemp(join(tmpdir(), "pusula-memory-"));
	try {
		const [url] = (await once(server, "message")) as [string]; // what the server sends
		const records: MemoryRecord[] = [];
		for (const size of rows.length > 0 ? rows : SIZES) {
			const input = join(folder, "in.jsonl");
			await pipeline(generateLines(size), createWriteStream(input));
			const bytes = await measureBatchLive({ url, input, output: join(folder, `${size}.jsonl`) });
			const liveMib = Number((bytes / 2 ** 20).toFixed(1));
			const record = { rows: size, liveMib, date: new Date().toISOString().slice(0, 10) };
			records.push(record);
			if (write) await keepMemoryRecord(record);
		}
		return toLiveFlatness(records.reduce(putRecord<MemoryRecord>, await readMemoryRecords()));
	} finally {
		server.kill();
		await rm(folder, { recursive: true });
	}
}
