import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, it } from "vitest";
import { createGate, createPace } from "@pusula/measure";
import { createBudget } from "../src/batch/budget.ts";
import { callHere } from "../src/batch/call/call-here.ts";
import { sleep } from "../src/io/clock.ts";
import { openSqliteRowStore } from "../src/batch/store/sqlite-row-store.ts";
import type { Row } from "../src/batch/rows/open-rows.ts";
import { runRows } from "../src/batch/run-rows.ts";

const FEW = 1000;
const MANY = 9000;
const AT_ONCE = 64;
const TEXT_BYTES = 1000;
/** What heaps differ by when nothing is kept, in bytes a row between the two looks. One digest a row takes more. */
const MOST_BYTES_A_ROW = 40;

it("keeps no row in memory once its result is on the disk", async () => {
	const folder = await mkdtemp(join(tmpdir(), "pusula-memory-"));
	const out = join(folder, "out.jsonl");
	const store = await openSqliteRowStore({ path: `${out}.state`, out, head: "", settings: "{}" });
	const { signal } = new AbortController();
	const pace = createPace(AT_ONCE, () => 0);
	const budget = createBudget(MANY, 0);
	const heaps = new Map<number, number>();
	let ended = 0;
	try {
		const stop = await runRows({
			rows: generateRows(),
			store,
			calls: callHere({
				caller: async (args, { onStart }) => {
					await onStart?.();
					return { output: { echo: args["inputs"] }, usage: { inputTokens: 1, outputTokens: 1 } };
				},
				gate: createGate(pace, signal, sleep),
				signal,
				loadFiles: (args) => Promise.resolve(structuredClone(args)),
			}),
			budget,
			account: budget.open({ kind: "call", each: 0.001 }),
			atOnce: AT_ONCE,
			isRetried: false,
			wasWithWorkers: false,
			signal,
			toArgs: ({ cells }) => ({ inputs: cells["text"] }),
			toLine: (row, output) => Promise.resolve(`${JSON.stringify({ row: row.number, output })}\n`),
			onRow: () => {
				ended += 1;
				if (ended === FEW || ended === MANY) heaps.set(ended, usedHeap());
			},
		});
		expect(stop).toBeUndefined();
		expect(store.counts()).toMatchObject({ done: MANY, failed: 0 });
	} finally {
		store.close();
		await rm(folder, { recursive: true });
	}
	const growth = (heaps.get(MANY) ?? Number.NaN) - (heaps.get(FEW) ?? Number.NaN);
	expect(growth / (MANY - FEW)).toBeLessThan(MOST_BYTES_A_ROW);
});

async function* generateRows(): AsyncGenerator<Row> {
	for (let number = 1; number <= MANY; number++)
		yield { number, cells: { text: `Row ${number} `.padEnd(TEXT_BYTES, "x") } };
}

setFlagsFromString("--expose-gc");
const collectGarbage = runInNewContext("gc") as () => void; // what the flag adds to new contexts

function usedHeap(): number {
	collectGarbage();
	return process.memoryUsage().heapUsed;
}
