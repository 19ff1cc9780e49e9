import { existsSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { serve } from "@pusula/simulator/serve";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { runCli } from "./run-cli.ts";

let folder: string;
let served: Awaited<ReturnType<typeof serve>>;
beforeEach(async () => {
	folder = await mkdtemp(join(tmpdir(), "pusula-mistakes-"));
	served = await serve({ maxRecorded: 100 });
});
afterEach(async () => {
	await served.close();
	await rm(folder, { recursive: true });
});

const path = (name: string): string => join(folder, name);
const batch = (args: readonly string[]) =>
	runCli([
		"batch",
		"text-classification",
		...args,
		"-m",
		"pusula/text-classification",
		"--simulator",
		served.url,
	]);
const calls = (): number => served.simulator.requests.filter(({ method }) => method === "POST").length;

describe("mistakes end with a sentence before anything is paid", () => {
	it.each([
		["in.txt", "x", [], "rows are read and written as .jsonl, .ndjson, .csv, .tsv"],
		["in.jsonl", '{"inputs":"a"}\n{"inputs"', [], "Row 2 is not JSON: "],
		["in.jsonl", "[1]\n", [], "Row 1 is not a JSON object"],
		["in.jsonl", "\n", [], "holds no rows"],
		[
			"in.csv",
			"a,b\n1,2\n1\n",
			["--input", "a"],
			"Row 2 does not have as many cells as the first line: 1, not 2.",
		],
		[
			"in.csv",
			"a,b\n1,2\n",
			[],
			'Row 1: no column "inputs". Name the column of the input with --input; columns: a, b.',
		],
		["in.csv", "a,b\n1,2\n", ["--input", "c"], 'Row 1 has no column "c". Its columns: a, b.'],
		["in.csv", "a,b\n1,2\n", ["--input", "constructor"], 'Row 1 has no column "constructor".'],
		["in.csv", "a,b\n1,2\n", ["--column", "a"], '--column "a": write FIELD=COLUMN.'],
		["in.jsonl", '{"inputs":"a"}\n{"inputs":null}\n', [], 'Row 2: the column "inputs" is empty.'],
		["in.jsonl", '{"inputs":"5"}\n{"inputs":5}\n', [], 'Row 2: the column "inputs" needs text, and has 5.'],
		["in.jsonl", '{"a":true}\n', ["--input", "a"], 'Write it in quotation marks: "true".'],
		["in.jsonl", '{"a":null}\n', ["--input", "a"], 'Row 1: the column "a" is empty.'],
		["in.jsonl", '{"inputs":"a"}\n{"inputs":""}\n', [], 'Row 2: the column "inputs" is empty.'],
		["in.csv", "inputs,b\n ,1\n", [], 'Row 1: the column "inputs" is empty.'],
		["in.jsonl", '{"a":{"b":1}}\n', ["--input", "a"], 'Row 1: the column "a" needs text, and has {"b":1}.'],
		["in.jsonl", '{"a":["b"]}\n', ["--input", "a"], 'Row 1: the column "a" needs text, and has ["b"].'],
		["in.csv", "inputs\n1\n", ["--price", "cheap"], '--price "cheap"'],
		["in.csv", "inputs\n1\n", ["--price", "1", "--max-price", "-"], '--max-price "-"'],
		["in.csv", "inputs\n1\n", ["--concurrency", "0"], "a whole number from 1 to 1000"],
		["in.csv", "inputs\n1\n", ["--rate", "1.5", "--dry-run"], "a whole number from 1 to 100000"],
	])("%s %j %j", async (name, text, args, reason) => {
		await writeFile(path(name), text);
		const { code, err } = await batch([path(name), "--out", path("out.jsonl"), ...args]);
		expect(err.replaceAll("\n", " ")).toContain(reason);
		expect([code, calls()]).toEqual([2, 0]);
		expect(existsSync(path("out.jsonl.state"))).toBe(false);
	});
});
