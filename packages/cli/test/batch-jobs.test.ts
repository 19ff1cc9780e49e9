import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { serve } from "@pusula/simulator/serve";
import { afterEach, beforeEach, expect, it } from "vitest";
import { runCli } from "./run-cli.ts";

type Served = Awaited<ReturnType<typeof serve>>;
type Faults = NonNullable<NonNullable<Parameters<typeof serve>[0]>["faults"]>;

let folder: string;
let served: Served | undefined;
beforeEach(async () => {
	folder = await mkdtemp(join(tmpdir(), "pusula-batch-jobs-"));
});
afterEach(async () => {
	await served?.close();
	await rm(folder, { recursive: true });
});

/** A provider that works by jobs, and a batch of as many rows at `--price 1`. */
async function open(rows: number, faults: Faults) {
	const now = await serve({ faults, jobPolls: 0 });
	served = now;
	await writeFile(join(folder, "in.csv"), `inputs\n${"a running horse\n".repeat(rows)}`);
	const target = ["-p", "replicate", "-m", "pusula/text-to-video", "--simulator", now.url];
	const files = [join(folder, "in.csv"), "--out", join(folder, "out.csv")];
	const args = [
		"batch",
		"text-to-video",
		...files,
		...target,
		"--price",
		"1",
		"--concurrency",
		"1",
		"--json",
	];
	return {
		submissions: (): number => now.simulator.requests.filter(({ method }) => method === "POST").length,
		batch: async (...more: readonly string[]): Promise<unknown> =>
			JSON.parse((await runCli([...args, ...more])).out),
	};
}

const failedPoll = (status: number, times: number): Faults[number] => ({
	match: { stage: "poll" },
	times,
	action: { kind: "status", status },
});

it("counts a job whose poll failed, and no second time when it is waited for", async () => {
	const { batch, submissions } = await open(2, [failedPoll(400, 1)]);
	expect(await batch("--max-price", "1")).toMatchObject({ failed: 1, open: 1, price: 1 });
	expect(await batch("--max-price", "1", "--retry-failed")).toMatchObject({ done: 1, open: 1, price: 1 });
	expect(submissions()).toBe(1);
});

it("counts a job that failed, and the one that is submitted after it", async () => {
	const { batch, submissions } = await open(1, [
		{ match: { method: "POST", nth: 1 }, action: { kind: "job", outcome: "failed" } },
	]);
	expect(await batch("--max-price", "1")).toMatchObject({ failed: 1, price: 1 });
	expect(await batch("--max-price", "1", "--retry-failed")).toMatchObject({ failed: 1, price: 1 });
	expect(await batch("--max-price", "2", "--retry-failed")).toMatchObject({ done: 1, price: 2 });
	expect(submissions()).toBe(2);
});

it("fails the row of a job that its provider does not know any more, and calls it anew", async () => {
	const { batch, submissions } = await open(2, [failedPoll(404, 2)]);
	expect(await batch()).toMatchObject({ open: 2 });
	expect(await batch()).toMatchObject({ done: 1, failed: 1 });
	const [failure] = (await readFile(join(folder, "out.csv.failed.jsonl"), "utf8")).split("\n");
	expect(JSON.parse(failure ?? "")).toMatchObject({ row: 1, code: "job-gone", status: 404 });
	expect(await batch("--retry-failed")).toMatchObject({ done: 2, price: 3 });
	expect(submissions()).toBe(3);
});

it.each(["wrong-shape", "expired-file"])(
	"calls a row anew whose job has ended without a result: %s",
	async (end) => {
		const { batch, submissions } = await open(1, [
			end === "wrong-shape"
				? { match: { stage: "poll" }, times: 1, action: { kind: "wrong-shape" } }
				: { match: { stage: "download" }, times: 1, action: { kind: "status", status: 404 } },
		]);
		expect(await batch()).toMatchObject({ failed: 1, price: 1 });
		expect(await batch("--retry-failed")).toMatchObject({ done: 1, price: 2 });
		expect(submissions()).toBe(2);
	},
);
