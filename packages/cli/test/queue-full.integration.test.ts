import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Redis } from "ioredis";
import { afterEach, beforeEach, expect, it } from "vitest";
import { openRedis, type OpenRedis } from "./open-redis.ts";
import { runCli } from "./run-cli.ts";

const ROWS = 4;
const FULL = ["config", "set", "maxmemory", "1"] as const;
const EMPTY = ["config", "set", "maxmemory", "0"] as const;
const REPLICA = ["replicaof", "127.0.0.1", "1"] as const;
const MASTER = ["replicaof", "no", "one"] as const;

let redis: OpenRedis;
let client: Redis;
let folder: string;
/** An endpoint whose responses wait for `respondToAll`. */
let endpoint: Server;
let waiting: ServerResponse[] = [];
let stops: (() => Promise<string>)[] = [];
beforeEach(async () => {
	redis = await openRedis();
	client = new Redis(redis.url);
	folder = await mkdtemp(join(tmpdir(), "pusula-queue-full-"));
	endpoint = createServer((request, response) => {
		request.resume().on("end", () => void waiting.push(response));
	});
	await new Promise<void>((resolve) => endpoint.listen(0, "127.0.0.1", resolve));
});
afterEach(async () => {
	await Promise.all(stops.map((stop) => stop()));
	stops = [];
	waiting = [];
	client.disconnect();
	await new Promise((resolve) => endpoint.close(resolve));
	await redis.close();
	await rm(folder, { recursive: true });
});

const out = (): string => join(folder, "out.jsonl");

/** Options of the endpoint and the queue. */
function target(): readonly string[] {
	const { port } = endpoint.address() as AddressInfo; // a server that listens on TCP
	return ["--endpoint", `http://127.0.0.1:${port}`, "--queue", redis.url];
}

/** Starts a command; gives what it has said, its end, and how to interrupt it. */
function start(args: readonly string[]) {
	const controller = new AbortController();
	let heard = "";
	const onError = (text: string): void => void (heard += text.replaceAll("\n", " "));
	const running = runCli([...args, ...target()], { signal: controller.signal, onError });
	const stop = async (): Promise<string> => {
		controller.abort();
		return (await running).err;
	};
	stops.push(stop);
	return { heard: () => heard, running, stop };
}

const startWorker = () => start(["worker", "--takeover", "1"]);

/** Starts a run whose calls are all under way. */
async function startRun() {
	const rows = Array.from({ length: ROWS }, (_, row) => `${JSON.stringify({ inputs: `Row ${row}` })}\n`);
	await writeFile(join(folder, "in.jsonl"), rows.join(""));
	const batch = start(["batch", "text-classification", join(folder, "in.jsonl"), "--out", out()]);
	await expect.poll(() => waiting.length, { timeout: 15_000 }).toBe(ROWS);
	return batch;
}

function respondToAll(): void {
	for (const response of waiting)
		response.setHeader("Content-Type", "application/json").end('[{"label":"olumlu","score":1}]');
}

/** Time in which silent workers would lose their rows, which the server counts. */
const setTime = () => client.set("time", "", "PX", 4000);
async function timePasses(): Promise<void> {
	await expect.poll(() => client.exists("time"), { timeout: 15_000 }).toBe(0);
}

it.each([
	["is full", FULL, EMPTY, "OOM"],
	["is a replica for a while", REPLICA, MASTER, "READONLY"],
])(
	"no result is lost where the server %s",
	{ timeout: 60_000 },
	async (_, [set, ...to], [back, ...from], why) => {
		const worker = startWorker();
		startWorker();
		const batch = await startRun();
		await client.call(set, ...to);
		respondToAll();
		await expect
			.poll(worker.heard, { timeout: 15_000 })
			.toContain(`The queue refuses requests at the moment: ${why}`);
		await expect
			.poll(batch.heard, { timeout: 15_000 })
			.toContain(`The queue takes nothing at the moment: ${why}`);
		await client.call(back, ...from);
		const { code, err } = await batch.running;
		expect([code, err]).toEqual([0, expect.stringContaining(`Done: ${ROWS}. Failed: 0.`)]);
		expect(waiting.length).toBe(ROWS);
	},
);

