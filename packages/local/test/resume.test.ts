import { type Fault, findFileFaultPreset, type SimulatorOptions } from "@pusula/simulator";
import { testClock } from "@pusula/tools/test-clock";
import { beforeAll, expect, onTestFinished, test } from "vitest";
import {
	deleteKeptModel,
	type FetchProgress,
	type KeptFile,
	listKeptModels,
	type ModelPlan,
	type ModelStore,
} from "../src/index.ts";
import { memoryStore } from "../src/files/store.ts";
import { FIRST_RUN_MS, type HubSettings, openHub, type OpenHub, readFixtures, runOnce } from "./open-hub.ts";

const MODEL = "tiny/text-classification";
const WEIGHTS = "onnx/model_quantized.onnx";
const RIGHT = [{ label: "olumlu" }, { label: "olumsuz" }];
const CONTENTS = { provider: "hub-cdn", method: "GET" } as const;

beforeAll(runOnce, FIRST_RUN_MS);

/** A hub with what an earlier one at its place has left in the store. */
interface Left {
	readonly store: ModelStore;
	readonly port: number;
}

async function open({ store, port }: Left, more: HubSettings = {}): Promise<OpenHub> {
	const hub = await openHub({ clock: testClock(), store, port, ...more });
	onTestFinished(() => hub.close().catch(() => undefined)); // a test may have closed it
	return hub;
}

function run({ client, provider }: OpenHub): Promise<unknown> {
	return client.textClassification({ provider, model: MODEL, inputs: "iyi" });
}

/** What is left when every connection for the weights has broken behind a hundred bytes. */
async function cutOff(): Promise<Left> {
	const store = memoryStore();
	const faults: readonly Fault[] = [{ match: CONTENTS, action: { kind: "cut-body", afterBytes: 100 } }];
	const hub = await open({ store, port: 0 }, { simulator: { faults } });
	await expect(run(hub)).rejects.toMatchObject({ code: "offline" });
	await hub.close();
	return { store, port: hub.hub.port };
}

/** The kept chunks of files that are not whole. */
async function chunksIn(store: ModelStore): Promise<readonly KeptFile[]> {
	return (await store.list()).filter(({ url }) => url.includes("&from="));
}

/** Pauses that are over at once, and from the third on never. */
function passTwice(): NonNullable<SimulatorOptions["sleep"]> {
	let pauses = 0;
	return (ms, signal) => {
		if (ms > 0) pauses += 1;
		if (pauses <= 2) return Promise.resolve();
		return new Promise((_, reject) => {
			signal?.addEventListener("abort", () => reject(new Error("left")), { once: true });
		});
	};
}

/** The parts of the weights that a hub was to send; undefined for all of them. */
function rangesOf({ hub }: OpenHub): (string | undefined)[] {
	const requests = hub.simulator.requests.filter(
		({ provider, method }) => provider === "hub-cdn" && method === "GET",
	);
	return requests.map(({ headers }) => headers["range"]);
}

test("a file that broke off goes on in a later call behind what had come", async () => {
	const left = await cutOff();
	expect((await chunksIn(left.store)).map(({ bytes }) => bytes)).toEqual([400]);
	const progress: FetchProgress[] = [];
	const plans: ModelPlan[] = [];
	const hub = await open(left, {
		mayFetch: (plan) => plans.push(plan) > 0,
		onProgress: (more) => progress.push(more),
	});
	expect(await run(hub)).toMatchObject(RIGHT);
	const { partBytes, bytes = 0 } = plans[0]?.files.find(({ path }) => path === WEIGHTS) ?? {};
	expect(partBytes).toBe(400);
	const others = plans[0]?.files.filter(({ path, isKept }) => path !== WEIGHTS && !isKept) ?? [];
	const missing = others.reduce((sum, file) => sum + (file.bytes ?? 0), bytes - 400);
	expect(plans[0]?.bytesToFetch).toBe(missing);
	expect(progress.at(-1)).toMatchObject({ loadedBytes: missing, totalBytes: missing });
	expect(rangesOf(hub)).toEqual(["bytes=400-"]);
	expect(await chunksIn(left.store)).toEqual([]);
});

