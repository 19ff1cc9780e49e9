/**
 * Side-by-side measurements against published peers, as ratios of one run: `npm run bench`, or only some of them:
 * `npm run bench -- calls http`. `--write` puts each table whose measurements were all taken into the README of its package;
 * sizes, which no load changes, have one of their own (`npm run bench -- sizes --write`).
 * `batch` and `memory` take `--rows` (`npm run bench -- batch --rows 1000000 --write`), keep a record of each size, and make their
 * tables from all.
 * Exits 1 when a target is missed. `--walk` prints instead how many functions of the client a call passes, with `--list` their names.
 */
import { spawnSync } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { type BenchArguments, readArguments } from "./arguments.ts";
import { readRecords } from "./batch/batch-record.ts";
import { type BatchOptions, measureBatch } from "./batch/measure-batch.ts";
import { measureMemory } from "./batch/measure-memory.ts";
import { readMemoryRecords } from "./batch/memory-record.ts";
import { printRecords } from "./batch/print-records.ts";
import { measureBigEvent } from "./big-event.ts";
import { measureCalls } from "./calls.ts";
import { measureCallsOverHttp } from "./calls-over-http.ts";
import { measureImport } from "./import-time.ts";
import { type BlockName, replaceBlock } from "./readme-block.ts";
import { keepsTarget, printTable, type Row } from "./row.ts";
import { measureRunRates } from "./run-rates.ts";
import { measureSizes, printSizes } from "./sizes.ts";
import { measureStreaming } from "./streaming.ts";

/** Measurements of one block of a README: their table goes there. */
interface Table {
	/** The README, from the root of the repository. */
	readonly path: string;
	readonly block: BlockName;
	readonly measures: Readonly<
		Record<string, (options: BatchOptions) => Promise<readonly Row[]> | readonly Row[]>
	>;
	/** It is printed from kept records, so that a part may be measured. */
	readonly isKept?: boolean;
	readonly print: (rows: readonly Row[]) => Promise<string> | string;
}

const TABLES: readonly Table[] = [
	{
		path: "packages/inference/README.md",
		block: "bench",
		measures: {
			streams: measureStreaming,
			"big-event": measureBigEvent,
			http: measureCallsOverHttp,
			calls: measureCalls,
			import: measureImport,
			snippets: measureRunRates,
		},
		print: printMeasured,
	},
	{
		path: "packages/inference/README.md",
		block: "sizes",
		measures: { sizes: measureSizes },
		print: printSizes,
	},
	{
		path: "packages/cli/README.md",
		block: "bench",
		measures: { batch: measureBatch, memory: measureMemory },
		isKept: true,
		print: async () => printRecords(await readRecords(), await readMemoryRecords()),
	},
];

function printMeasured(rows: readonly Row[]): string {
	const note = `Measured by \`npm run bench -- --write\` on Node ${process.versions.node}, ${process.platform} ${process.arch}, ${new Date().toISOString().slice(0, 10)}.`;
	return `${note}\n\n${printTable(rows.filter(isForReaders))}`;
}

/** The README holds what has a target, and what explains it; the command prints all. */
function isForReaders({ target, isContext = false }: Row): boolean {
	return target !== undefined || isContext;
}

/** Takes the measurements of these names, or all where none is named. */
async function measure({ names, rows: sizes, write }: BenchArguments): Promise<void> {
	process.exitCode = 0;
	for (const { path, block, measures, isKept, print } of TABLES) {
		const wanted = Object.entries(measures).filter(([name]) => names.length === 0 || names.includes(name));
		if (wanted.length === 0) continue;
		const rows: Row[] = [];
		for (const [, take] of wanted) rows.push(...(await take({ rows: sizes, write })));
		console.log(printTable(rows));
		const readme = new URL(`../../${path}`, import.meta.url);
		if (write && (isKept || wanted.length === Object.keys(measures).length))
			await writeFile(readme, replaceBlock(await readFile(readme, "utf8"), block, await print(rows)));
		if (!rows.every(keepsTarget)) process.exitCode = 1;
	}
}

/** Prints the functions of a call, from the sources. */
function printWalk(isListed: boolean): void {
	const program = fileURLToPath(new URL("walk.ts", import.meta.url));
	const list = isListed ? ["--list"] : [];
	const { status } = spawnSync(
		process.execPath,
		["--import", "tsx", "--conditions=pusula-source", program, ...list],
		{ stdio: "inherit" },
	);
	process.exitCode = status ?? 1;
}

const known = TABLES.flatMap(({ measures }) => Object.keys(measures));
const requested = readArguments(process.argv.slice(2), known);
if (requested.walk) printWalk(requested.list);
else await measure(requested);
