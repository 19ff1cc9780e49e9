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
	expect([code, err]).toEqual([1, expect.stringContaining("The queue cannot be used: ")]);
	expect(err).toContain(reason);
	expect(err).not.toContain("bug in the program");
});

/** Gives a simulator whose responses to a POST take two seconds, a worker, and a batch of one row whose call it has begun. */
async function begin(provider: string, task: string) {
	const slow = { kind: "slow-headers", delayMs: 2000 } as const;
	const simulator = await serve({ faults: [{ match: { method: "POST" }, action: slow }] });
	const folder = await mkdtemp(join(tmpdir(), "pusula-queue-unreadable-"));
	onTestFinished(async () => {
		await simulator.close();
		await rm(folder, { recursive: true });
	});
	await writeFile(join(folder, "in.csv"), "inputs\na fox\n");
	const target = ["-p", provider, "-m", `pusula/${task}`, "--simulator", simulator.url];
	const files = [join(folder, "in.csv"), "--out", join(folder, "out.csv")];
	let said = "";
	const onError = (text: string): void => void (said += text);
	const worker = runCli(["worker", "--queue", redis.url], { onError });
	const batch = runCli(["batch", task, ...files, ...target, "--queue", redis.url]);
	const posts = () => simulator.simulator.requests.filter(({ method }) => method === "POST").length;
	await expect.poll(posts, { timeout: 10_000 }).toBe(1);
	return { worker, batch, posts, said: () => said };
}

it.each([
	["may not list", 0, ["acl", "setuser", "default", "-hgetall"]],
	["may not read", 1, ["acl", "setuser", "default", "-@read"]],
	["cannot read", 1, ["set", "pusula:runs", "text"]],
] as const)(
	"a worker that %s the runs any more says so at once, and stores what its calls bring before it ends",
	async (_, batchCode, [command, ...args]) => {
		const { worker, batch, posts, said } = await begin("hf-inference", "text-classification");
		await client.call(command, ...args);
		await expect.poll(said).toContain("The queue cannot be used: ");
		expect(said()).not.toContain("Done: ");
		const { code, err } = await worker;
		expect([code, err]).toEqual([1, expect.stringContaining("Done: 1. Failed: 0.")]);
		const ended = await batch;
		expect([ended.code, posts()]).toEqual([batchCode, 1]);
		expect(ended.err).not.toContain("bug in the program");
	},
	30_000,
);

it("a worker keeps a provider's job on the server also where it cannot read the runs", async () => {
	const { worker, batch } = await begin("fal-ai", "text-to-video");
	await client.set("pusula:runs", "text");
	expect((await worker).err).toContain("Done: 1. Failed: 0.");
	const [key = ""] = await client.keys("pusula:*:tickets");
	expect(await client.hlen(key)).toBe(1);
	expect((await batch).err).toContain("WRONGTYPE");
}, 30_000);

/** Starts a batch of one row that no worker calls, and gives how to run the same again. */
async function beginAlone() {
	const folder = await mkdtemp(join(tmpdir(), "pusula-queue-unreadable-"));
	onTestFinished(() => rm(folder, { recursive: true }));
	await writeFile(join(folder, "in.csv"), "inputs\na fox\n");
	const target = ["-m", "pusula/text-classification", "--queue", redis.url];
	const files = [join(folder, "in.csv"), "--out", join(folder, "out.csv")];
	const run = (signal?: AbortSignal) =>
		runCli(["batch", "text-classification", ...files, ...target], signal ? { signal } : {});
	const controller = new AbortController();
	const running = run(controller.signal);
	await expect.poll(() => client.keys("pusula:*:wait"), { timeout: 10_000 }).toHaveLength(1);
	return { run, running, interrupt: () => controller.abort() };
}

const UNUSABLE = { code: 1, err: expect.stringContaining("The queue cannot be used: ") as string };

it.each([
	["read the results", "xread"],
	["look for rows", "zscore"],
] as const)(
	"a batch ends, and says why, where it may not %s",
	async (_, command) => {
		const { run, running, interrupt } = await beginAlone();
		interrupt();
		await running;
		await client.call("acl", "setuser", "default", `-${command}`);
		expect(await run()).toMatchObject(UNUSABLE);
	},
	30_000,
);

it("a batch ends, and says why, where it may not look for rows after a break", async () => {
	const { running } = await beginAlone();
	await client.call("acl", "setuser", "default", "-zscore");
	await client.call("client", "kill", "type", "normal");
	expect(await running).toMatchObject(UNUSABLE);
}, 30_000);
