import { readFile, writeFile } from "node:fs/promises";
import { serve } from "@pusula/simulator/serve";
import { afterEach, expect, it } from "vitest";
import { listCalls, MODEL, useEvalBench } from "./eval-bench.ts";
import { runCli } from "./run-cli.ts";
import { type StartedCli, startCli } from "./start-cli.ts";

const { path } = useEvalBench();
const ROWS = 120;
const AT_ONCE = 8;
/** Calls after which the process is killed, one run after another. */
const KILLS = [30, 80];

let started: StartedCli | undefined;
afterEach(() => started?.kill());

it("killed in the middle, goes on without repeating an answer that it had, and loses no row", async () => {
	const served = await serve({ maxRecorded: 100_000, delayMs: 1 });
	const input = path("killed.csv");
	const out = path("killed.json");
	const rows = Array.from({ length: ROWS }, (_, index) => `Row ${index + 1},POSITIVE\n`);
	await writeFile(input, `text,label\n${rows.join("")}`);
	const columns = ["--input", "text", "--expected", "label", "--concurrency", String(AT_ONCE)];
	const target = ["-m", MODEL, "--simulator", served.url];
	const args = ["eval", "text-classification", input, ...columns, ...target, "--out", out];
	const sent = () => listCalls(served).map((body) => (body as { inputs: string }).inputs); // a row's text
	for (const after of KILLS) {
		started = startCli(args);
		await expect.poll(() => sent().length, { interval: 1, timeout: 15_000 }).toBeGreaterThan(after);
		await started.kill();
	}
	const { code, err } = await runCli(args);
	await served.close();
	expect([code, err]).toEqual([0, expect.stringMatching(/Kept from an earlier run: \d+ of 120/)]);
	expect(new Set(sent()).size).toBe(ROWS);
	// A call under way at a kill has no answer yet, and no other is made again.
	expect(sent().length - ROWS).toBeLessThanOrEqual(KILLS.length * AT_ONCE);
	const { models } = JSON.parse(await readFile(out, "utf8")) as { models: { answered: number }[] };
	expect(models.map(({ answered }) => answered)).toEqual([ROWS]);
	await expect(readFile(`${out}.state`)).rejects.toThrow("ENOENT");
}, 60_000);

it("killed while jobs are waited for, counts them as spent, and pays no other with their money", async () => {
	const refused = { kind: "status", status: 400 } as const;
	const slow = { kind: "slow-headers", delayMs: 60_000 } as const;
	const served = await serve({
		faults: [
			{ match: { method: "POST", nth: 1 }, action: refused },
			{ match: { stage: "poll" }, times: 2, action: slow },
		],
		jobPolls: 0,
	});
	await writeFile(path("said.wav"), "RIFF");
	await writeFile(path("said.csv"), `inputs,said\n${"said.wav,hello\n".repeat(3)}`);
	const task = "automatic-speech-recognition";
	const target = `-m pusula/${task} -p replicate --simulator ${served.url}`.split(" ");
	const limits = "--expected said --price 1 --max-price 2 --concurrency".split(" ");
	const args = ["eval", task, path("said.csv"), ...target, "--out", path("said.json"), ...limits];
	started = startCli([...args, "3"]);
	const polls = (): number =>
		served.simulator.requests.filter(({ url }) => /predictions\/\w/.test(url)).length;
	await expect.poll(polls, { interval: 5, timeout: 15_000 }).toBe(2);
	await started.kill();
	const { code, err } = await runCli([...args, "1"]);
	await served.close();
	expect([code, err]).toEqual([
		1,
		expect.stringContaining("Stopped: the next call could exceed --max-price."),
	]);
	expect(listCalls(served)).toHaveLength(3);
	const { models } = JSON.parse(await readFile(path("said.json"), "utf8")) as {
		models: { answered: number }[];
	};
	expect(models.map(({ answered }) => answered)).toEqual([2]);
}, 60_000);
