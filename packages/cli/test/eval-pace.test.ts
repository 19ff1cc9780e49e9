import { writeFile } from "node:fs/promises";
import { serve } from "@pusula/simulator/serve";
import { afterEach, beforeAll, expect, it } from "vitest";
import { type ServedSimulator, useEvalBench } from "./eval-bench.ts";
import { runCli } from "./run-cli.ts";

const ROWS = 30;
const MODEL = "pusula/conversational";

const { path } = useEvalBench();
let served: ServedSimulator | undefined;

beforeAll(async () => {
	const rows = Array.from({ length: ROWS }, () => JSON.stringify({ messages: "Merhaba", answer: "Selam" }));
	await writeFile(path("in.jsonl"), rows.join("\n"));
});
afterEach(() => served?.close());

/** Two providers, one of which takes no more than its first call until a pause has passed. */
async function serveBusy(retryAfterMs: number): Promise<ServedSimulator> {
	const action = { kind: "status", status: 429, retryAfterMs } as const;
	served = await serve({
		faults: [{ match: { provider: "together", method: "POST", nth: 2 }, action }],
	});
	return served;
}

const listProviders = ({ simulator }: ServedSimulator): readonly string[] =>
	simulator.requests.flatMap(({ method, provider }) => (method === "POST" ? [provider] : []));
const count = (providers: readonly string[], name: string): number =>
	providers.filter((one) => one === name).length;

/** A model of the busy provider beside one of another. */
const toArgs = ({ url }: ServedSimulator, ...more: readonly string[]): readonly string[] => {
	const rows = ["eval", "conversational", path("in.jsonl"), "--expected", "answer", "--json"];
	const models = ["-m", MODEL, "-m", MODEL, "-p", "together", "-p", "groq"];
	return [...rows, ...models, "--simulator", url, "--concurrency", "2", ...more];
};

it("lets no model wait for the busy provider of another one", async () => {
	const busy = await serveBusy(60_000);
	const controller = new AbortController();
	const running = runCli(toArgs(busy), { signal: controller.signal });
	await expect.poll(() => count(listProviders(busy), "groq"), { interval: 5, timeout: 20_000 }).toBe(ROWS);
	controller.abort();
	const { models } = JSON.parse((await running).out) as { models: { answered: number }[] };
	expect(models.map(({ answered }) => answered)).toEqual([expect.any(Number), ROWS]);
	expect(count(listProviders(busy), "together")).toBeLessThanOrEqual(3);
});

it("spends a bounded sum on the same rows of each model", async () => {
	const busy = await serveBusy(500);
	expect((await runCli(toArgs(busy, "--price", "1", "--max-price", "1000"))).code).toBe(0);
	const providers = listProviders(busy);
	const leads = providers.map((_, index) => {
		const sofar = providers.slice(0, index + 1);
		return count(sofar, "groq") - count(sofar, "together");
	});
	expect(Math.max(...leads)).toBeLessThanOrEqual(3);
	expect(count(providers, "groq")).toBe(ROWS);
});
