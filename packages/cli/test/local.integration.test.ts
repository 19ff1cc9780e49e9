import { cp, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { readRepository, serve, type Served } from "@pusula/simulator/serve";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { isInstalled } from "../src/calls/open-local.ts";
import { openRedis } from "./open-redis.ts";
import { runCli } from "./run-cli.ts";

const FIXTURES = new URL("../../local/fixtures/models/", import.meta.url);
const NAMES = ["text-classification", "text-generation"];
/** The library is three megabytes of code, and is loaded once. */
const LOADING_MS = 120_000;

let hub: Served;
let folder: string;
beforeAll(async () => {
	const models = NAMES.map(
		async (name) => [`tiny/${name}`, await readRepository(new URL(name, FIXTURES))] as const,
	);
	hub = await serve({ repositories: Object.fromEntries(await Promise.all(models)), otherOrigin: true });
	folder = await mkdtemp(join(tmpdir(), "pusula-local-"));
});
afterAll(async () => {
	await hub.close();
	await rm(folder, { recursive: true, force: true });
});

/** A mirror of the hub with neither its list nor the sizes of its files. */
async function openSizeless(): Promise<string> {
	const mirror = createServer((request, response) => {
		const { method = "GET", url = "" } = request;
		const respond = async (): Promise<void> => {
			const reply = await fetch(`${hub.url}/huggingface.co${url}`);
			response.writeHead(url.startsWith("/api/") ? 404 : reply.status).flushHeaders();
			response.end(method === "HEAD" ? undefined : new Uint8Array(await reply.arrayBuffer()));
		};
		void respond();
	});
	await new Promise<void>((resolve) => mirror.listen(0, "127.0.0.1", resolve));
	onTestFinished(() => void mirror.close());
	return `http://127.0.0.1:${(mirror.address() as AddressInfo).port}`; // a TCP server has one
}

const path = (name: string): string => join(folder, name);
const local = (args: readonly string[]) =>
	runCli([...args, "--provider", "local"], {
		env: { HF_ENDPOINT: `${hub.url}/huggingface.co`, XDG_CACHE_HOME: path("cache") },
	});
const classify = ["-m", "tiny/text-classification"];

describe("--provider local", { timeout: LOADING_MS }, () => {
	it("fetches nothing of a model without consent, and says how much it would be", async () => {
		const { code, err } = await local(["run", "text-classification", "iyi", ...classify]);
		expect(code).toBe(2);
		expect(err).toMatch(
			/tiny\/text-classification is not on this machine yet: [\d.]+ kB to download\. Add --yes/,
		);
		expect(err).toContain("Error (declined)");
	});

	it("says that nobody knows the size where a mirror names none", async () => {
		const mirror = await openSizeless();
		const env = { HF_ENDPOINT: mirror, XDG_CACHE_HOME: path("sizeless") };
		const run = ["run", "text-classification", "iyi", ...classify, "--provider", "local"];
		const { code, err } = await runCli(run, { env });
		expect([code, err]).toEqual([2, expect.stringContaining("does not say how large the download is")]);
		const agreed = await runCli([...run, "--yes"], { env });
		expect(agreed.err).toContain("Downloading tiny/text-classification: its host does not say how large");
		expect(agreed.code).toBe(0);
	});

	it("runs a model without a key, and keeps it on the disk", async () => {
		const first = await local(["run", "text-classification", "iyi", ...classify, "--yes"]);
		expect([first.code, first.out]).toEqual([0, "olumlu   0.982\nolumsuz  0.018\n"]);
		expect(first.err).toMatch(/^Downloading tiny\/text-classification: /);
		const kept = await readdir(path("cache/pusula/models"), { recursive: true });
		expect(kept.some((name) => name.includes(".onnx"))).toBe(true);
		const second = await local(["run", "text-classification", "kötü", ...classify]);
		expect([second.code, second.err]).toEqual([0, ""]);
		expect(second.out).toMatch(/^olumsuz/);
	});

	it("streams text", async () => {
		const { code, out } = await local([
			"run",
			"text-generation",
			"bir",
			"-m",
			"tiny/text-generation",
			"--yes",
		]);
		expect(code).toBe(0);
		expect(out.trim().length).toBeGreaterThan(0);
	});

	it("makes the calls of a batch and of an evaluation", async () => {
		await writeFile(path("in.csv"), "metin,etiket\niyi bir gün,olumlu\nkötü bir gün,olumsuz\niyi,olumlu\n");
		const batch = [
			"batch",
			"text-classification",
			path("in.csv"),
			"--input",
			"metin",
			"--out",
			path("out.csv"),
		];
		expect((await local([...batch, ...classify])).code).toBe(0);
		const table = await readFile(path("out.csv"), "utf8");
		expect(table).toContain("3,iyi,olumlu,olumlu\n");
		const measured = [
			"eval",
			"text-classification",
			path("in.csv"),
			"--input",
			"metin",
			"--expected",
			"etiket",
		];
		const { code, out } = await local([...measured, ...classify, "--json", "--threshold", "failures<=0"]);
		expect(code).toBe(0);
		expect(JSON.parse(out)).toMatchObject({
			isSimulated: false,
			models: [{ name: "tiny/text-classification" }],
		});
	});

	it("stops a batch without consent before its rows have failed, and goes on with it", async () => {
		const rows = Array.from({ length: 30 }, (_none, number) => `iyi ${number}\n`);
		await writeFile(path("many.csv"), `metin\n${rows.join("")}`);
		const files = [path("many.csv"), "--input", "metin", "--out", path("many-out.csv")];
		const batch = ["batch", "text-classification", ...files, ...classify, "--provider", "local"];
		const env = { HF_ENDPOINT: `${hub.url}/huggingface.co`, XDG_CACHE_HOME: path("unfetched") };
		const { code, err } = await runCli(batch, { env });
		expect(code).toBe(2);
		expect(err).toContain("Stopped: every other row would fail the same way.");
		expect(err.match(/is not on this machine yet/g)?.length).toBeLessThanOrEqual(4);
		expect((await runCli([...batch, "--yes"], { env })).code).toBe(0);
		expect((await readFile(path("many-out.csv"), "utf8")).match(/olumlu/g)).toHaveLength(30);
	});

	it("a row whose text is longer than the model takes has failed, and the others have their labels", async () => {
		await writeFile(
			path("long.csv"),
			`metin,etiket\niyi,olumlu\n${"iyi ".repeat(600)},olumlu\nkötü,olumsuz\n`,
		);
		const input = [path("long.csv"), "--input", "metin"];
		const batch = ["batch", "text-classification", ...input, "--out", path("long-out.csv"), ...classify];
		const { code, err } = await local([...batch, "--yes"]);
		expect([code, err]).toEqual([1, expect.stringContaining("Done: 2. Failed: 1.")]);
		expect(await readFile(path("long-out.csv.failed.jsonl"), "utf8")).toContain("A text has 602 tokens");
		expect(await readFile(path("long-out.csv"), "utf8")).toContain("kötü,olumsuz,olumsuz");
		const evaluation = [
			"eval",
			"text-classification",
			...input,
			"--expected",
			"etiket",
			...classify,
			"--json",
		];
		const { out } = await local(evaluation);
		expect(JSON.parse(out)).toMatchObject({ models: [{ failed: 1 }] });
	});

	it("runs the model of a folder as it is, and copies nothing", async () => {
		const run = ["run", "text-classification", "iyi", "-m"];
		const model = join(fileURLToPath(FIXTURES), "text-classification");
		const env = { XDG_CACHE_HOME: path("untouched"), HF_ENDPOINT: "http://127.0.0.1:1" };
		const { code, out, err } = await runCli([...run, model, "--provider", "local"], { env });
		expect([code, out, err]).toEqual([0, "olumlu   0.982\nolumsuz  0.018\n", ""]);
		await expect(readdir(path("untouched"))).rejects.toThrow("ENOENT");
	});

	it("takes weights of eight bits where a folder has no others", async () => {
		await cp(new URL("text-classification", FIXTURES), path("small"), { recursive: true });
		await rm(path("small/onnx/model.onnx"));
		const { code, out } = await local(["run", "text-classification", "kötü", "-m", path("small")]);
		expect([code, out]).toEqual([0, expect.stringMatching(/^olumsuz/)]);
	});

	it.each([
		[["--provider", "local"], "./none holds no model: config.json, tokenizer.json and a folder onnx/"],
		[[], "./none is a folder; add --provider local"],
	])("says what is wrong with a folder (%j)", async (more, message) => {
		const { code, err } = await runCli(["run", "text-classification", "iyi", "-m", "./none", ...more]);
		expect([code, err.replaceAll("\n", " ")]).toEqual([2, expect.stringContaining(message)]);
	});

	it("makes the calls of rows in a queue, on the worker's machine", async () => {
		const redis = await openRedis();
		const controller = new AbortController();
		const env = {
			PUSULA_QUEUE: redis.url,
			HF_ENDPOINT: `${hub.url}/huggingface.co`,
			XDG_CACHE_HOME: path("worker"),
		};
		const worker = runCli(["worker", "--yes"], { env, signal: controller.signal });
		await writeFile(path("queued.csv"), "metin\niyi\nkötü\n");
		const rows = ["batch", "text-classification", path("queued.csv"), "--input", "metin"];
		const out = ["--out", path("queued.out.csv"), "--provider", "local"];
		const batch = await runCli([...rows, ...out, ...classify], { env });
		controller.abort();
		const { code, err } = await worker;
		await redis.close();
		expect([batch.code, code]).toEqual([0, 0]);
		expect(err).toContain("Downloading tiny/text-classification: ");
		expect(await readFile(path("queued.out.csv"), "utf8")).toMatch(
			/1,iyi,olumlu\n2,kötü,olumsuz\n|2,kötü,olumsuz\n1,iyi,olumlu\n/,
		);
	});

	it("a worker that may not fetch leaves the rows of a queue to others", async () => {
		const redis = await openRedis();
		const controllers = [new AbortController(), new AbortController()] as const;
		let heard = "";
		const begin = (signal: AbortSignal, cache: string, args: readonly string[]) =>
			runCli(["worker", "--queue", redis.url, "--takeover", "1", ...args], {
				env: { HF_ENDPOINT: `${hub.url}/huggingface.co`, XDG_CACHE_HOME: path(cache) },
				signal,
				onError: (text) => (heard += text),
			});
		try {
			await writeFile(path("left.jsonl"), '{"inputs": "iyi"}\n{"inputs": "kötü"}\n');
			const rows = ["batch", "text-classification", path("left.jsonl"), "--out", path("left-out.jsonl")];
			const running = local([...rows, ...classify, "--queue", redis.url]);
			const unable = begin(controllers[0].signal, "left-empty", []);
			await expect.poll(() => heard, { timeout: LOADING_MS }).toContain("is left alone");
			const able = begin(controllers[1].signal, "left-full", ["--yes"]);
			expect((await running).code).toBe(0);
			controllers.forEach((controller) => controller.abort());
			expect((await unable).err).toContain("A run of text-classification is left alone");
			expect((await able).err).toContain("Done: 2. Failed: 0.");
		} finally {
			controllers.forEach((controller) => controller.abort());
			await redis.close();
		}
	});

	it("goes with neither a simulator nor an endpoint", async () => {
		const { code, err } = await local([
			"run",
			"text-classification",
			"iyi",
			...classify,
			"--simulator",
			hub.url,
		]);
		expect([code, err]).toEqual([
			2,
			"--provider local runs models on this machine; leave out --simulator.\n",
		]);
	});

	it("needs a library, and finds whether it is there", () => {
		expect(isInstalled("@huggingface/transformers")).toBe(true);
		expect(isInstalled("@huggingface/no-such-library")).toBe(false);
	});
});
