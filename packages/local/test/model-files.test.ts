import { findFileFaultPreset, type SimulatorOptions } from "@pusula/simulator";
import { type TestClock, testClock } from "@pusula/tools/test-clock";
import { afterEach, beforeAll, expect, test } from "vitest";
import { listKeptModels, type ModelPlan, planModel } from "../src/index.ts";
import { FIRST_RUN_MS, type HubSettings, openHub, type OpenHub, readFixtures, runOnce } from "./open-hub.ts";

const MODEL = "tiny/text-classification";
const WEIGHTS = "onnx/model_quantized.onnx";

beforeAll(runOnce, FIRST_RUN_MS);

let opened: OpenHub | undefined;
afterEach(async () => {
	await opened?.close();
	opened = undefined;
});

/** Opens a hub that is closed after the test. */
async function open(settings: HubSettings = {}): Promise<OpenHub> {
	opened = await openHub({ clock: testClock(), ...settings });
	return opened;
}

/** A hub whose files have a fault. */
function openWith(fault: string, more: SimulatorOptions = {}, settings: HubSettings = {}): Promise<OpenHub> {
	const faults = findFileFaultPreset(fault)?.faults;
	if (!faults) throw new Error(`There is no fault ${fault}.`);
	return open({ ...settings, simulator: { faults, ...more } });
}

/** Runs a model of the hub on a text. */
function run({ client, provider }: OpenHub, model = MODEL, signal?: AbortSignal): Promise<unknown> {
	const request = { provider, model, inputs: "iyi" };
	return client.textClassification(request, signal ? { signal } : {});
}

const RIGHT = [{ label: "olumlu" }, { label: "olumsuz" }];

test("asks before it fetches, with the size of every file; a refusal fetches no weights", async () => {
	const plans: ModelPlan[] = [];
	const hub = await open({
		mayFetch: (plan) => {
			plans.push(plan);
			return plans.length > 1;
		},
	});
	await expect(run(hub)).rejects.toMatchObject({ code: "declined" });
	expect(hub.paths().filter((path) => path.includes("xet-bridge"))).toEqual([]);
	expect(await run(hub)).toMatchObject(RIGHT);
	const [plan] = plans;
	const files = (await readFixtures())[MODEL]?.files ?? {};
	expect(plan).toMatchObject({ model: MODEL, task: "text-classification", device: "wasm", dtype: "q8" });
	expect(plan?.files.map(({ path, bytes }) => [path, bytes])).toContainEqual([
		WEIGHTS,
		files[WEIGHTS]?.length,
	]);
	expect(plan?.bytes).toBe(plan?.files.reduce((sum, { bytes }) => sum + (bytes ?? 0), 0));
});

test("plans a model without fetching its weights", async () => {
	const { hub, paths } = await open();
	const plan = await planModel(MODEL, "text-classification", {
		hubUrl: `${hub.url}/huggingface.co`,
		worker: false,
	});
	expect(plan.bytesToFetch).toBeGreaterThan(0);
	expect(paths().filter((path) => path.includes("xet-bridge"))).toEqual([]);
});

test("counts the bytes as they come, up to the size that was planned", async () => {
	const seen: (readonly [number, number | undefined])[] = [];
	const hub = await open({
		onProgress: ({ loadedBytes, totalBytes }) => seen.push([loadedBytes, totalBytes]),
	});
	await run(hub);
	const loaded = seen.map(([bytes]) => bytes);
	expect(loaded).toEqual(loaded.toSorted((one, other) => one - other));
	expect(seen.at(-1)?.[0]).toBe(seen.at(-1)?.[1]);
});

test("fetches nothing again for a second call, and lists what it keeps", async () => {
	const hub = await open();
	await run(hub);
	const before = hub.paths().length;
	expect(await run(hub)).toMatchObject(RIGHT);
	expect(hub.paths().length).toBe(before);
	expect(Array.isArray(await listKeptModels())).toBe(true);
});

test("needs no hub for a model that it keeps", async () => {
	const { client, provider, hub } = await open();
	await client.textClassification({ provider, model: MODEL, inputs: "kötü" });
	await hub.close();
	opened = undefined;
	const found = await client.textClassification({ provider, model: MODEL, inputs: "iyi" });
	expect(found).toMatchObject(RIGHT);
	await provider.close();
});

test("sends no key with a file, whatever key the client has", async () => {
	const { client, provider, hub } = await open();
	await client.textClassification({ provider, model: MODEL, inputs: "iyi", accessToken: "hf_secret" });
	const sent = hub.simulator.requests.flatMap(({ headers }) => headers["authorization"] ?? []);
	expect(sent).toEqual([]);
	expect(JSON.stringify(hub.simulator.requests)).not.toContain("secret");
});

test("says that a hub cannot be reached", async () => {
	const hub = await open({ hubUrl: "http://127.0.0.1:1/huggingface.co" });
	await expect(run(hub)).rejects.toThrow("No answer came from 127.0.0.1:1");
});

test("tells a locked model from one that does not exist", async () => {
	const files = (await readFixtures())[MODEL]?.files ?? {};
	const hub = await open({ repositories: { "tiny/closed": { files, gated: true } } });
	await expect(run(hub, "tiny/closed")).rejects.toThrow("tiny/closed is locked");
	await expect(run(hub, "tiny/nobody")).rejects.toMatchObject({
		code: "no-model",
		message: expect.stringContaining("tiny/nobody"),
	});
});

