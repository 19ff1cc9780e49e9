import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { serve } from "@pusula/simulator/serve";
import { Redis } from "ioredis";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { loadLibraries } from "../src/batch/redis/load-libraries.ts";
import { fromText, toText } from "../src/batch/redis/transport.ts";
import { MESSAGES } from "../src/messages/messages.ts";
import { openEndpoint } from "./open-endpoint.ts";
import { openRedis, type OpenRedis } from "./open-redis.ts";
import { runCli } from "./run-cli.ts";
import { startCli } from "./start-cli.ts";

type Served = Awaited<ReturnType<typeof serve>>;
type Result = Awaited<ReturnType<typeof runCli>>;

const TOKEN = `hf_${"d".repeat(34)}`;

let redis: OpenRedis;
let served: Served;
let folder: string;
/** What the worker that was started last has written. */
let heard = "";
let stopWorkers: (() => Promise<Result>)[] = [];
beforeEach(async () => {
	redis = await openRedis();
	served = await serve({ maxRecorded: 100_000 });
	folder = await mkdtemp(join(tmpdir(), "pusula-queue-"));
});
afterEach(async () => {
	await Promise.all(stopWorkers.map((stop) => stop()));
	stopWorkers = [];
	await served.close();
	await redis.close();
	await rm(folder, { recursive: true });
});

const path = (name: string): string => join(folder, name);
const restart = async (options: Parameters<typeof serve>[0]): Promise<void> => {
	await served.close();
	served = await serve({ maxRecorded: 100_000, ...options });
};
const posts = () => served.simulator.requests.filter(({ method }) => method === "POST");

function startWorker(args: readonly string[] = [], env: Readonly<Record<string, string>> = {}) {
	const controller = new AbortController();
	heard = "";
	const running = runCli(["worker", "--queue", redis.url, "--takeover", "1", ...args], {
		env,
		signal: controller.signal,
		onError: (text) => (heard += text.replaceAll("\n", " ")),
	});
	const stop = async (): Promise<Result> => {
		controller.abort();
		return running;
	};
	stopWorkers.push(stop);
	return stop;
}

function batch(args: readonly string[], options?: Parameters<typeof runCli>[1]): Promise<Result> {
	const model = ["-m", "pusula/text-classification", "--simulator", served.url, "--queue", redis.url];
	return runCli(["batch", "text-classification", ...args, ...model], options);
}

async function writeRows(count: number): Promise<string> {
	const rows = Array.from({ length: count }, (_, index) => JSON.stringify({ inputs: `Row ${index + 1}` }));
	await writeFile(path("in.jsonl"), rows.join("\n"));
	return path("in.jsonl");
}

async function readLines(name: string): Promise<{ row: number; code?: string }[]> {
	const text = await readFile(path(name), "utf8");
	return text
		.split("\n")
		.filter(Boolean)
		.map((line) => JSON.parse(line) as { row: number });
}

/** Everything that lies on the server, as text. */
async function readServer(): Promise<string> {
	const client = new Redis(redis.url);
	const texts: unknown[] = [];
	for (const key of await client.keys("*")) {
		const type = await client.type(key);
		texts.push(
			key,
			type === "hash" ? await client.hgetall(key) : (await client.dumpBuffer(key))?.toString("latin1"),
		);
	}
	client.disconnect();
	return JSON.stringify(texts);
}

