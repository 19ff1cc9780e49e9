import { Redis } from "ioredis";
import { afterEach, beforeEach, expect, it } from "vitest";
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
