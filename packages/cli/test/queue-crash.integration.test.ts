import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { serve } from "@pusula/simulator/serve";
import { afterEach, beforeEach, expect, it } from "vitest";
import { openRedis, type OpenRedis } from "./open-redis.ts";
import { runCli } from "./run-cli.ts";
import { startCli, type StartedCli } from "./start-cli.ts";

const ROWS = 10_000;
const AT_ONCE = 8;
/** Calls after which a worker is killed, one after another. */
const KILLS = [2000, 4500];

const BATCH_ROWS = 3000;
/** Calls after which the process that reads the rows and writes the output is killed. */
const BATCH_KILLS = [300, 2200];

let redis: OpenRedis;
let folder = "";
let workers: StartedCli[] = [];
beforeEach(async () => {
	redis = await openRedis();
	folder = await mkdtemp(join(tmpdir(), "pusula-queue-"));
});
afterEach(async () => {
	await Promise.all(workers.map((worker) => worker.kill()));
	workers = [];
	await redis.close();
	await rm(folder, { recursive: true, force: true });
});

const startWorker = (): StartedCli => {
	const args = ["worker", "--queue", redis.url, "--concurrency", String(AT_ONCE), "--takeover", "1"];
	const worker = startCli(args);
	workers.push(worker);
	return worker;
};

it(
	"workers killed in the middle: no row is lost, called twice or written twice",
	{ timeout: 120_000 },
	async () => {
		const { url, simulator, close } = await serve({ maxRecorded: 100_000 });
		const input = join(folder, "in.jsonl");
		const out = join(folder, "out.jsonl");
		const rows = Array.from({ length: ROWS }, (_, index) => JSON.stringify({ inputs: `Row ${index + 1}` }));
		await writeFile(input, rows.join("\n"));
		const batch = ["batch", "text-classification", input, "--out", out, "--queue", redis.url];
		const args = [...batch, "-m", "pusula/text-classification", "--simulator", url];
		const sent = (): string[] =>
			simulator.requests.flatMap(({ method, body }) =>
				method === "POST" ? [(body as { inputs: string }).inputs] : [],
			);
		const calls = (): number => simulator.requests.length;

		const doomed = [startWorker(), startWorker()];
		const running = runCli(args);
		startWorker();
		for (const after of KILLS) {
			await expect.poll(calls, { interval: 5, timeout: 60_000 }).toBeGreaterThan(after);
			await doomed.pop()?.kill();
			startWorker();
		}
		const first = await running;
		expect(new Set(sent()).size).toBe(sent().length);
		const doubtful = await readNumbers(`${out}.failed.jsonl`, { code: "in-doubt" });
		expect(doubtful.length).toBeLessThanOrEqual(KILLS.length * AT_ONCE);
		expect(first.code).toBe(doubtful.length === 0 ? 0 : 1);
		expect(sent().length).toBeGreaterThanOrEqual(ROWS - doubtful.length);

		expect((await runCli([...args, "--retry-failed"])).code).toBe(0);
		const numbers = await readNumbers(out, { output: expect.anything() });
		expect(numbers.toSorted((one, other) => one - other)).toEqual(
			Array.from({ length: ROWS }, (_, index) => index + 1),
		);
		expect(sent().length - ROWS).toBeLessThanOrEqual(doubtful.length);
		await close();
	},
);

it(
	"batch killed in the middle: what workers have done in between is fetched, and no row is called twice",
	{ timeout: 120_000 },
	async () => {
		const { url, simulator, close } = await serve({ maxRecorded: 10_000, delayMs: 2 });
		const input = join(folder, "in.jsonl");
		const out = join(folder, "out.jsonl");
		const rows = Array.from({ length: BATCH_ROWS }, (_, index) =>
			JSON.stringify({ inputs: `Row ${index + 1}` }),
		);
		await writeFile(input, rows.join("\n"));
		const batch = ["batch", "text-classification", input, "--out", out, "--queue", redis.url];
		const args = [...batch, "-m", "pusula/text-classification", "--simulator", url];
		const calls = (): number => simulator.requests.filter(({ method }) => method === "POST").length;

		startWorker();
		for (const after of BATCH_KILLS) {
			const killed = startCli(args);
			await expect.poll(calls, { interval: 5, timeout: 60_000 }).toBeGreaterThan(after);
			await killed.kill();
		}
		const { code, err } = await runCli(args);
		expect([code, err]).toEqual([0, expect.stringContaining(`Done: ${BATCH_ROWS.toLocaleString("en")}.`)]);
		expect(calls()).toBe(BATCH_ROWS);
		const numbers = await readNumbers(out, { output: expect.anything() });
		expect(numbers.toSorted((one, other) => one - other)).toEqual(
			Array.from({ length: BATCH_ROWS }, (_, index) => index + 1),
		);
		await close();
	},
);

async function readNumbers(path: string, each: object): Promise<readonly number[]> {
	const text = await readFile(path, "utf8").catch(() => "");
	return text
		.split("\n")
		.filter(Boolean)
		.map((line) => {
			const entry = JSON.parse(line) as { row: number };
			expect(entry).toMatchObject(each);
			return entry.row;
		});
}
