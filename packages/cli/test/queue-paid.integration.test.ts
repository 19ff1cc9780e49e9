import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { serve } from "@pusula/simulator/serve";
import { afterEach, beforeEach, expect, it } from "vitest";
import { openRedis, type OpenRedis } from "./open-redis.ts";
import { runCli } from "./run-cli.ts";
import { type StartedCli, startCli } from "./start-cli.ts";

type Served = Awaited<ReturnType<typeof serve>>;
type Faults = NonNullable<Parameters<typeof serve>[0]>["faults"];
type Stage = "poll" | "download";

let redis: OpenRedis;
let served: Served | undefined;
let folder: string;
let started: StartedCli | undefined;
let stopWorkers: (() => Promise<unknown>)[] = [];
beforeEach(async () => {
	redis = await openRedis();
	folder = await mkdtemp(join(tmpdir(), "pusula-queue-paid-"));
});
afterEach(async () => {
	await started?.kill();
	await Promise.all(stopWorkers.map((stop) => stop()));
	stopWorkers = [];
	await served?.close();
	await redis.close();
	await rm(folder, { recursive: true });
});

const out = (): string => join(folder, "out.csv");
const posts = () => served?.simulator.requests.filter(({ method }) => method === "POST").length;

function startWorker(): void {
	const controller = new AbortController();
	const worker = runCli(["worker", "--queue", redis.url], { signal: controller.signal });
	stopWorkers.push(() => {
		controller.abort();
		return worker;
	});
}

/** Gives a simulator that fails at this stage with each status once, a worker, and what runs a batch of one row of the task. */
async function open(
	stage: Stage,
	statuses: number | readonly number[],
	[provider, task]: readonly [string, string],
) {
	const faults: Faults = [statuses]
		.flat()
		.map((status, index) => ({ match: { stage, nth: index + 1 }, action: { kind: "status", status } }));
	served = await serve({ faults });
	await writeFile(join(folder, "in.csv"), "inputs\na fox\n");
	startWorker();
	const target = ["-p", provider, "-m", `pusula/${task}`, "--simulator", served.url, "--queue", redis.url];
	return (...more: readonly string[]) =>
		runCli(["batch", task, join(folder, "in.csv"), "--out", out(), ...target, ...more]);
}

it("waits for a provider's job whose poll ended the run before, and submits no other", async () => {
	const batch = await open("poll", 404, ["fal-ai", "text-to-video"]);
	const first = await batch();
	const left = "Rows in the queue whose call a worker had begun: 1.";
	expect([first.code, first.err]).toEqual([1, expect.stringContaining(left)]);
	expect([(await batch()).code, posts()]).toEqual([0, 1]);
});

it("fails the row of a job that its provider does not know any more, and calls it anew", async () => {
	const batch = await open("poll", [404, 404], ["fal-ai", "text-to-video"]);
	expect((await batch()).err).toContain("call a worker had begun: 1.");
	expect((await batch()).err).toContain("Failed: 1. Not tried: 0.");
	expect([(await batch("--retry-failed")).code, posts()]).toEqual([0, 2]);
});

it("waits with --retry-failed for a job of a worker whose poll failed", async () => {
	const batch = await open("poll", 400, ["fal-ai", "text-to-video"]);
	const priced = ["--price", "1", "--max-price", "1", "--json"];
	expect(JSON.parse((await batch(...priced)).out)).toMatchObject({ failed: 1, price: 1 });
	const { out: sums } = await batch(...priced, "--retry-failed");
	expect(JSON.parse(sums)).toMatchObject({ done: 1, price: 1 });
	expect(posts()).toBe(1);
});

it("keeps a job of the same run whose poll is refused after a busy provider gave its row back", async () => {
	const busy = [503, 503, 503, 503, 503, 503]; // more than one wait for a job puts up with
	const batch = await open("poll", [...busy, 400], ["fal-ai", "text-to-video"]);
	expect((await batch()).err).toContain("Failed: 1. Not tried: 0.");
	const failed = await readFile(`${out()}.failed.jsonl`, "utf8");
	expect(JSON.parse(failed)).toMatchObject({ code: "api", status: 400 });
	expect([(await batch("--retry-failed")).code, posts()]).toEqual([0, 1]);
});

it.each([
	["has left", 401, "Failed: 0. Not tried: 1."],
	["had no result of", 400, "Failed: 1. Not tried: 0."],
])("waits through a queue for a job that a run without one %s", async (_, status, left) => {
	served = await serve({
		faults: [{ match: { stage: "poll" }, times: 1, action: { kind: "status", status } }],
	});
	await writeFile(join(folder, "in.csv"), "inputs\na fox\n");
	const args = ["batch", "text-to-video", join(folder, "in.csv"), "--out", out(), "-p", "fal-ai"];
	const batch = [...args, "-m", "pusula/text-to-video", "--simulator", served.url];
	expect((await runCli(batch)).err).toContain(left);
	startWorker();
	const { code } = await runCli([...batch, "--retry-failed", "--queue", redis.url]);
	expect([code, posts()]).toEqual([0, 1]);
});

it.each([
	["fal-ai", "text-to-image", 403],
	["fal-ai", "text-to-image", 404],
	["fal-ai", "text-to-speech", 503],
	["fal-ai", "text-to-video", 403],
] as const)(
	"fails a paid row of %s %s alone where its file is refused: %i",
	async (provider, task, status) => {
		const batch = await open("download", status, [provider, task]);
		const { code, err } = await batch();
		expect([code, err, posts()]).toEqual([1, expect.stringContaining("Failed: 1. Not tried: 0."), 1]);
		const failed = await readFile(`${out()}.failed.jsonl`, "utf8");
		expect(JSON.parse(failed)).toMatchObject({ row: 1, status });
	},
);

it("calls again with --retry-failed what a killed run without a queue had left", async () => {
	const slow = { kind: "slow-headers", delayMs: 60_000 } as const;
	served = await serve({ faults: [{ match: { method: "POST", nth: 1 }, action: slow }] });
	await writeFile(join(folder, "in.csv"), "inputs\nA fine day.\n");
	const args = ["batch", "text-classification", join(folder, "in.csv"), "--out", out(), "-m"];
	const batch = [...args, "pusula/text-classification", "--simulator", served.url];
	started = startCli(batch);
	await expect.poll(posts, { interval: 5, timeout: 15_000 }).toBe(1);
	await started.kill();
	startWorker();
	const { code, err } = await runCli([...batch, "--retry-failed", "--queue", redis.url]);
	expect([code, err, posts()]).toEqual([0, expect.stringContaining("Done: 1. Failed: 0."), 2]);
});
