import { fork } from "node:child_process";
import { once } from "node:events";
import { createReadStream } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { median } from "../measure.ts";
import type { Row } from "../row.ts";
import { type Run, runMeasured } from "./run-measured.ts";

const PROGRAM = fileURLToPath(new URL("../../../packages/cli/dist/cli.js", import.meta.url));
const LOOP = fileURLToPath(new URL("plain-loop.ts", import.meta.url));
const MODEL = "pusula/text-classification";
const AT_ONCE = "16";
const PEER = "fetch + p-limit 2.3.0, results in memory";

/** Rows of a file, and how often both sides run over it: the short ones meet every hiccup of the machine. */
const SIZES = [
	{ rows: 1000, rounds: 5 },
	{ rows: 10_000, rounds: 3 },
	{ rows: 100_000, rounds: 1 },
] as const;

/** What both sides took for one size: medians of the rounds. */
interface Outcome {
	readonly rows: number;
	readonly ours: Run;
	readonly loop: Run;
	/** Our rows a second to the loop's: the median of the rounds. */
	readonly speed: number;
}

/**
 * Rows of a file as calls of one task to one simulator: `pusula batch`, which keeps each result on the disk before its row counts
 * as done, beside a plain loop that keeps them all in memory. Both are whole commands, with the start of their process.
 */
export async function measureBatch(): Promise<readonly Row[]> {
	const server = fork(new URL("simulator-server.ts", import.meta.url));
	const folder = await mkdtemp(join(tmpdir(), "pusula-bench-"));
	try {
		const [url] = (await once(server, "message")) as [string]; // what the server sends
		const outcomes: Outcome[] = [];
		for (const { rows, rounds } of SIZES) outcomes.push(await measureSize(url, folder, rows, rounds));
		return [...outcomes.flatMap(toRows), ...toGrowth(outcomes)];
	} finally {
		server.kill();
		await rm(folder, { recursive: true });
	}
}

async function measureSize(url: string, folder: string, rows: number, rounds: number): Promise<Outcome> {
	const input = join(folder, `${rows}.jsonl`);
	await writeRows(input, rows);
	const ours: Run[] = [];
	const loop: Run[] = [];
	for (let round = 0; round < rounds; round++) {
		const out = join(folder, `${rows}-${round}`);
		const batch = ["batch", "text-classification", input, "--model", MODEL];
		const limits = ["--out", `${out}.jsonl`, "--simulator", url, "--concurrency", AT_ONCE];
		const runOurs = async (): Promise<void> =>
			void ours.push(await runMeasured(PROGRAM, [...batch, ...limits]));
		const runLoop = async (): Promise<void> =>
			void loop.push(await runMeasured(LOOP, [url, MODEL, AT_ONCE, input, `${out}.loop`]));
		for (const run of round % 2 === 0 ? [runOurs, runLoop] : [runLoop, runOurs]) await run();
		for (const path of [`${out}.jsonl`, `${out}.loop`]) await checkLines(path, rows);
	}
	return {
		rows,
		ours: toMedian(ours),
		loop: toMedian(loop),
		speed: median(loop.map(({ wallMs }, round) => wallMs / (ours[round]?.wallMs ?? Number.NaN))),
	};
}

async function writeRows(path: string, count: number): Promise<void> {
	const words = "The room was spotless and the staff were kind; we will come back. ";
	const rows = Array.from({ length: count }, (_, index) =>
		JSON.stringify({ inputs: `Review ${index}: ${words.repeat(1 + (index % 5))}` }),
	);
	await writeFile(path, `${rows.join("\n")}\n`);
}

/** A side that left out rows would win. */
async function checkLines(path: string, rows: number): Promise<void> {
	let lines = 0;
	for await (const line of createInterface({ input: createReadStream(path) })) lines += line === "" ? 0 : 1;
	if (lines !== rows) throw new Error(`${path} has ${lines} lines for ${rows} rows`);
}

function toMedian(runs: readonly Run[]): Run {
	return {
		wallMs: median(runs.map(({ wallMs }) => wallMs)),
		peakBytes: median(runs.map(({ peakBytes }) => peakBytes)),
	};
}

function toRows({ rows, ours, loop, speed }: Outcome): readonly Row[] {
	const perSecond = ({ wallMs }: Run): string => String(Math.round((rows / wallMs) * 1000));
	const name = rows.toLocaleString("en");
	return [
		{
			what: `rows a second, ${name} rows`,
			peer: PEER,
			ratio: speed,
			target: undefined,
			isContext: true,
			figures: `${perSecond(ours)} : ${perSecond(loop)}`,
		},
		{
			what: `peak memory, ${name} rows`,
			peer: PEER,
			ratio: ours.peakBytes / loop.peakBytes,
			target: undefined,
			isContext: true,
			figures: `${toMegabytes(ours)} : ${toMegabytes(loop)}`,
		},
	];
}

/** Memory of the most rows beside that of a tenth of them, of both sides: below that, the engine has yet to grow its heap. */
function toGrowth(outcomes: readonly Outcome[]): readonly Row[] {
	const [first, last] = outcomes.slice(-2);
	if (!first || !last) return [];
	const grow = (side: "ours" | "loop", what: string, target: Row["target"]): Row => ({
		what: `${what}, ${last.rows.toLocaleString("en")} rows`,
		peer: `itself, ${first.rows.toLocaleString("en")} rows`,
		ratio: last[side].peakBytes / first[side].peakBytes,
		target,
		isContext: true,
		figures: `${toMegabytes(last[side])} : ${toMegabytes(first[side])}`,
	});
	return [
		grow("ours", "peak memory of `pusula batch`", { atMost: 1.3 }),
		grow("loop", "peak memory of the loop", undefined),
	];
}

function toMegabytes({ peakBytes }: Run): string {
	return `${Math.round(peakBytes / 1e6)} MB`;
}
