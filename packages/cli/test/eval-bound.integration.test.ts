import { writeFile } from "node:fs/promises";
import { serve } from "@pusula/simulator/serve";
import { afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { listCalls, type ServedSimulator, useEvalBench } from "./eval-bench.ts";
import { runCli } from "./run-cli.ts";
import { type StartedCli, startCli } from "./start-cli.ts";

const ROWS = 8;
/** A reply that the provider may bill and nobody can read. */
const UNREADABLE = { kind: "html-page", status: 200 } as const;

const { path } = useEvalBench();
let served: ServedSimulator | undefined;
let started: StartedCli | undefined;
const calls = (): number => (served ? listCalls(served).length : 0);

beforeAll(async () => {
	const rows = Array.from({ length: ROWS }, () => JSON.stringify({ messages: "Merhaba", answer: "Selam" }));
	await writeFile(path("in.jsonl"), rows.join("\n"));
});
beforeEach(() => (served = undefined));
afterEach(async () => {
	await started?.kill();
	await served?.close();
});

const chat = (url: string, ...more: readonly string[]): readonly string[] => {
	const rows = ["eval", "conversational", path("in.jsonl"), "--expected", "answer", "--json"];
	return [...rows, "-p", "groq", "-m", "pusula/conversational", "--simulator", url, ...more];
};
/** A token of input costs 1, and one of output 2. */
const TOKENS = ["--price", "1000000/2000000"];

it("ends where a call failed that may have been billed, before the cost of any is known", async () => {
	served = await serve({ faults: [{ match: { method: "POST" }, action: UNREADABLE }] });
	const { code, err } = await runCli(chat(served.url, ...TOKENS, "--max-price", "1000000"));
	expect([code, err]).toEqual([1, expect.stringContaining("what was spent is not known")]);
	expect(calls()).toBe(1);
});

it("counts a call that failed and may have been billed as the dearest so far", async () => {
	served = await serve({ faults: [{ match: { method: "POST", nth: 2 }, action: UNREADABLE }] });
	const { out } = await runCli(chat(served.url, ...TOKENS));
	const { models } = JSON.parse(out) as { models: { price: number; answered: number }[] };
	const cost = (models[0]?.price ?? 0) / (models[0]?.answered ?? 0);
	await served.close();
	served = await serve({ faults: [{ match: { method: "POST", nth: 2 }, action: UNREADABLE }] });
	const bound = ["--max-price", String(4 * cost), "--concurrency", "1"];
	const { code, err } = await runCli(chat(served.url, ...TOKENS, ...bound));
	expect([code, err]).toEqual([1, expect.stringContaining("could exceed --max-price")]);
	expect(calls()).toBe(4);
});

it("counts calls that were under way at a kill, which are made again", async () => {
	const slow = { kind: "slow-headers", delayMs: 60_000 } as const;
	const faults = [{ match: { method: "POST", nth: 2 }, action: slow }];
	served = await serve({ faults });
	const args = chat(served.url, "--price", "1", "--out", path("killed.md"), "--concurrency", "1");
	started = startCli(args);
	await expect.poll(calls, { interval: 5, timeout: 15_000 }).toBe(2);
	await started.kill();
	const { code, err } = await runCli([...args, "--max-price", "4"]);
	expect([code, err]).toEqual([1, expect.stringContaining("could exceed --max-price")]);
	expect(calls()).toBe(4);
	expect((await runCli([...args, "--max-price", String(ROWS + 1)])).code).toBe(0);
	expect(calls()).toBe(ROWS + 1);
});

it("makes no call where one was under way at a kill before the cost of any is known", async () => {
	const slow = { kind: "slow-headers", delayMs: 60_000 } as const;
	served = await serve({ faults: [{ match: { method: "POST", nth: 1 }, action: slow }] });
	const args = chat(served.url, ...TOKENS, "--out", path("first.md"), "--concurrency", "1");
	started = startCli(args);
	await expect.poll(calls, { interval: 5, timeout: 15_000 }).toBe(1);
	await started.kill();
	const bounded = [...args, "--max-price", "1000000"];
	const { code, err } = await runCli(bounded);
	expect([code, calls(), err]).toEqual([1, 1, expect.stringContaining("what was spent is not known")]);
	expect((await runCli(bounded)).code).toBe(0);
});

it("counts no call of a busy provider, which took nothing", async () => {
	const busy = { kind: "status", status: 429, retryAfterMs: 60_000 } as const;
	served = await serve({ faults: [{ match: { method: "POST", nth: 2 }, action: busy }] });
	const args = chat(served.url, "--price", "1", "--out", path("busy.md"), "--concurrency", "1");
	const controller = new AbortController();
	const running = runCli(args, { signal: controller.signal });
	await expect.poll(calls, { interval: 1, timeout: 15_000 }).toBe(2);
	controller.abort();
	expect((await running).code).toBe(1);
	expect((await runCli([...args, "--max-price", String(ROWS)])).code).toBe(0);
});