describe("a queue with workers", () => {
	it("makes each call once and writes each line once, and leaves nothing on the server", async () => {
		const stops = [startWorker(), startWorker()];
		const { code, err } = await batch([await writeRows(300), "--out", path("out.jsonl")]);
		expect(code).toBe(0);
		expect(err).toContain(`On each machine that makes calls: pusula worker --queue ${redis.url}`);
		expect(posts().length).toBe(300);
		const numbers = (await readLines("out.jsonl")).map(({ row }) => row);
		expect(new Set(numbers).size).toBe(300);
		expect(numbers.length).toBe(300);
		const ends = await Promise.all(stops.map((stop) => stop()));
		const done = ends.map(({ err: text }) => Number(/Done: (\d+)/.exec(text)?.[1]));
		expect(done.reduce((sum, one) => sum + one, 0)).toBe(300);
		await expect.poll(readServer, { timeout: 5000 }).toBe("[]");
	});

	it("sends files with the rows, and writes files that come back", async () => {
		startWorker();
		const image = ["-m", "pusula/text-to-image", "--simulator", served.url, "--queue", redis.url];
		await writeFile(path("in.csv"), "inputs\na fox\n");
		await runCli(["batch", "text-to-image", path("in.csv"), "--out", path("out.csv"), ...image]);
		const picture = await readFile(path("out.csv.files/000001.png"));
		expect(picture.subarray(1, 4).toString()).toBe("PNG");
		await writeFile(path("seen.jsonl"), '{"inputs":"out.csv.files/000001.png"}\n{"inputs":"no.png"}\n');
		const seen = ["-m", "pusula/image-classification", "--simulator", served.url, "--queue", redis.url];
		await runCli(["batch", "image-classification", path("seen.jsonl"), "--out", path("l.jsonl"), ...seen]);
		expect(await readLines("l.jsonl")).toMatchObject([
			{ row: 1, output: [{ label: "sample 1" }, {}, {}, {}, {}] },
		]);
		expect(await readLines("l.jsonl.failed.jsonl")).toMatchObject([
			{ row: 2, message: expect.stringContaining("no such file") },
		]);
	});

	it("pauses all workers where the provider is busy, and loses no row", async () => {
		const busy = { kind: "status", status: 429, retryAfterMs: 20 } as const;
		await restart({ faults: [{ match: { method: "POST" }, times: 12, action: busy }] });
		startWorker();
		startWorker();
		const { code } = await batch([await writeRows(60), "--out", path("out.jsonl")]);
		expect([code, posts().length]).toEqual([0, 72]);
		expect((await readLines("out.jsonl")).length).toBe(60);
	});

	it("keeps one rate and one number of calls at once for all workers", async () => {
		const own = await openEndpoint({ firstMs: 700 }); // a window of a whole second would be used up at its end
		startWorker(["--endpoint", own.url]);
		startWorker(["--endpoint", own.url]);
		const limits = ["--endpoint", own.url, "--queue", redis.url, "--rate", "20", "--concurrency", "2"];
		const args = ["batch", "text-classification", await writeRows(50), "--out", path("out.jsonl"), ...limits];
		const start = performance.now();
		expect((await runCli(args)).code).toBe(0);
		expect(performance.now() - start).toBeGreaterThan(2000);
		expect(own.mostAtOnce()).toBe(2);
		expect(own.mostInASecond()).toBeLessThanOrEqual(24); // the rate, a window of it, and the two under way
		await own.close();
	});

	it("ends for all where every other row would fail, and goes on when that is mended", async () => {
		await restart({
			faults: [{ match: { method: "POST" }, times: 1, action: { kind: "status", status: 404 } }],
		});
		startWorker(["--concurrency", "1"]);
		const args = [await writeRows(30), "--out", path("out.jsonl")];
		const first = await batch(args);
		expect(first.code).toBe(1);
		expect(first.err).toContain("A worker has ended the run: ");
		expect(first.err).toContain("none of its rows is left in the queue. Once the reason is mended");
		expect(first.err).not.toContain("Workers go on with them");
		expect(posts().length).toBe(1);
		await expect.poll(readServer, { timeout: 5000 }).toBe("[]");
		const { code, err } = await batch(args);
		expect([code, err]).toEqual([0, expect.stringContaining("Done: 30.")]);
		expect(posts().length).toBe(31);
	});

	it("waits for the calls under way where every other row would fail", async () => {
		const slow = { kind: "slow-headers", delayMs: 1500 } as const;
		const fails = { kind: "status", status: 404 } as const;
		await restart({
			faults: [
				{ match: { method: "POST", nth: 1 }, action: slow },
				{ match: { method: "POST", nth: 2 }, action: fails },
			],
		});
		startWorker(["--concurrency", "2"]);
		const args = [await writeRows(30), "--out", path("out.jsonl")];
		const first = await batch(args);
		expect([first.code, first.err]).toEqual([
			1,
			expect.stringContaining("Done: 1. Failed: 0. Not tried: 29."),
		]);
		await expect.poll(readServer, { timeout: 5000 }).toBe("[]");
		expect((await batch(args)).code).toBe(0);
		expect(posts().length).toBe(31);
	});

	it("goes on with the other workers where one has a key that is refused", async () => {
		const own = await openEndpoint({ key: "right" });
		const target = ["--endpoint", own.url, "--queue", redis.url];
		const args = ["batch", "text-classification", await writeRows(20), "--out", path("out.jsonl"), ...target];
		startWorker(["--endpoint", own.url], { API_TOKEN: "wrong" });
		let said = "";
		const running = runCli(args, { onError: (text) => (said += text) });
		await expect
			.poll(() => heard, { timeout: 15_000 })
			.toContain("A run of text-classification is left alone: ");
		await expect.poll(() => said, { timeout: 15_000 }).toContain("A worker has left the run to others");
		expect(await readServer()).toContain("20-0");
		startWorker(["--endpoint", own.url], { API_TOKEN: "right" });
		const { code, err } = await running;
		expect([code, err]).toEqual([0, expect.stringContaining("Done: 20. Failed: 0.")]);
		await own.close();
	});

	it("goes on after an interruption with what the workers have done meanwhile", async () => {
		await restart({ delayMs: 2 });
		const stop = startWorker();
		const args = [await writeRows(120), "--out", path("out.jsonl")];
		const controller = new AbortController();
		const running = batch(args, { signal: controller.signal });
		await expect.poll(() => posts().length, { interval: 1, timeout: 15_000 }).toBeGreaterThan(20);
		controller.abort();
		const { code, err } = await running;
		expect([code, err]).toEqual([1, expect.stringMatching(/Rows that are still in the queue: \d+\./)]);
		await expect.poll(() => posts().length, { timeout: 15_000 }).toBe(120);
		await stop();
		expect(
			(
				await runCli([
					"batch",
					"text-classification",
					...args,
					"-m",
					"pusula/text-classification",
					"--simulator",
					served.url,
				])
			).err,
		).toContain("are in a queue still");
		expect((await batch(args)).code).toBe(0);
		expect(posts().length).toBe(120);
		expect((await readLines("out.jsonl")).length).toBe(120);
	});

	it(
		"waits for a provider's job that a worker submitted before it was killed",
		{ timeout: 60_000 },
		async () => {
			await restart({
				faults: [
					{ match: { stage: "poll" }, times: 40, action: { kind: "status", status: 503, retryAfterMs: 100 } },
				],
			});
			await writeFile(path("in.csv"), "inputs\na fox\n");
			const worker = startCli(["worker", "--queue", redis.url, "--takeover", "1"]);
			const model = [
				"-p",
				"fal-ai",
				"-m",
				"pusula/text-to-video",
				"--simulator",
				served.url,
				"--queue",
				redis.url,
			];
			const running = runCli(["batch", "text-to-video", path("in.csv"), "--out", path("o.csv"), ...model]);
			await expect.poll(readServer, { timeout: 30_000 }).toContain(":tickets");
			await worker.kill();
			startWorker();
			expect((await running).code).toBe(0);
			expect(posts().length).toBe(1);
		},
	);

	it("reports rows in doubt where the server has lost them", async () => {
		const args = [await writeRows(20), "--out", path("out.jsonl")];
		const running = batch(args);
		await expect.poll(readServer, { timeout: 15_000 }).toContain("20-0");
		await redis.crash();
		const first = await running;
		expect(first.code).toBe(1);
		startWorker();
		await batch(args);
		const doubtful = await readLines("out.jsonl.failed.jsonl");
		expect(doubtful.map(({ code }) => code)).toEqual(Array.from({ length: 20 }, () => "in-doubt"));
		expect(posts().length).toBe(0);
		expect((await batch([...args, "--retry-failed"])).code).toBe(0);
		expect(posts().length).toBe(20);
	});
});

