import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { serve } from "@pusula/simulator/serve";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { runCli } from "./run-cli.ts";
import { type StartedCli, startCli } from "./start-cli.ts";

type Served = Awaited<ReturnType<typeof serve>>;

/** A reply that the provider may bill and nobody can read. */
const UNREADABLE = { kind: "html-page", status: 200 } as const;
const ROWS = 8;
/** A token of input costs 1, and one of output 2. */
const PRICE = ["--price", "1000000/2000000"];

interface Sums {
	readonly done: number;
	readonly failed: number;
	readonly inputTokens: number;
	readonly outputTokens: number;
	readonly price: number;
}

let folder: string;
let served: Served;
let started: StartedCli | undefined;
beforeEach(async () => {
	folder = await mkdtemp(join(tmpdir(), "pusula-bound-"));
	const rows = Array.from({ length: ROWS }, () => JSON.stringify({ messages: "Merhaba" }));
	await writeFile(join(folder, "in.jsonl"), rows.join("\n"));
});
afterEach(async () => {
	await started?.kill();
	await served.close();
	await rm(folder, { recursive: true });
});

const open = async (options: Parameters<typeof serve>[0]): Promise<void> => {
	served = await serve({ maxRecorded: 1000, ...options });
};
const reopen = async (options: Parameters<typeof serve>[0]): Promise<void> => {
	await served.close();
	await open(options);
};
const calls = (): number => served.simulator.requests.filter(({ method }) => method === "POST").length;
const chat = (...more: readonly string[]): readonly string[] => {
	const rows = ["batch", "conversational", join(folder, "in.jsonl"), "--out", join(folder, "out.jsonl")];
	const target = ["-p", "groq", "-m", "pusula/conversational", "--simulator", served.url];
	return [...rows, ...target, "--json", ...more];
};
const run = async (...more: readonly string[]) => {
	const { code, out, err } = await runCli(chat(...PRICE, ...more));
	return { code, err, sums: JSON.parse(out) as Sums };
};

describe("a bound, where tokens are paid and calls fail that may have been billed", () => {
	it("ends the run before the cost of any call is known", async () => {
		await open({ faults: [{ match: { method: "POST" }, action: UNREADABLE }] });
		const { code, err, sums } = await run("--max-price", "1000000");
		expect([code, calls()]).toEqual([1, 1]);
		expect(err).toContain("what was spent is not known");
		expect(sums.price).toBeGreaterThan(0);
	});

	it("counts each as the dearest so far", async () => {
		await open({});
		const whole = await run();
		const cost = whole.sums.price / ROWS;
		await rm(join(folder, "out.jsonl.state"));
		await rm(join(folder, "out.jsonl"));
		await reopen({ faults: [{ match: { method: "POST", nth: 3 }, action: UNREADABLE }] });
		const { code, err, sums } = await run("--max-price", String(5 * cost), "--concurrency", "1");
		expect([code, calls(), err]).toEqual([1, 5, expect.stringContaining("could exceed --max-price")]);
		expect(sums).toMatchObject({ done: 4, failed: 1, price: 5 * cost });
	});

	it("counts rows in doubt after a kill, by the calls of earlier runs", async () => {
		const slow = { kind: "slow-headers", delayMs: 60_000 } as const;
		await open({ faults: [{ match: { method: "POST", nth: 3 }, action: slow }] });
		started = startCli(chat(...PRICE, "--concurrency", "1"));
		await expect.poll(calls, { interval: 5, timeout: 15_000 }).toBe(3);
		await started.kill();
		const { code, sums } = await run("--max-price", "1");
		expect([code, calls()]).toEqual([1, 3]);
		expect(sums).toMatchObject({ done: 2, failed: 1 });
		expect(await readFile(join(folder, "out.jsonl.failed.jsonl"), "utf8")).toContain("in-doubt");
		expect(sums.price).toBe((3 * (2 * sums.outputTokens + sums.inputTokens)) / 2);
	});

	it("counts a row in doubt that --retry-failed calls again right after the kill", async () => {
		const slow = { kind: "slow-headers", delayMs: 60_000 } as const;
		await open({ faults: [{ match: { method: "POST", nth: 3 }, action: slow }] });
		started = startCli(chat(...PRICE, "--concurrency", "1"));
		await expect.poll(calls, { interval: 5, timeout: 15_000 }).toBe(3);
		await started.kill();
		const { code, sums } = await run("--retry-failed");
		expect([code, calls()]).toEqual([0, ROWS + 1]);
		expect(sums).toMatchObject({ done: ROWS, failed: 0 });
		expect(sums.price).toBe(((ROWS + 1) * (2 * sums.outputTokens + sums.inputTokens)) / ROWS);
	});
});
