import { createReadStream, createWriteStream } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { pipeline } from "node:stream/promises";
import { median } from "../measure.ts";
import type { BatchRecord, Figures } from "./batch-record.ts";
import { generateLines } from "./generate-lines.ts";
import type { Run } from "./run-measured.ts";
import type { Side } from "./sides.ts";

/** How a size is measured. */
export interface SizeOptions {
	/** URL of the simulator. */
	readonly url: string;
	/** Where files may be left until the end of all. */
	readonly folder: string;
	readonly rows: number;
	readonly rounds: number;
}

/** Runs all sides over a file of so many rows, `batch` first, round after round; each round begins with the next side. */
export async function measureSize(
	sides: readonly Side[],
	{ url, folder, rows, rounds }: SizeOptions,
): Promise<BatchRecord> {
	const input = join(folder, "in.jsonl");
	await pipeline(generateLines(rows), createWriteStream(input));
	const inOrder = sides.map((side) => ({ ...side, runs: [] as Run[] }));
	const measured = [...inOrder];
	for (let round = 0; round < rounds; round++) {
		const out = await mkdtemp(join(folder, "out-"));
		for (const { id, run, runs } of inOrder) {
			const output = join(out, `${id}.jsonl`);
			runs.push(await run({ url, input, output }));
			await checkLines(output, rows);
		}
		await rm(out, { recursive: true });
		inOrder.push(...inOrder.splice(0, 1));
	}
	const [first] = measured;
	const figures = measured.map(({ id, runs }) => [id, toFigures(rows, runs, first?.runs ?? [])] as const);
	return {
		rows,
		date: new Date().toISOString().slice(0, 10),
		versions: sides.flatMap(({ versions }) => versions).join(", "),
		sides: Object.fromEntries(figures) as BatchRecord["sides"], // `batch` is the first
	};
}

function toFigures(rows: number, runs: readonly Run[], batch: readonly Run[]): Figures {
	return {
		rowsPerSecond: Math.round((rows * 1000) / median(runs.map(({ wallMs }) => wallMs))),
		ratio: Number(
			median(runs.map(({ wallMs }, round) => wallMs / (batch[round]?.wallMs ?? Number.NaN))).toFixed(3),
		),
		peakMib: Math.round(median(runs.map(({ peakBytes }) => peakBytes)) / 2 ** 20),
	};
}

/** A side that left out rows would win. */
async function checkLines(path: string, rows: number): Promise<void> {
	let lines = 0;
	for await (const line of createInterface({ input: createReadStream(path) })) lines += line === "" ? 0 : 1;
	if (lines !== rows) throw new Error(`${path} has ${lines} lines for ${rows} rows`);
}