describe("what lies on the server", () => {
	it("is no key, and the worker finds its own", async () => {
		const args = [
			"batch",
			"text-classification",
			await writeRows(3),
			"--out",
			path("out.jsonl"),
			"--queue",
			redis.url,
		];
		const controller = new AbortController();
		const env = { HF_TOKEN: TOKEN }; // not needed where batch runs, and not sent on from there
		const running = runCli([...args, "-m", "owner/name"], { env, signal: controller.signal });
		await expect.poll(readServer, { timeout: 15_000 }).toContain("3-0");
		const server = await readServer();
		expect(server).toContain("Row 3");
		expect(server).not.toContain(TOKEN);
		startWorker();
		await expect.poll(() => heard, { timeout: 15_000 }).toContain("No key was found");
		expect(await readServer()).toContain("3-0");
		controller.abort();
		await running;
	});

	it("sends no worker's key to an endpoint that the worker was not given", async () => {
		const rows = ["batch", "conversational", await writeRows(1), "--input", "inputs"];
		const args = [...rows, "--out", path("out.jsonl")];
		const controller = new AbortController();
		const endpoint = ["--endpoint", "http://127.0.0.1:9/v1", "--queue", redis.url];
		let said = "";
		const onError = (text: string): void => void (said += text.replaceAll("\n", " "));
		const running = runCli([...args, ...endpoint], { signal: controller.signal, onError });
		await expect.poll(readServer, { timeout: 15_000 }).toContain("1-0");
		startWorker([], { API_TOKEN: "secret" });
		await expect
			.poll(() => heard, { timeout: 15_000 })
			.toContain("API_TOKEN goes only to the endpoint that --endpoint names");
		await expect.poll(() => said, { timeout: 15_000 }).toContain("A worker has left the run to others");
		expect(await readServer()).toContain("1-0");
		controller.abort();
		await running;
	});

	it("comes back as it was, files included, and nothing else is taken for a file", async () => {
		const value = {
			inputs: new Blob(["abc"], { type: "text/plain" }),
			list: [new Blob(["d"]), { place: ["x"], base64: "ZA==" }],
		};
		const back = fromText(await toText(value)) as typeof value;
		expect(back.inputs.type).toBe("text/plain");
		expect(await back.inputs.text()).toBe("abc");
		expect(await (back.list[0] as Blob).text()).toBe("d");
		expect(back.list[1]).toEqual({ place: ["x"], base64: "ZA==" });
		expect(await (fromText(await toText(new Blob(["e"]))) as Blob).text()).toBe("e");
	});
});