test("a call that is aborted keeps what has come", async () => {
	const store = memoryStore();
	const leave = new AbortController();
	const faults = findFileFaultPreset("file-slow")?.faults ?? [];
	const first = await open(
		{ store, port: 0 },
		{
			simulator: { faults, sleep: passTwice() },
			onProgress: () => {
				if (rangesOf(first).length > 0) leave.abort(new Error("enough"));
			},
		},
	);
	const args = { provider: first.provider, model: MODEL, inputs: "iyi" };
	await expect(first.client.textClassification(args, { signal: leave.signal })).rejects.toThrow("enough");
	await first.close();
	const [chunk] = await chunksIn(store);
	expect(chunk?.bytes).toBeGreaterThan(0);
	const next = await open({ store, port: first.hub.port });
	expect(await run(next)).toMatchObject(RIGHT);
	expect(rangesOf(next)).toEqual([`bytes=${chunk?.bytes}-`]);
});

test("a host that knows no ranges gives the file from its start", async () => {
	const left = await cutOff();
	const fetch: typeof globalThis.fetch = (url, { headers: _headers, ...init } = {}) =>
		globalThis.fetch(url, init);
	const hub = await open(left, { fetch });
	expect(await run(hub)).toMatchObject(RIGHT);
	expect(rangesOf(hub)).toEqual([undefined]);
	expect(await chunksIn(left.store)).toEqual([]);
});

test("a part is a file of its model: it is listed and deleted with it", async () => {
	const { store } = await cutOff();
	const [kept] = await listKeptModels(store);
	expect(kept?.bytes).toBeGreaterThan(400);
	const whole = (await store.list()).filter(({ url, isNote }) => !isNote && !url.includes("&from="));
	expect(kept?.files).toBe(whole.length);
	expect(kept?.contents.filter(({ isWhole }) => !isWhole)).toEqual([
		{ path: WEIGHTS, bytes: 400, isWhole: false, wholeBytes: 3304 },
		{ path: "tokenizer.json", bytes: 0, isWhole: false, wholeBytes: 5869 },
	]);
	await deleteKeptModel(MODEL, store);
	expect(await store.list()).toEqual([]);
});

test("a file that has changed in between is fetched from its start", async () => {
	const left = await cutOff();
	const { files = {} } = (await readFixtures())[MODEL] ?? {};
	const weights = Uint8Array.from(files[WEIGHTS] ?? [], (byte, at) => (at === 1000 ? byte ^ 1 : byte));
	const repositories = { [MODEL]: { files: { ...files, [WEIGHTS]: weights } } };
	const hub = await open(left, { repositories });
	await expect(run(hub)).rejects.toMatchObject({ code: "broken-model" });
	expect(await chunksIn(left.store)).toEqual([]);
	await run(hub).catch(() => undefined); // whether such weights can be loaded does not matter here
	expect(rangesOf(hub)).toEqual(["bytes=400-", undefined]);
});

test("parts are deleted when the whole file is kept, or where there is no room for both", async () => {
	const left = await cutOff();
	const partsBeside: number[] = [];
	const keep: ModelStore["keep"] = async (...args) => {
		const [url] = args;
		if (url.includes(WEIGHTS) && !url.includes("&from=")) {
			const count = (await chunksIn(left.store)).length;
			partsBeside.push(count);
			if (count > 0) throw new Error("full");
		}
		await left.store.keep(...args);
	};
	const hub = await open({ ...left, store: { ...left.store, keep } });
	expect(await run(hub)).toMatchObject(RIGHT);
	expect(partsBeside).toEqual([1, 0]);
	expect(await chunksIn(left.store)).toEqual([]);
});
