import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Redis } from "ioredis";
import { afterEach, beforeEach, expect, it } from "vitest";
import { openRedis, type OpenRedis } from "./open-redis.ts";
import { runCli } from "./run-cli.ts";

/** More than lie in the queue at once. */
const ROWS = 2400;
/** Calls after which the server becomes a replica. */
const OUTAGE = 150;

let redis: OpenRedis;
let client: Redis;
let folder: string;
let endpoint: Server;
let calls = 0;
let worker: ReturnType<typeof start> | undefined;
const controller = new AbortController();
beforeEach(async () => {
	redis = await openRedis();
	client = new Redis(redis.url);
	folder = await mkdtemp(join(tmpdir(), "pusula-queue-outages-"));
	endpoint = createServer((request, response) => {
		request.resume().on("end", () => {
			calls += 1;
			if (calls === OUTAGE) void client.call("replicaof", "127.0.0.1", "1");
			response.setHeader("Content-Type", "application/json").end('[{"label":"olumlu","score":1}]');
		});
	});
	await new Promise<void>((resolve) => endpoint.listen(0, "127.0.0.1", resolve));
});
afterEach(async () => {
	controller.abort();
	await worker?.running;
	client.disconnect();
	await new Promise((resolve) => endpoint.close(resolve));
	await redis.close();
	await rm(folder, { recursive: true });
});

/** Starts a command; gives its end, and how often it has said a text. */
function start(args: readonly string[]) {
	const { port } = endpoint.address() as AddressInfo; // a server that listens on TCP
	let heard = "";
	const onError = (text: string): void => void (heard += text.replaceAll("\n", " "));
	const target = ["--endpoint", `http://127.0.0.1:${port}`, "--queue", redis.url];
	const running = runCli([...args, ...target], { signal: controller.signal, onError });
	return { running, count: (text: string) => heard.split(text).length - 1 };
}

it(
	"rows that are not in the queue yet wait for its server, and the outage is said once",
	{ timeout: 120_000 },
	async () => {
		const rows = Array.from({ length: ROWS }, (_, row) => `${JSON.stringify({ inputs: `Row ${row}` })}\n`);
		await writeFile(join(folder, "in.jsonl"), rows.join(""));
		worker = start(["worker", "--takeover", "3"]);
		const out = join(folder, "out.jsonl");
		const batch = start(["batch", "text-classification", join(folder, "in.jsonl"), "--out", out]);
		const said = (): unknown => [
			worker?.count("The queue refuses requests at the moment: READONLY"),
			batch.count("The queue takes nothing at the moment: READONLY"),
		];
		await expect.poll(said, { timeout: 30_000 }).toEqual([1, 1]);
		await client.call("replicaof", "no", "one");
		const { code, err } = await batch.running;
		expect([code, err, calls]).toEqual([0, expect.stringContaining("Done: 2,400. Failed: 0."), ROWS]);
	},
);