describe("the server's URL", () => {
	const password = "gizli-parola";

	it("holds a password in the environment alone, and no message repeats it", async () => {
		const locked = await openRedis(["--requirepass", password]);
		const url = `redis://:${password}@127.0.0.1:${locked.port}`;
		const refused = await runCli(["worker", "--queue", url]);
		expect([refused.code, refused.err]).toEqual([2, expect.stringContaining("a URL with a password")]);
		const wrong = await runCli(["worker"], { env: { PUSULA_QUEUE: url.replace(password, "yanlis-parola") } });
		expect([wrong.code, wrong.err]).toEqual([1, expect.stringContaining("refuses the name or the password")]);
		const controller = new AbortController();
		const worker = runCli(["worker"], { env: { PUSULA_QUEUE: url }, signal: controller.signal });
		const args = ["batch", "text-classification", await writeRows(2), "--out", path("out.jsonl")];
		const model = ["-m", "pusula/text-classification", "--simulator", served.url];
		const done = await runCli([...args, ...model], { env: { PUSULA_QUEUE: url } });
		controller.abort();
		const { err } = await worker;
		expect(done.code).toBe(0);
		for (const text of [refused.err, wrong.err, done.err, done.out, err]) {
			expect(text).not.toContain(password);
			expect(text).not.toContain("yanlis-parola");
		}
		await locked.close();
	});

	it.each([
		[["--queue", "http://127.0.0.1:6379"], {}, "is not the URL of a Redis or Valkey server"],
		[["--queue", "redis://127.0.0.1:6379?password=gizli"], {}, "A query (?…) is refused"],
		[["--queue", "localhost"], {}, "is not the URL of a Redis or Valkey server"],
		[[], {}, "Name the server with --queue redis://HOST:PORT, or in PUSULA_QUEUE."],
		[["--queue", "redis://127.0.0.1:1"], {}, "cannot be reached: connect ECONNREFUSED 127.0.0.1:1."],
	])("%j", async (args, env, words) => {
		const { code, err } = await runCli(["worker", ...args], { env });
		expect(err.replaceAll("\n", " ")).toContain(words);
		expect(code).toBeGreaterThan(0);
	});

	it("is refused where the server drops keys", async () => {
		const small = await openRedis(["--maxmemory", "100mb", "--maxmemory-policy", "allkeys-lru"]);
		const { err } = await runCli(["worker", "--queue", small.url]);
		expect(err.replaceAll("\n", " ")).toContain("maxmemory-policy allkeys-lru");
		await small.close();
	});
});

it("says what to install where the libraries are missing", async () => {
	const missing = Object.assign(new Error("Cannot find package 'bullmq'"), { code: "ERR_MODULE_NOT_FOUND" });
	await expect(loadLibraries(MESSAGES.en, () => Promise.reject(missing))).rejects.toThrow(
		"npm install --global bullmq ioredis",
	);
});
