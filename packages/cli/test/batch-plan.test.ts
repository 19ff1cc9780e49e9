import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { runCli } from "./run-cli.ts";

let folder = "";

beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), "pusula-plan-"));
});

afterAll(() => rm(folder, { recursive: true }));

/** What a dry run says to rows of a task. */
async function plan(task: string, rows: readonly object[], ...args: readonly string[]) {
	const input = join(folder, "in.jsonl");
	await writeFile(input, rows.map((row) => `${JSON.stringify(row)}\n`).join(""));
	return runCli(["batch", task, input, "--out", join(folder, "out.jsonl"), "--dry-run", ...args]);
}

it("estimates what inputs cost from their characters where tokens are paid", async () => {
	const rows = Array.from({ length: 50 }, () => ({ messages: "x".repeat(100) }));
	const { out } = await plan("conversational", rows, "--price", "4/8");
	const [, sum = ""] = /about ([\d.]+) for the inputs/.exec(out) ?? [];
	// Messages of 25 tokens and the JSON around them: no fewer tokens, and not twice as many.
	expect(Number(sum)).toBeGreaterThan((50 * 25 * 4) / 1e6);
	expect(Number(sum)).toBeLessThan((2 * 50 * 25 * 4) / 1e6);
});

it("estimates nothing for files, whose tokens providers count in ways of their own", async () => {
	const { out } = await plan("automatic-speech-recognition", [{ inputs: "a.wav" }], "--price", "4/8");
	expect(out).toContain("is not known before the calls");
});

it("is JSON with --json: the price of all calls, or about that of their inputs", async () => {
	const rows = [{ messages: "a" }, { messages: "b" }, { messages: "c" }];
	const read = async (...price: readonly string[]): Promise<unknown> =>
		JSON.parse((await plan("conversational", rows, "--json", ...price)).out);
	const sums = { task: "conversational", rows: 3, calls: 3 };
	expect(await read()).toEqual(sums);
	expect(await read("--price", "0.1")).toEqual({ ...sums, price: 0.3 });
	expect(await read("--price", "4/8")).toEqual({ ...sums, inputPrice: expect.any(Number) });
});

it("names a provider that does not exist", async () => {
	const { code, err } = await plan("text-classification", [{ inputs: "a" }], "--provider", "grok");
	expect([code, err]).toEqual([2, expect.stringContaining("groq")]);
});
