import { writeFile } from "node:fs/promises";
import { serve } from "@pusula/simulator/serve";
import { afterEach, describe, expect, it } from "vitest";
import { listCalls, MODEL, ROOM, type ServedSimulator, useEvalBench } from "./eval-bench.ts";
import { type StartedCli, startCli } from "./start-cli.ts";

const { path } = useEvalBench();
const SIGNALS = [
	["SIGHUP", 129],
	["SIGINT", 130],
	["SIGTERM", 143],
] as const;
const ROWS = 200;

let outputs = 0;
let started: StartedCli | undefined;
let served: ServedSimulator | undefined;
afterEach(async () => {
	await started?.kill();
	await served?.close();
	served = undefined;
});

/** Starts a command whose calls take `delayMs` each, and waits for the first of them. */
async function begin(command: string, delayMs: number): Promise<StartedCli> {
	const slow = { kind: "slow-headers", delayMs } as const;
	served = await serve({ faults: [{ match: { method: "POST" }, action: slow }] });
	const csv = path("rows.csv");
	const jsonl = path("rows.jsonl");
	const out = path(`out-${(outputs += 1)}.jsonl`);
	await writeFile(csv, `text,label\n${`${ROOM.replaceAll(",", "")},POSITIVE\n`.repeat(ROWS)}`);
	await writeFile(
		jsonl,
		Array.from({ length: ROWS }, (_, row) => `${JSON.stringify({ inputs: `Row ${row}` })}\n`).join(""),
	);
	const columns = ["--input", "text", "--expected", "label"];
	const args: Readonly<Record<string, readonly string[]>> = {
		run: [ROOM],
		batch: [jsonl, "--out", out, "--concurrency", "1"],
		eval: [csv, ...columns, "--concurrency", "1"],
	};
	const target = ["-m", MODEL, "--simulator", served.url];
	started = startCli([command, "text-classification", ...(args[command] ?? []), ...target]);
	const calls = (): number => (served ? listCalls(served).length : 0);
	await expect.poll(calls, { interval: 5, timeout: 15_000 }).toBeGreaterThan(0);
	return started;
}

describe.each(SIGNALS)("%s", (signal, code) => {
	it.each([
		["run", 60_000],
		["batch", 50],
		["eval", 50],
	] as const)(
		`ends %s with the code ${code}`,
		async (command, delayMs) => {
			const { child, ended } = await begin(command, delayMs);
			child.kill(signal);
			expect(await ended).toBe(code);
		},
		30_000,
	);

	it("is the way to end serve, so its code is 0", async () => {
		started = startCli(["serve", "--port", "0"]);
		const { child, ended } = started;
		await new Promise<void>((resolve) => child.stdout?.once("data", () => resolve()));
		child.kill(signal);
		expect(await ended).toBe(0);
	}, 30_000);
});

describe.each(SIGNALS.slice(1))("%s as the second signal", (signal, code) => {
	it(`ends a batch at once with the code ${code}`, async () => {
		const { child, ended, err } = await begin("batch", 60_000);
		child.kill("SIGINT");
		await expect.poll(err, { interval: 5, timeout: 15_000 }).toContain("Stopping");
		child.kill(signal);
		expect(await ended).toBe(code);
	}, 30_000);
});

it("waits for the calls under way however often a closed terminal sends SIGHUP", async () => {
	const { child, ended, err } = await begin("batch", 1000);
	child.kill("SIGHUP");
	await expect.poll(err, { interval: 5, timeout: 15_000 }).toContain("Stopping");
	child.kill("SIGHUP");
	expect(await ended).toBe(129);
	expect(err()).toContain("Done: 1. Failed: 0.");
}, 30_000);