it(
	"a call that is longer than the takeover stays with its worker where the server is full meanwhile",
	{ timeout: 60_000 },
	async () => {
		startWorker();
		const batch = await startRun();
		startWorker();
		await setTime();
		await client.call(...FULL);
		await timePasses();
		await client.call(...EMPTY);
		await expect.poll(() => client.keys("*:stalled-check"), { timeout: 30_000 }).toHaveLength(1); // for silent workers
		await setTime();
		await timePasses();
		respondToAll();
		const { code, err } = await batch.running;
		expect([code, err]).toEqual([0, expect.stringContaining(`Done: ${ROWS}. Failed: 0.`)]);
	},
);

/** Of the reads of ends, in the statistics of the server. */
const REFUSED_READ = /cmdstat_xread:.*rejected_calls=[1-9]/;

it("no row is lost where the server is a replica out of sync", { timeout: 60_000 }, async () => {
	await client.call("config", "set", "replica-serve-stale-data", "no");
	const worker = startWorker();
	const batch = await startRun();
	await client.call(...REPLICA);
	respondToAll();
	const takesNothing = expect.stringMatching(/(takes nothing|refuses requests).*: (MASTERDOWN|READONLY)/s);
	await expect
		.poll(() => [batch.heard(), worker.heard()], { timeout: 15_000 })
		.toEqual([takesNothing, takesNothing]);
	await expect.poll(() => client.info("commandstats"), { timeout: 15_000 }).toMatch(REFUSED_READ);
	await client.call(...MASTER);
	const { code, err } = await batch.running;
	expect([code, err]).toEqual([0, expect.stringContaining(`Done: ${ROWS}. Failed: 0.`)]);
	expect(waiting.length).toBe(ROWS);
});

/** Times that scripts were called, with which BullMQ fetches. */
async function countFetches(): Promise<number> {
	return Number(/cmdstat_evalsha:calls=(\d+)/.exec(await client.info("commandstats"))?.[1] ?? 0);
}

it(
	"a worker that begins while the server is full waits between its fetches",
	{ timeout: 60_000 },
	async () => {
		startWorker();
		const batch = await startRun();
		await setTime();
		await client.call(...FULL);
		const before = await countFetches();
		startWorker();
		await timePasses();
		expect((await countFetches()) - before).toBeLessThan(100);
		await client.call(...EMPTY);
		respondToAll();
		expect((await batch.running).code).toBe(0);
	},
);

/** Starts a run while the server takes nothing, which it says. */
async function startRefused() {
	await client.call(...FULL);
	await writeFile(join(folder, "in.jsonl"), '{"inputs":"Row"}\n');
	const batch = start(["batch", "text-classification", join(folder, "in.jsonl"), "--out", out()]);
	await expect.poll(batch.heard, { timeout: 15_000 }).toContain("The queue takes nothing at the moment: OOM");
	return batch;
}

it("a run that begins while the server is full waits for it", { timeout: 60_000 }, async () => {
	const batch = await startRefused();
	await client.call(...EMPTY);
	startWorker();
	await expect.poll(() => waiting.length, { timeout: 15_000 }).toBe(1);
	respondToAll();
	expect((await batch.running).code).toBe(0);
});

it("a run that never came to a full server ends with its connection", { timeout: 60_000 }, async () => {
	const batch = await startRefused();
	expect(await batch.stop()).toContain("Interrupted.");
	const connections = async (): Promise<number> =>
		String(await client.client("LIST"))
			.trim()
			.split("\n").length;
	await expect.poll(connections).toBe(1); // that of this test
});

it(
	"a worker that is interrupted while the server is full says how many results were lost",
	{ timeout: 60_000 },
	async () => {
		const worker = startWorker();
		const batch = await startRun();
		await client.call(...FULL);
		respondToAll();
		await expect
			.poll(worker.heard, { timeout: 15_000 })
			.toContain("The queue refuses requests at the moment: OOM");
		expect(await worker.stop()).toContain(`and that are lost: ${ROWS}. Their rows are in doubt.`);
		await client.call(...EMPTY);
		startWorker();
		expect((await batch.running).code).toBe(1);
		const failures = (await readFile(`${out()}.failed.jsonl`, "utf8")).trim().split("\n");
		expect(failures.map((line) => (JSON.parse(line) as { code: string }).code)).toEqual(
			Array.from({ length: ROWS }, () => "in-doubt"),
		);
	},
);
