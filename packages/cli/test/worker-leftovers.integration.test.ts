import { expect, it } from "vitest";
import { connect } from "../src/batch/redis/connect.ts";
import { serveRun } from "../src/batch/redis/serve-run.ts";
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
		most: 1,
		takeoverMs: 100,
		insist: () => Promise.resolve(true),
		pauseMs: 100,
		onRow: () => {},
		onLost: () => {},
		onUnable: () => {},
	});
	const listKeys = (): Promise<string[]> => connection.redis.keys("*");
	await expect.poll(listKeys, { timeout: 15_000 }).toContain("pusula:gone:meta");
	await worker.close();
	expect(await listKeys()).toEqual([]);
	connection.close();
	await server.close();
});
