import { writeFile } from "node:fs/promises";
import { serve } from "@pusula/simulator/serve";
import { afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { listCalls, type ServedSimulator, useEvalBench } from "./eval-bench.ts";
import { runCli } from "./run-cli.ts";

const ROWS = 8;
/** A reply that the provider may bill and nobody can read. */
const UNREADABLE = { kind: "html-page", status: 200 } as const;

const { path } = useEvalBench();
let served: ServedSimulator | undefined;

beforeAll(async () => {
	const rows = Array.from({ length: ROWS }, () => JSON.stringify({ messages: "Merhaba", answer: "Selam" }));
	await writeFile(path("in.jsonl"), rows.join("\n"));
});
beforeEach(() => (served = undefined));
afterEach(() => served?.close());

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
	expect(listCalls(served)).toHaveLength(1);
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
	expect(listCalls(served)).toHaveLength(4);
});
