import { expect, it } from "vitest";
import { connect } from "../src/batch/redis/connect.ts";
import { pushResult } from "../src/batch/redis/results.ts";
import { keysOf } from "../src/batch/redis/run-registry.ts";
import { serveRun } from "../src/batch/redis/serve-run.ts";
import { endInDoubt } from "../src/batch/call/row-call.ts";
import { MESSAGES } from "../src/messages/messages.ts";
import { openRedis } from "./open-redis.ts";

it("a worker deletes what it still wrote when its run was gone", async () => {
	const server = await openRedis();
	const connection = await connect(new URL(server.url), MESSAGES.en, () => {});
	const worker = serveRun({
		connection,
		id: "gone",
		settings: { task: "text-classification" },
		caller: () => Promise.reject(new Error("not called")),
		atOnce: 1,
		takeoverMs: 100,
		insist: async (write) => write().then(() => true),
		onRow: () => {},
		onLost: () => {},
		onUnable: () => {},
	});
	const listKeys = (): Promise<string[]> => connection.redis.keys("*");
	await expect.poll(listKeys, { timeout: 15_000 }).toContain("pusula:gone:meta");
	await pushResult(connection.redis, keysOf("gone").results, "1-0", endInDoubt());
	await worker.close();
	expect(await listKeys()).toEqual([]);
	connection.close();
	await server.close();
});
