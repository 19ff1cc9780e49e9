import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { serve } from "@pusula/simulator/serve";
import { Redis } from "ioredis";
import { afterEach, beforeEach, expect, it, onTestFinished } from "vitest";
import { openRedis, type OpenRedis } from "./open-redis.ts";
import { runCli } from "./run-cli.ts";

let redis: OpenRedis;
let client: Redis;
beforeEach(async () => {
	redis = await openRedis();
	client = new Redis(redis.url);
});
afterEach(async () => {
	client.disconnect();
	await redis.close();
});

it.each([
	["may not be read", "NOPERM", ["acl", "setuser", "default", "-hgetall"]],
	["are no hash", "WRONGTYPE", ["set", "pusula:runs", "text"]],
	["hold something else", "JSON", ["hset", "pusula:runs", "one", "text"]],
] as const)("a worker ends, and says why, where the runs %s", async (_, reason, [command, ...args]) => {
	await client.call(command, ...args);
	const { code, err } = await runCli(["worker", "--queue", redis.url]);
	expect([code, err]).toEqual([1, expect.stringContaining(reason)]);
});

it("a worker that may not read the runs any more stores what its calls bring before it ends", async () => {
	const simulator = await serve({ faults: [{ action: { kind: "slow-headers", delayMs: 2000 } }] });
	const folder = await mkdtemp(join(tmpdir(), "pusula-queue-unreadable-"));
	onTestFinished(async () => {
		await simulator.close();
		await rm(folder, { recursive: true });
	});
	await writeFile(join(folder, "in.csv"), "inputs\na fox\n");
	const target = ["-p", "hf-inference", "-m", "pusula/text-classification", "--simulator", simulator.url];
	const files = [join(folder, "in.csv"), "--out", join(folder, "out.csv")];
	const worker = runCli(["worker", "--queue", redis.url]);
	const batch = runCli(["batch", "text-classification", ...files, ...target, "--queue", redis.url]);
	const posts = () => simulator.simulator.requests.filter(({ method }) => method === "POST").length;
	await expect.poll(posts, { timeout: 10_000 }).toBe(1);
	await client.call("acl", "setuser", "default", "-hgetall");
	expect((await worker).code).toBe(1);
	expect((await batch).code).toBe(0);
	expect(posts()).toBe(1);
}, 30_000);
