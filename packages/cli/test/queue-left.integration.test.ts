import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Redis } from "ioredis";
import { afterEach, beforeEach, expect, it } from "vitest";
import { openEndpoint } from "./open-endpoint.ts";
import { openRedis, type OpenRedis } from "./open-redis.ts";
import { runCli } from "./run-cli.ts";

const LEFT = "A worker has left the run to others";

let redis: OpenRedis;
let endpoint: Awaited<ReturnType<typeof openEndpoint>>;
let folder: string;
let stops: (() => Promise<unknown>)[] = [];
beforeEach(async () => {
	redis = await openRedis();
	endpoint = await openEndpoint({ key: "right" });
	folder = await mkdtemp(join(tmpdir(), "pusula-queue-left-"));
	await writeFile(join(folder, "in.jsonl"), '{"inputs":"Row"}\n');
});
afterEach(async () => {
	await Promise.all(stops.map((stop) => stop()));
	stops = [];
	await endpoint.close();
	await redis.close();
	await rm(folder, { recursive: true });
});

/** Starts a command; gives what it has said, its end, and how to interrupt it. */
function start(args: readonly string[], env: Readonly<Record<string, string>> = {}) {
	const controller = new AbortController();
	let heard = "";
	const onError = (text: string): void => void (heard += text.replaceAll("\n", " "));
	const target = ["--endpoint", endpoint.url, "--queue", redis.url];
	const running = runCli([...args, ...target], { env, signal: controller.signal, onError });
	const stop = () => {
		controller.abort();
		return running;
	};
	stops.push(stop);
	return { heard: () => heard, running, stop };
}

const startWorker = (key: string) => start(["worker"], { API_TOKEN: key });

const startBatch = () =>
	start(["batch", "text-classification", join(folder, "in.jsonl"), "--out", join(folder, "out.jsonl")]);

it(
	"each start of a run says that a worker leaves it, and none that one did before",
	{ timeout: 60_000 },
	async () => {
		const worker = startWorker("wrong");
		for (let times = 0; times < 2; times++) {
			const batch = startBatch();
			await expect.poll(batch.heard, { timeout: 15_000 }).toContain(LEFT);
			await batch.stop();
		}
		await worker.stop();
		const batch = startBatch();
		startWorker("right");
		const { code, err } = await batch.running;
		expect([code, err]).toEqual([0, expect.stringContaining("Done: 1. Failed: 0.")]);
		expect(batch.heard()).not.toContain(LEFT);
	},
);

it("a worker that leaves a run does not wait for a right that it lacks", { timeout: 30_000 }, async () => {
	const client = new Redis(redis.url);
	const batch = startBatch();
	await expect.poll(() => client.keys("pusula:*:wait"), { timeout: 15_000 }).toHaveLength(1);
	await batch.stop();
	const allButLeft = ["~pusula:runs", "~pusula:*:", "~pusula:*:[^l]*", "~pusula:*:limiter"];
	await client.call("acl", "setuser", "default", "resetkeys", ...allButLeft);
	client.disconnect();
	const worker = startWorker("wrong");
	await expect.poll(worker.heard, { timeout: 15_000 }).toContain("is left alone");
	await worker.stop();
	expect(worker.heard()).not.toContain("refuses requests");
});
