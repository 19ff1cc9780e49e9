import { appendFile, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { existsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { serve } from "@pusula/simulator/serve";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { runCli } from "./run-cli.ts";

type Served = Awaited<ReturnType<typeof serve>>;
type Options = Parameters<typeof serve>[0];

let folder: string;
let served: Served;
beforeEach(async () => {
	folder = await mkdtemp(join(tmpdir(), "pusula-batch-"));
	served = await serve({ maxRecorded: 100_000 });
});
afterEach(async () => {
	await served.close();
	await rm(folder, { recursive: true });
});

const restart = async (options: Options): Promise<void> => {
	await served.close();
	served = await serve({ maxRecorded: 100_000, ...options });
};
const path = (name: string): string => join(folder, name);
const batch = (args: readonly string[], options?: Parameters<typeof runCli>[1]) =>
	runCli(
		["batch", "text-classification", ...args, "-m", "pusula/text-classification", "--simulator", served.url],
		options,
	);
const calls = (): number => served.simulator.requests.filter(({ method }) => method === "POST").length;
const readLines = async (name: string): Promise<Record<string, unknown>[]> =>
	(await readFile(path(name), "utf8"))
		.split("\n")
		.filter(Boolean)
		.map((line) => JSON.parse(line) as Record<string, unknown>);

async function writeRows(name: string, count: number): Promise<string> {
	const rows = Array.from({ length: count }, (_, index) =>
		JSON.stringify({ id: `r${index}`, inputs: `Row ${index}` }),
	);
	await writeFile(path(name), `${rows.join("\n")}\n`);
	return path(name);
}

describe("pusula batch", () => {
	it("makes one call for each row, in the order of the input", async () => {
		const { code, err } = await batch([await writeRows("in.jsonl", 600), "--out", path("out.jsonl")]);
		expect(err).toBe(
			"Simulated: no model ran and nothing was billed.\nRows: 600. Done: 600. Failed: 0. Not tried: 0.\n",
		);
		expect(code).toBe(0);
		const lines = await readLines("out.jsonl");
		expect(lines.map(({ row }) => row)).toEqual(Array.from({ length: 600 }, (_, index) => index + 1));
		expect(lines[41]).toMatchObject({ id: "r41", output: [{ label: "sample 1" }, { label: "sample 2" }] });
		expect(calls()).toBe(600);
	});

	it.each([
		["out.csv", 'row;inputs;note;output\n1;Good, really;"a;b";sample 1\n'],
		["out.tsv", "row\tinputs\tnote\toutput\n1\tGood, really\ta;b\tsample 1\n"],
	])("writes %s with the semicolons that the input has, or with tabs", async (out, text) => {
		await writeFile(path("in.csv"), 'inputs;note\nGood, really;"a;b"\n');
		const { code } = await batch([path("in.csv"), "--out", path(out)]);
		expect(code).toBe(0);
		expect(await readFile(path(out), "utf8")).toBe(text);
	});

	it("takes its own output for input, and names its columns apart from those", async () => {
		await writeFile(path("in.csv"), "inputs\nGood\n");
		await batch([path("in.csv"), "--out", path("first.csv")]);
		await batch([path("first.csv"), "--out", path("second.csv")]);
		expect((await batch([path("second.csv"), "--out", path("third.csv")])).code).toBe(0);
		expect(await readFile(path("third.csv"), "utf8")).toBe(
			"row__,row_,row,inputs,output,output_,output__\n1,1,1,Good,sample 1,sample 1,sample 1\n",
		);
	});

	it("calls nothing again that is done, and goes on with rows that were added", async () => {
		const input = await writeRows("in.jsonl", 20);
		await batch([input, "--out", path("out.jsonl")]);
		await batch([input, "--out", path("out.jsonl")]);
		expect(calls()).toBe(20);
		await appendFile(input, '{"inputs":"one more"}\n');
		const { code } = await batch([input, "--out", path("out.jsonl"), "--json"]);
		expect([code, calls()]).toEqual([0, 21]);
		expect((await readLines("out.jsonl")).length).toBe(21);
	});

	it("makes the folder of the output", async () => {
		const out = path("2026/11/out.jsonl");
		const input = await writeRows("in.jsonl", 2);
		expect((await batch([input, "--out", out, "--dry-run"])).code).toBe(0);
		expect(existsSync(path("2026"))).toBe(false);
		expect((await batch([input, "--out", out])).code).toBe(0);
		expect((await readLines("2026/11/out.jsonl")).length).toBe(2);
	});

	it.each([
		["in.jsonl/out.jsonl", "cannot be written"],
		["folder.jsonl", "folder.jsonl is a folder; name a file."],
	])("calls nothing where %s cannot be the output", async (name, words) => {
		const input = await writeRows("in.jsonl", 2);
		await mkdir(path("folder.jsonl"));
		const { code, err } = await batch([input, "--out", path(name)]);
		expect([code, calls()]).toEqual([2, 0]);
		expect(err).toContain(words);
	});

	it("reads and writes tables", async () => {
		await writeFile(path("in.csv"), '\uFEFFno,yorum\n1,"Güzel, çok güzel"\n2,"İki\nsatır"\n');
		await batch([path("in.csv"), "--input", "yorum", "--out", path("out.csv")]);
		expect(await readFile(path("out.csv"), "utf8")).toBe(
			'row,no,yorum,output\n1,1,"Güzel, çok güzel",sample 1\n2,2,"İki\nsatır",örnek 1\n',
		);
		await writeFile(path("in.tsv"), 'inputs\tnot\n"tırnak\tbir\n');
		await batch([path("in.tsv"), "--out", path("out.tsv")]);
		expect(await readFile(path("out.tsv"), "utf8")).toBe(
			'row\tinputs\tnot\toutput\n1\t"""tırnak"\tbir\törnek 1\n',
		);
		expect(served.simulator.requests.at(-1)?.body).toEqual({ inputs: '"tırnak' });
	});

	it("puts columns and settings in their places, and takes arguments as they are", async () => {
		await writeFile(path("in.jsonl"), '{"q":"Nerede?","text":"Evde."}\n');
		const qa = [
			"question-answering",
			path("in.jsonl"),
			"-m",
			"pusula/question-answering",
			"--simulator",
			served.url,
		];
		await runCli([
			"batch",
			...qa,
			"--input",
			"q",
			"--column",
			"context=text",
			"--param",
			"top_k=2",
			"--out",
			path("a.jsonl"),
		]);
		await writeFile(path("in.jsonl"), '{"inputs":{"question":"Q","context":"C"},"parameters":{"top_k":3}}\n');
		await runCli(["batch", ...qa, "--param", "max_answer_len=9", "--out", path("b.jsonl")]);
		const bodies = served.simulator.requests
			.filter(({ method }) => method === "POST")
			.map(({ body }) => body);
		expect(bodies).toEqual([
			{ inputs: { question: "Nerede?", context: "Evde." }, parameters: { top_k: 2 } },
			{ inputs: { question: "Q", context: "C" }, parameters: { max_answer_len: 9, top_k: 3 } },
		]);
	});

	it("keeps results that are files beside the output, and reads files beside the input", async () => {
		await writeFile(path("in.csv"), "inputs\na fox\n");
		const image = ["-m", "pusula/text-to-image", "--simulator", served.url, "--out", path("out.csv")];
		await runCli(["batch", "text-to-image", path("in.csv"), ...image]);
		const [, line = ""] = (await readFile(path("out.csv"), "utf8")).split("\n");
		expect(line).toBe("1,a fox,out.csv.files/000001.png");
		expect(existsSync(path("out.csv.files/000001.png"))).toBe(true);
		await writeFile(path("seen.jsonl"), '{"inputs":"out.csv.files/000001.png"}\n{"inputs":"no.png"}\n');
		const seen = [
			"-m",
			"pusula/image-classification",
			"--simulator",
			served.url,
			"--out",
			path("labels.jsonl"),
		];
		await runCli(["batch", "image-classification", path("seen.jsonl"), ...seen]);
		expect(await readLines("labels.jsonl")).toMatchObject([
			{ output: [{ label: "sample 1" }, {}, {}, {}, {}] },
		]);
		expect(await readLines("labels.jsonl.failed.jsonl")).toMatchObject([
			{ row: 2, message: expect.stringContaining("no such file") },
		]);
	});

	it("prints its sums and says why where failures cannot be written", async () => {
		await restart({
			faults: [{ match: { nth: 2, method: "POST" }, action: { kind: "status", status: 500 } }],
		});
		await mkdir(path("out.jsonl.failed.jsonl"));
		const args = [await writeRows("in.jsonl", 3), "--out", path("out.jsonl")];
		const { code, err } = await batch(args);
		expect([code, err]).toEqual([1, expect.stringContaining("Rows: 3. Done: 2. Failed: 1.")]);
		expect(err).toContain(`${path("out.jsonl.failed.jsonl")} cannot be written: it is a folder.`);
		expect((await batch([...args, "--retry-failed"])).code).toBe(0);
	});

	it("keeps failures with their reason, and tries them again when asked", async () => {
		await restart({
			faults: [
				{ match: { nth: 3, method: "POST" }, action: { kind: "status", status: 500, message: "kaput" } },
			],
		});
		const args = [await writeRows("in.jsonl", 10), "--out", path("out.jsonl"), "--concurrency", "1"];
		const first = await batch(args);
		expect(first.code).toBe(1);
		expect(await readLines("out.jsonl.failed.jsonl")).toMatchObject([
			{ row: 3, status: 500, message: expect.stringContaining("kaput") },
		]);
		const second = await batch(args);
		expect([second.code, calls()]).toEqual([1, 10]);
		const third = await batch([...args, "--retry-failed"]);
		expect([third.code, calls()]).toEqual([0, 11]);
		expect((await readLines("out.jsonl")).map(({ row }) => row)).toEqual([1, 2, 4, 5, 6, 7, 8, 9, 10, 3]);
		expect(existsSync(path("out.jsonl.failed.jsonl"))).toBe(false);
	});

	it("slows down where the provider is busy, and loses no row", async () => {
		await restart({
			faults: [
				{ match: { method: "POST" }, times: 12, action: { kind: "status", status: 429, retryAfterMs: 5 } },
			],
		});
		const { code } = await batch([await writeRows("in.jsonl", 40), "--out", path("out.jsonl")]);
		expect(code).toBe(0);
		expect(calls()).toBe(52);
		expect((await readLines("out.jsonl")).length).toBe(40);
	});

	it("stops where every other row would fail the same way", async () => {
		await restart({ faults: [{ match: { method: "POST" }, action: { kind: "status", status: 401 } }] });
		const { code, err } = await batch([await writeRows("in.jsonl", 100), "--out", path("out.jsonl")]);
		expect(code).toBe(1);
		expect(err).toContain("Stopped: every other row would fail the same way.");
		expect(calls()).toBeLessThanOrEqual(4);
		expect(await readFile(path("out.jsonl"), "utf8")).toBe("");
	});

	it("goes on after an interruption", async () => {
		const controller = new AbortController();
		const input = await writeRows("in.jsonl", 200);
		await restart({ delayMs: 2 });
		const running = batch([input, "--out", path("out.jsonl")], { signal: controller.signal });
		await expect.poll(calls, { interval: 1 }).toBeGreaterThan(20);
		controller.abort();
		const { code, err } = await running;
		expect([code, err]).toEqual([1, expect.stringContaining("Waiting for the calls under way")]);
		const before = calls();
		expect((await readLines("out.jsonl")).length).toBe(before);
		expect((await batch([input, "--out", path("out.jsonl")])).code).toBe(0);
		const numbers = (await readLines("out.jsonl")).map(({ row }) => row);
		expect([numbers.length, new Set(numbers).size]).toEqual([200, 200]);
		expect(before).toBeLessThan(200);
		expect(calls()).toBe(200);
	});

	it("waits for a job that an earlier run submitted", async () => {
		await writeFile(path("in.csv"), "inputs\na running horse\n");
		const args = [
			"batch",
			"text-to-video",
			path("in.csv"),
			"-p",
			"fal-ai",
			"-m",
			"pusula/text-to-video",
			"--out",
			path("o.csv"),
		];
		await restart({
			faults: [{ match: { stage: "poll" }, times: 1, action: { kind: "status", status: 400 } }],
		});
		const first = await runCli([...args, "--simulator", served.url]);
		expect(first.code).toBe(1);
		const second = await runCli([...args, "--simulator", served.url, "--retry-failed"]);
		expect([second.code, second.err]).toEqual([0, expect.stringContaining("Done: 1.")]);
		const submissions = served.simulator.requests.filter(({ method }) => method === "POST");
		expect(submissions.length).toBe(1);
	});
});

describe("prices", () => {
	it("spend all of a bound of decimal fractions, and are summed without their drift", async () => {
		const rows = ["--out", path("out.jsonl"), "--price", "0.01", "--max-price", "1", "--json"];
		const { code, out } = await batch([await writeRows("in.jsonl", 101), ...rows]);
		expect([code, calls()]).toEqual([1, 100]);
		expect(JSON.parse(out)).toMatchObject({ done: 100, open: 1, price: 1 });
		const more = await batch([path("in.jsonl"), ...rows.map((word) => (word === "1" ? "1.01" : word))]);
		expect(JSON.parse(more.out)).toMatchObject({ done: 101, price: 1.01 });
	});

	const chat = (args: readonly string[]) =>
		runCli([
			"batch",
			"conversational",
			...args,
			"-p",
			"groq",
			"-m",
			"pusula/conversational",
			"--simulator",
			served.url,
		]);

	it("stops before a sum is exceeded", async () => {
		const args = [
			await writeRows("in.jsonl", 50),
			"--out",
			path("out.jsonl"),
			"--price",
			"0.01",
			"--max-price",
			"0.10",
		];
		const first = await batch(args);
		expect([first.code, calls()]).toEqual([1, 10]);
		expect(first.err).toContain("Stopped: the next call could exceed --max-price.");
		expect(first.err).toContain("Spent by your prices: 0.1.");
		await batch(args);
		expect(calls()).toBe(10);
	});

	it("counts tokens", async () => {
		await writeFile(path("in.jsonl"), '{"messages":"Merhaba"}\n{"messages":"Selam"}\n');
		const { out } = await chat([
			path("in.jsonl"),
			"--out",
			path("o.jsonl"),
			"--price",
			"1000000/2000000",
			"--json",
		]);
		const sums = JSON.parse(out) as { inputTokens: number; outputTokens: number; price: number };
		expect(sums).toMatchObject({ rows: 2, done: 2, failed: 0, open: 0 });
		expect(sums.inputTokens).toBeGreaterThan(0);
		expect(sums.price).toBe(sums.inputTokens + 2 * sums.outputTokens);
	});

	it("stops where replies have no token counts", async () => {
		const { code, err } = await batch([
			await writeRows("in.jsonl", 9),
			"--out",
			path("out.jsonl"),
			"--price",
			"1/2",
			"--max-price",
			"5",
		]);
		expect([code, calls()]).toEqual([1, 1]);
		expect(err).toContain("what was spent is not known");
	});

	it("are asked for, and shown before anything is spent", async () => {
		const input = await writeRows("in.jsonl", 50);
		expect((await batch([input, "--out", path("o.jsonl"), "--max-price", "5"])).err).toContain(
			"no list of prices",
		);
		expect((await batch([input, "--out", path("o.jsonl"), "--dry-run"])).out).toBe(
			"50 rows, each one call of text-classification. Every row can be read.\nWhat that costs is not known before the calls.\n",
		);
		expect((await batch([input, "--out", path("o.jsonl"), "--dry-run", "--price", "0.002"])).out).toContain(
			"By your price: 0.1.",
		);
		expect([calls(), existsSync(path("o.jsonl"))]).toEqual([0, false]);
	});
});

describe("a run that cannot go on ends with a sentence", () => {
	it("an output that is not ours, was begun otherwise, or lost lines", async () => {
		const input = await writeRows("in.jsonl", 3);
		await writeFile(path("own.jsonl"), "mine\n");
		expect((await batch([input, "--out", path("own.jsonl")])).err).toContain(
			"is not the output of an earlier run",
		);
		await batch([input, "--out", path("out.jsonl")]);
		const other = await runCli([
			"batch",
			"text-classification",
			input,
			"--out",
			path("out.jsonl"),
			"-m",
			"other/model",
			"--simulator",
			served.url,
		]);
		expect(other.err).toContain("begun with another task, model or provider");
		await writeFile(input, '{"inputs":"changed"}\n'.repeat(3));
		expect((await batch([input, "--out", path("out.jsonl")])).err).toContain(
			"row 1 is not the one that was run before",
		);
		await writeFile(path("out.jsonl"), "");
		expect((await batch([input, "--out", path("out.jsonl")])).err).toContain("somebody has changed it since");
		expect(calls()).toBe(3);
	});
});