test("finds the weights of a repository whose list has more than one page", async () => {
	const { files = {} } = (await readFixtures())[MODEL] ?? {};
	const many = Object.fromEntries(
		Array.from({ length: 1000 }, (_, at) => [`a/${at}.txt`, new Uint8Array([at % 256])]),
	);
	const hub = await open({ repositories: { "tiny/many": { files: { ...many, ...files } } } });
	expect(await run(hub, "tiny/many")).toMatchObject(RIGHT);
	expect(hub.paths().filter((path) => path.includes("/tree/"))).toHaveLength(2);
});

test("says that a repository holds no weights that can run here", async () => {
	const { "config.json": config } = (await readFixtures())[MODEL]?.files ?? {};
	const hub = await open({
		repositories: { "tiny/bare": { files: { "config.json": config ?? new Uint8Array() } } },
	});
	await expect(run(hub, "tiny/bare")).rejects.toThrow("no weights in ONNX format");
});

test("says what a model needs that the runtime lacks, and that a file is no model", async () => {
	const files = (await readFixtures())[MODEL]?.files ?? {};
	const unknown = replaceText(files[WEIGHTS] ?? new Uint8Array(), "Gather", "Gobble");
	const hub = await open({
		repositories: {
			"tiny/unknown": { files: { ...files, [WEIGHTS]: unknown } },
			"tiny/garbage": { files: { ...files, [WEIGHTS]: Uint8Array.from({ length: 500 }, () => 255) } },
		},
	});
	await expect(run(hub, "tiny/unknown")).rejects.toThrow(/runtime does not have.*Gobble/s);
	await expect(run(hub, "tiny/garbage")).rejects.toThrow("A file of the model is broken");
});

test("fetches the rest of a file whose connection broke", async () => {
	const hub = await openWith("file-cut");
	expect(await run(hub)).toMatchObject(RIGHT);
	const ranges = hub.hub.simulator.requests.flatMap(({ headers }) => headers["range"] ?? []);
	expect(ranges).toContain("bytes=200-");
});

test("tries a busy file host again, and gives up on one that stays busy", async () => {
	expect(await run(await openWith("file-busy"))).toMatchObject(RIGHT);
	await opened?.close();
	await expect(run(await openWith("file-unavailable"))).rejects.toThrow("answered 503");
});

test.each(["file-changed", "file-short"])("keeps no broken file: %s", async (fault) => {
	const hub = await openWith(fault);
	await expect(run(hub)).rejects.toThrow(WEIGHTS);
	const before = hub.paths().length;
	await expect(run(hub)).rejects.toThrow(WEIGHTS);
	expect(
		hub
			.paths()
			.slice(before)
			.some((path) => path.includes("xet-bridge")),
	).toBe(true);
});

test.each(["list-busy", "list-cut"])("fetches the list of the files again: %s", async (fault) => {
	const hub = await openWith(fault);
	expect(await run(hub)).toMatchObject(RIGHT);
	expect(hub.paths().filter((path) => path.includes("/tree/")).length).toBeGreaterThan(1);
});

test("runs nothing without the list, which holds the hashes: list-unavailable", async () => {
	const hub = await openWith("list-unavailable");
	await expect(run(hub)).rejects.toMatchObject({
		code: "offline",
		message: expect.stringMatching(/answered 503.*busy; try again later/) as string,
	});
	expect(hub.paths().filter((path) => path.includes("/resolve/"))).toEqual([]);
});

test.each(["list-stalled", "file-stalled"])("gives up a connection that falls silent: %s", async (fault) => {
	const clock = testClock();
	const hub = await openWith(fault, { sleep: untilAborted }, { clock });
	const silent = run(hub).catch((error: unknown) => error);
	const place = fault === "list-stalled" ? "/tree/" : "xet-bridge";
	for (let tries = 1; tries <= 4; tries += 1) {
		await expect.poll(() => count(hub, place)).toBe(tries);
		await expect.poll(() => clock.timers()).toBe(1);
		await pass(clock, 30_000);
	}
	expect(await silent).toMatchObject({
		code: "offline",
		message: expect.stringContaining("Nothing came for 30 seconds") as string,
	});
});

test.each(["file-slow", "file-stalled"])("an abort ends a download: %s", async (fault) => {
	const reason = new Error("enough");
	const leave = new AbortController();
	const hub = await openWith(fault, { sleep: untilAborted });
	const running = run(hub, MODEL, leave.signal);
	await expect.poll(() => hub.paths().some((path) => path.includes("xet-bridge"))).toBe(true);
	leave.abort(reason);
	await expect(running).rejects.toBe(reason);
});

/** The same bytes with one text in place of another of its length. */
function replaceText(bytes: Uint8Array, from: string, to: string): Uint8Array<ArrayBuffer> {
	return Uint8Array.from(Buffer.from(Buffer.from(bytes).toString("latin1").replaceAll(from, to), "latin1"));
}

/** Waits for nothing but the end of its request, so that a slow file never comes. */
function untilAborted(ms: number, signal?: AbortSignal): Promise<void> {
	if (ms === 0) return Promise.resolve();
	return new Promise((_, reject) => {
		signal?.addEventListener("abort", () => reject(new Error("left")), { once: true });
	});
}

/** How many GETs of a hub's URLs hold a text. */
function count({ hub }: OpenHub, place: string): number {
	return hub.simulator.requests.filter(({ method, url }) => method === "GET" && url.includes(place)).length;
}

/** Lets time pass once what is under way has settled. */
async function pass(clock: TestClock, ms: number): Promise<void> {
	await new Promise((resolve) => setImmediate(resolve));
	clock.advance(ms);
}
