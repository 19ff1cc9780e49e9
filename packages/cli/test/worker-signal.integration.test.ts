import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openRedis, type OpenRedis } from "./open-redis.ts";
import { startCli, type StartedCli } from "./start-cli.ts";

let redis: OpenRedis;
let worker: StartedCli | undefined;
beforeEach(async () => {
	redis = await openRedis();
});
afterEach(async () => {
	await worker?.kill();
	await redis.close();
});

describe.each(["SIGHUP", "SIGTERM", "SIGINT"] as const)("a worker that gets %s", (signal) => {
	it("ends in order, with exit code 0", { timeout: 30_000 }, async () => {
		const started = startCli(["worker", "--queue", redis.url]);
		worker = started;
		await expect.poll(started.err, { timeout: 20_000 }).toContain("Waiting for rows in the queue");
		started.child.kill(signal);
		expect(await started.ended).toBe(0);
		expect(started.err()).toContain("Done: 0. Failed: 0.");
	});
});
