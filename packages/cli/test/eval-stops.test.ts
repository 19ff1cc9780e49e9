import { readFile, writeFile } from "node:fs/promises";
import { serve } from "@pusula/simulator/serve";
import { describe, expect, it } from "vitest";
import { listCalls, MODEL, ROOM, useEvalBench } from "./eval-bench.ts";
import { runCli } from "./run-cli.ts";

const { path, simulator, evaluate } = useEvalBench();

/** Rows enough to stop in the midst of them. */
async function writeManyRows(): Promise<readonly string[]> {
	await writeFile(path("many.csv"), `text,label\n${`"${ROOM}",POSITIVE\n`.repeat(200)}`);
	return ["text-classification", path("many.csv"), "--input", "text", "--expected", "label"];
}

describe("a measurement that ends early", () => {
	it("reports what was measured when it is interrupted", async () => {
		const slow = await serve({ delayMs: 5, maxRecorded: 1000 });
		const controller = new AbortController();
		const args = [...(await writeManyRows()), "-m", MODEL, "--json", "--threshold", "accuracy>=2"];
		const running = runCli(["eval", ...args, "--simulator", slow.url], { signal: controller.signal });
		const calls = (): number => listCalls(slow).length;
		await expect.poll(calls, { interval: 1, timeout: 20_000 }).toBeGreaterThan(10);
		controller.abort();
		const { code, out, err } = await running;
		await slow.close();
		const { rows, models } = JSON.parse(out) as { rows: number; models: { answered: number }[] };
		expect([code, models.map(({ answered }) => answered)]).toEqual([1, [calls()]]);
		expect(rows).toBe(calls());
		expect(rows).toBeLessThan(200);
		expect(err).toContain(
			`Ended early: the report is of ${rows} of 200 rows, and thresholds were not checked.`,
		);
	});

	it("goes on where it was stopped, and keeps nothing once the report is whole", async () => {
		const slow = await serve({ delayMs: 5, maxRecorded: 1000 });
		const controller = new AbortController();
		const out = path("stopped.md");
		const args = ["eval", ...(await writeManyRows()), "-m", MODEL, "--out", out, "--simulator", slow.url];
		const running = runCli(args, { signal: controller.signal });
		const calls = (): number => listCalls(slow).length;
		await expect.poll(calls, { interval: 1, timeout: 20_000 }).toBeGreaterThan(10);
		controller.abort();
		await running;
		const before = calls();
		expect(before).toBeLessThan(200);
		const { code, err } = await runCli(args);
		expect(calls()).toBe(200);
		await slow.close();
		expect([code, err]).toEqual([0, expect.stringContaining(`${before} of 200 answers`)]);
		expect(await readFile(out, "utf8")).toContain("| 200 | 0 |");
		await expect(readFile(`${out}.state`)).rejects.toThrow("ENOENT");
	});

	it("keeps its answers, and what they cost, while other rows are measured to their end with the same report", async () => {
		simulator().simulator.clear();
		const calls = (): number => listCalls(simulator()).length;
		const write = (name: string, text: string): Promise<void> =>
			writeFile(path(name), `text,label\n${`"${text}",POSITIVE\n`.repeat(4)}`);
		await write("one.csv", ROOM);
		await write("other.csv", `${ROOM} Yine geliriz.`);
		const args = (name: string): string[] =>
			`text-classification ${path(name)} --input text --expected label --price 1`
				.split(" ")
				.concat("-m", MODEL, "--out", path("shared.json"));
		await evaluate([...args("one.csv"), "--max-price", "3"]);
		expect(calls()).toBe(3);
		expect((await evaluate([...args("other.csv"), "--max-price", "4"])).code).toBe(0);
		expect(calls()).toBe(7);
		const { code, err } = await evaluate([...args("one.csv"), "--max-price", "4"]);
		expect([code, calls(), err]).toEqual([0, 8, expect.stringContaining("3 of 4 answers")]);
		await expect(readFile(`${path("shared.json")}.state`)).rejects.toThrow("ENOENT");
	});

	it("spends no more than --max-price, also in several runs", async () => {
		simulator().simulator.clear();
		const calls = (): number => listCalls(simulator()).length;
		await writeFile(path("few.csv"), `text,label\n${`"${ROOM}",POSITIVE\n`.repeat(3)}`);
		const rows = ["text-classification", path("few.csv"), "--input", "text", "--expected", "label"];
		const args = [...rows, "-m", MODEL, "--price", "1", "--out", path("priced.md"), "--max-price"];
		const first = await evaluate([...args, "2"]);
		expect([first.code, calls()]).toEqual([1, 2]);
		expect(first.err).toContain("Stopped: the next call could exceed --max-price.");
		expect((await evaluate([...args, "2.5"])).code).toBe(1);
		expect(calls()).toBe(2);
		expect((await evaluate([...args, "3"])).code).toBe(0);
		expect(calls()).toBe(3);
	});

	it("reports what was measured before an error that every row would have", async () => {
		const two = ["-m", MODEL, "-m", "nobody/nothing", "--concurrency", "1", "--json"];
		const { code, out, err } = await evaluate([...(await writeManyRows()), ...two]);
		expect(code).toBe(1);
		expect(JSON.parse(out)).toMatchObject({ rows: 1, models: [{ answered: 1 }, { answered: 0, failed: 1 }] });
		expect(err).toMatch(/of 1 of 200 rows[^]*Error \(/);
	});

	it("says that it was interrupted before the first answer", async () => {
		const { code, out, err } = await evaluate([...(await writeManyRows()), "-m", MODEL], {
			signal: AbortSignal.abort(new DOMException("Interrupted.", "AbortError")),
		});
		expect([code, out]).toEqual([1, ""]);
		expect(err).toContain("Interrupted");
	});
});
