import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { serve } from "@pusula/simulator/serve";
import { afterEach, expect, it } from "vitest";
import { runCli } from "./run-cli.ts";
import { startCli, type StartedCli } from "./start-cli.ts";

const ROWS = 500;
const AT_ONCE = 16;
/** Calls after which the process is killed, one run after another. */
const KILLS = [60, 250];

let started: StartedCli | undefined;
let folder = "";
afterEach(async () => {
	await started?.kill();
	await rm(folder, { recursive: true, force: true });
});

it("killed in the middle, loses no row, calls and writes none twice, and reports what was under way", async () => {
	folder = await mkdtemp(join(tmpdir(), "pusula-crash-"));
	const { url, simulator, close } = await serve({ maxRecorded: 100_000, delayMs: 1 });
	const input = join(folder, "in.jsonl");
	const out = join(folder, "out.jsonl");
	const rows = Array.from({ length: ROWS }, (_, index) => JSON.stringify({ inputs: `Row ${index + 1}` }));
	await writeFile(input, rows.join("\n"));
	const args = [
		"batch",
		"text-classification",
		input,
		"--out",
		out,
		"-m",
		"pusula/text-classification",
		"--simulator",
		url,
		"--concurrency",
		String(AT_ONCE),
	];
	const sent = (): string[] =>
		simulator.requests.flatMap(({ method, body }) =>
			method === "POST" ? [(body as { inputs: string }).inputs] : [],
		);
	for (const after of KILLS) {
		started = startCli(args);
		await expect.poll(() => sent().length, { interval: 1, timeout: 15_000 }).toBeGreaterThan(after);
		await started.kill();
	}
	expect((await runCli(args)).code).toBe(1);
	expect(new Set(sent()).size).toBe(sent().length);
	const doubtful = await readNumbers(`${out}.failed.jsonl`, { code: "in-doubt" });
	expect(doubtful.length).toBeGreaterThan(0);
	expect(doubtful.length).toBeLessThanOrEqual(KILLS.length * AT_ONCE);

	expect((await runCli([...args, "--retry-failed"])).code).toBe(0);
	const numbers = await readNumbers(out, { output: expect.anything() });
	expect(numbers.toSorted((one, other) => one - other)).toEqual(
		Array.from({ length: ROWS }, (_, index) => index + 1),
	);
	expect(new Set(sent()).size).toBe(ROWS);
	expect(sent().length - ROWS).toBeLessThanOrEqual(doubtful.length);
	await close();
});

async function readNumbers(path: string, each: object): Promise<readonly number[]> {
	const lines = (await readFile(path, "utf8")).trim().split("\n");
	return lines.map((line) => {
		const entry = JSON.parse(line) as { row: number };
		expect(entry).toMatchObject(each);
		return entry.row;
	});
}
