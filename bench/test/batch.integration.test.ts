import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensurePython } from "@pusula/tools/python-env";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readArguments } from "../src/arguments.ts";
import { type BatchRecord, putRecord } from "../src/batch/batch-record.ts";
import { measureSize } from "../src/batch/measure-size.ts";
import { printRecords, toFlatness, toLiveFlatness } from "../src/batch/print-records.ts";
import { measureLive, runNode, runPython } from "../src/batch/run-measured.ts";
import { keepsTarget } from "../src/row.ts";

let folder = "";

beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), "pusula-bench-test-"));
});

afterAll(() => rm(folder, { recursive: true }));

function recordOf(rows: number, peakMib: number, date = "2026-01-01"): BatchRecord {
	return { rows, date, versions: "Node 24.0.0", sides: { batch: { rowsPerSecond: 900, ratio: 1, peakMib } } };
}

describe("the records of batch", () => {
	it("keep a size in place of the same size, and every other", () => {
		const kept = [recordOf(1000, 100), recordOf(1_000_000, 120)];
		const next = [recordOf(10_000, 110), recordOf(1000, 105, "2026-02-02")].reduce<readonly BatchRecord[]>(
			putRecord,
			kept,
		);
		expect(next).toEqual([
			recordOf(1000, 105, "2026-02-02"),
			recordOf(10_000, 110),
			recordOf(1_000_000, 120),
		]);
	});

	it("are flat only where no size takes much more than another", () => {
		const isFlat = (...peaks: readonly number[]): boolean =>
			toFlatness(peaks.map((peak, index) => recordOf(1000 * 10 ** index, peak))).every(keepsTarget);
		expect(isFlat(200, 300, 320, 310)).toBe(true);
		expect(isFlat(200, 300, 320, 420)).toBe(false);
		expect(isFlat(200, 700, 210, 210)).toBe(false);
		expect(isFlat(100, 150, 190, 240)).toBe(false);
		expect(toFlatness([recordOf(20, 10), recordOf(1000, 100)])).toEqual([]);
	});

	it("are flat in what is in use only where more rows add next to nothing", () => {
		const isFlat = (...live: readonly number[]): boolean =>
			toLiveFlatness(
				live.map((liveMib, index) => ({ rows: 1000 * 10 ** index, liveMib, date: "2026-01-01" })),
			).every(keepsTarget);
		expect(isFlat(20, 21, 22)).toBe(true);
		expect(isFlat(20, 21, 30)).toBe(false);
	});

	it("are printed with ratios for the speed, and blanks where batch was alone", () => {
		const side = { rowsPerSecond: 450, ratio: 2, peakMib: 300 };
		const { sides, ...rest } = recordOf(1000, 200);
		const printed = printRecords([
			{ ...rest, sides: { ...sides, loop: side, litellm: { ...side, ratio: 9 } } },
			recordOf(1_000_000, 210),
		]);
		expect(printed).toContain(
			"| 1,000 | 2.00 | 9.00 | 200 MiB | 300 MiB | 300 MiB | 2026-01-01, Node 24.0.0 |",
		);
		expect(printed).toContain("| 1,000,000 |  |  | 210 MiB |  |  | 2026-01-01, Node 24.0.0 |");
		expect(printed).toContain("1.05 (210 MiB : 200 MiB)");
		expect(printed).not.toContain("450");
	});
});

describe("a measured run", () => {
	const BYTES = 300_000_000;

	it("reports the most memory of a Node program, though it is free at the end", async () => {
		const program = join(folder, "much.mjs");
		await writeFile(program, `Buffer.alloc(Number(process.argv[2]), 1);`);
		const { peakBytes } = await runNode(program, [String(BYTES)]);
		expect(peakBytes).toBeGreaterThan(BYTES);
		expect((await runNode(program, ["1"])).peakBytes).toBeLessThan(BYTES);
	});

	it("reports the most memory of a Python program, though it is free at the end", async () => {
		const { python } = await ensurePython();
		const program = join(folder, "much.py");
		await writeFile(program, `import sys\nmuch = bytearray(b"x") * int(sys.argv[1])\ndel much\n`);
		const { peakBytes } = await runPython(python, program, [String(BYTES)]);
		expect(peakBytes).toBeGreaterThan(BYTES);
		expect((await runPython(python, program, ["1"])).peakBytes).toBeLessThan(BYTES);
	}, 300_000);

	it("reports what is in use, not what could be collected", async () => {
		const program = join(folder, "holds.mjs");
		await writeFile(
			program,
			`const held = [];
			for (let turn = 0; turn < 20; turn++) {
				const text = Buffer.alloc(20_000_000, "x");
				if (process.argv[2] === "hold") held.push(text);
				await new Promise((resolve) => setTimeout(resolve, 50));
			}`,
		);
		expect(await measureLive(program, ["hold"])).toBeGreaterThan(BYTES);
		expect(await measureLive(program, ["drop"])).toBeLessThan(BYTES / 2);
	});

	it("fails with the words of a program that fails", async () => {
		const { python } = await ensurePython();
		const program = join(folder, "fails.py");
		await writeFile(program, "raise SystemExit('no rows')");
		await expect(runPython(python, program, [])).rejects.toThrow("no rows");
	}, 300_000);
});

describe("a size", () => {
	const sideOf = (id: "batch" | "loop", wallMs: readonly number[], lines = 3) => {
		const left = [...wallMs];
		return {
			id,
			versions: [`${id} 1`],
			run: async ({ output }: { readonly output: string }) => {
				await writeFile(output, "{}\n".repeat(lines));
				return { wallMs: left.shift() ?? Number.NaN, peakBytes: 50 * 2 ** 20 };
			},
		};
	};
	const measure = (lines?: number) =>
		measureSize([sideOf("batch", [100, 200, 400]), sideOf("loop", [50, 400, 1200], lines)], {
			url: "",
			folder,
			rows: 3,
			rounds: 3,
		});

	it("compares the sides round by round", async () => {
		expect(await measure()).toMatchObject({
			rows: 3,
			versions: "batch 1, loop 1",
			sides: {
				batch: { rowsPerSecond: 15, ratio: 1, peakMib: 50 },
				loop: { rowsPerSecond: 8, ratio: 2, peakMib: 50 },
			},
		});
	});

	it("is refused where a side left out rows", async () => {
		await expect(measure(2)).rejects.toThrow("has 2 lines for 3 rows");
	});
});

describe("the arguments of the command", () => {
	const read = (...args: readonly string[]) => readArguments(args, ["batch", "calls"]);

	it("name sizes of batch", () => {
		expect(read("batch", "--rows", "1000", "--rows=1000000", "--write")).toMatchObject({
			names: ["batch"],
			rows: [1000, 1_000_000],
			write: true,
		});
	});

	it.each([
		[["batch", "--row", "1000"], "--row"],
		[["calls", "--rows", "1000"], "--rows belongs to batch and memory."],
		[["batch", "--rows", "1e6"], '"1e6"'],
		[["bach"], '"bach"'],
	])("are refused where they would be dropped: %j", (args, words) => {
		expect(() => read(...args)).toThrow(words);
	});
});
