import { type Browser, chromium, type Page } from "@playwright/test";
import { findFileFaultPreset } from "@pusula/simulator";
import { serve, type Served } from "@pusula/simulator/serve";
import { findBrowser } from "@pusula/tools/find-browser";
import { afterAll, afterEach, beforeAll, beforeEach, expect, onTestFinished, test } from "vitest";
import { readFixtures } from "./open-hub.ts";
import type { Step, steps } from "./page-program.ts";
import { servePage, type ServedPage } from "./serve-page.ts";

const STEP_MS = 60_000;
const MODEL = "tiny/text-classification";

let site: ServedPage;
let browser: Browser;
beforeAll(async () => {
	[site, browser] = await Promise.all([
		servePage(),
		chromium.launch({ executablePath: await findBrowser(), args: ["--no-sandbox", "--disable-quic"] }),
	]);
}, STEP_MS);
afterAll(async () => {
	await browser.close();
	await site.close();
});

let hub: Served;
let page: Page;
beforeEach(async () => {
	await openHub();
	page = await browser.newPage();
	await page.goto(site.url);
	await page.waitForFunction("globalThis.steps");
}, STEP_MS);
afterEach(async () => {
	await page.close();
	await hub.close().catch(() => undefined); // a test may have closed it
});

/** A page of a browser that computes WebGPU on the processor. */
async function openPageWithCard(): Promise<void> {
	const args = [
		"--no-sandbox",
		"--disable-quic",
		"--enable-unsafe-webgpu",
		"--use-webgpu-adapter=swiftshader",
	];
	const withCard = await chromium.launch({ executablePath: await findBrowser(), args });
	onTestFinished(() => withCard.close());
	await page.close();
	page = await withCard.newPage();
}

async function openHub(fault?: string): Promise<void> {
	const faults = fault === undefined ? [] : (findFileFaultPreset(fault)?.faults ?? []);
	hub = await serve({ repositories: await readFixtures(), otherOrigin: true, faults });
}

/** Takes one step in the page. */
function take(name: keyof typeof steps, step: Partial<Step> = {}): Promise<unknown> {
	const given = { hubUrl: `${hub.url}/huggingface.co`, model: MODEL, inputs: "iyi", ...step };
	return page.evaluate(`steps.${name}(${JSON.stringify(given)})`);
}

test(
	"runs in a worker, keeps its files, needs no network the second time, until they are deleted",
	async () => {
		const first = await take("classify");
		expect(first).toMatchObject({ labels: ["olumlu", "olumsuz"], devices: ["wasm"] });
		const { plans, last } = first as { plans: number[]; last: number[] }; // as the step returns them
		const [bytes = 0] = plans;
		const [loaded = 0, total] = last;
		expect([plans.length, loaded]).toEqual([1, total]);
		expect(loaded - bytes).toBeGreaterThan(10_000_000); // the runtime is counted too
		const large = hub.simulator.requests.filter(({ provider }) => provider === "hub-cdn");
		expect(large.length).toBeGreaterThan(0);
		expect(large.filter(({ headers }) => headers["authorization"] ?? headers["cookie"])).toEqual([]);
		expect(await take("kept")).toMatchObject([{ model: MODEL, bytes: plans[0], files: expect.any(Number) }]);
		await hub.close();
		expect(await take("classify", { inputs: "kötü" })).toMatchObject({
			labels: ["olumsuz", "olumlu"],
			plans: [],
		});
		await take("remove");
		expect(await take("kept")).toEqual([]);
		expect(await take("classify")).toMatchObject({
			error: expect.stringContaining("No answer came from 127.0.0.1"),
		});
	},
	STEP_MS,
);

test(
	"goes on with a file whose connection broke, and keeps none that is not right",
	async () => {
		await hub.close();
		await openHub("file-cut");
		expect(await take("classify")).toMatchObject({ labels: ["olumlu", "olumsuz"] });
		await take("remove");
		await hub.close();
		await openHub("file-changed");
		expect(await take("classify")).toMatchObject({ error: expect.stringContaining("the hash differs") });
		const kept = (await take("kept")) as { model: string; bytes: number }[]; // the step lists models
		expect(kept.map(({ bytes }) => bytes < 9000)).not.toContain(false);
	},
	STEP_MS,
);

test(
	"says before it fetches weights that there is no room for them",
	async () => {
		const devtools = await page.context().newCDPSession(page);
		const { origin } = new URL(site.url);
		await devtools.send("Storage.overrideQuotaForOrigin", { origin, quotaSize: 2000 });
		expect(await take("classify")).toMatchObject({
			error: expect.stringContaining("There is no room on this device"),
		});
		expect(hub.simulator.requests.filter(({ provider }) => provider === "hub-cdn")).toEqual([]);
	},
	STEP_MS,
);

test(
	"an abort ends a download at once",
	async () => {
		await hub.close();
		await openHub("file-stalled");
		expect(await take("cancel")).toBe(true);
	},
	STEP_MS,
);

test(
	"streams an answer out of the worker",
	async () => {
		const chunks = (await take("chat", {
			model: "tiny/text-generation",
			inputs: "kedi uyuyor bugün hava güzel",
		})) as readonly string[]; // the step returns the chunks
		expect(chunks.length).toBeGreaterThan(1);
		expect(chunks.join("")).toBe("kedi uyuyor bugün hava güzel");
	},
	STEP_MS,
);

test(
	"takes the small build of the runtime where there is no WebGPU, and for WebAssembly in any case",
	async () => {
		const requested: string[] = [];
		page.on("request", (request) => {
			if (request.method() === "GET") requested.push(new URL(request.url()).pathname);
		});
		const runtime = (): readonly string[] => requested.splice(0).filter((path) => path.endsWith(".wasm"));
		expect(await take("classify")).toMatchObject({ devices: ["wasm"] });
		expect(runtime()).toEqual(["/runtime/ort-wasm-simd-threaded.wasm"]);
		await take("classify", { device: "wasm" });
		expect(runtime()).toEqual(["/runtime/ort-wasm-simd-threaded.wasm"]);
		await openPageWithCard();
		const fetched: string[] = [];
		page.on("request", (request) => fetched.push(new URL(request.url()).pathname));
		await page.goto(site.url);
		await page.waitForFunction("globalThis.steps");
		await take("classify", { device: "webgpu" });
		expect(fetched).toContain("/runtime/ort-wasm-simd-threaded.asyncify.wasm");
	},
	STEP_MS,
);

test(
	"a call that names WebGPU where there is none fails at once, and nothing of the model comes",
	async () => {
		const { error, plans } = (await take("classify", { device: "webgpu" })) as Record<string, unknown>; // as the step returns them
		expect([error, plans]).toEqual([expect.stringContaining("This browser has no WebGPU"), []]);
		expect(hub.simulator.requests.filter(({ url }) => url.includes(".onnx"))).toEqual([]);
	},
	STEP_MS,
);

test(
	"runs on WebGPU where there is one, and on WebAssembly where that fails or the weights have eight bits",
	async () => {
		await openPageWithCard();
		await page.goto(site.url);
		await page.waitForFunction("globalThis.steps");
		const right = { labels: ["olumlu", "olumsuz"], fallbacks: [] };
		expect(await take("classify")).toMatchObject({ ...right, devices: ["webgpu"] });
		expect(await take("classify", { dtype: "q8" })).toMatchObject({ ...right, devices: ["wasm"] });
	},
	STEP_MS,
);

test(
	"a WebGPU that fails to start is said, and the model runs on WebAssembly",
	async () => {
		await openPageWithCard();
		await page.goto(site.url);
		await page.waitForFunction("globalThis.steps");
		const found = await take("classify", { worker: "/worker-that-loses-its-card.js" });
		expect(found).toMatchObject({ labels: ["olumlu", "olumsuz"], devices: ["wasm"] });
		expect((found as { fallbacks: string[] }).fallbacks).toEqual([
			expect.stringContaining("could not be loaded"),
		]);
	},
	STEP_MS,
);

test(
	"a runtime that did not come once is started again by the next call of the same provider",
	async () => {
		let isCut = true;
		await page.context().route("**/*.wasm", (route) => (isCut ? route.abort() : route.continue()));
		await page.context().route("**/mended", (route) => {
			isCut = false;
			return route.fulfill({ body: "mended" });
		});
		const [first, second] = (await take("retry")) as { error?: string; labels?: string[] }[]; // as the step returns them
		expect(first?.error).toContain("The runtime could not be started");
		expect(second?.labels).toEqual(["olumlu", "olumsuz"]);
	},
	STEP_MS,
);

test(
	"runs in several threads in a page that is isolated from others, with the same result",
	async () => {
		const alone = await take("classify");
		expect(alone).toMatchObject({ threads: [1] });
		const isolated = await servePage({ isIsolated: true });
		const workers: string[] = [];
		page.on("worker", (worker) => workers.push(worker.url()));
		await page.goto(isolated.url);
		await page.waitForFunction("globalThis.steps");
		const found = await take("classify");
		await isolated.close();
		const cores = Math.min(8, Number(await page.evaluate("navigator.hardwareConcurrency")));
		expect(found).toMatchObject({ threads: [cores], ...pick(alone) });
		expect(workers).toHaveLength(cores);
	},
	STEP_MS,
);

test(
	"reads a picture that only the browser can decode, and counts what reads it",
	async () => {
		const found = await take("read", { inputs: "/turkish.gif" });
		const { text, last } = found as { text: string; last: { loadedBytes: number; totalBytes: number } }; // as the step returns them
		expect(text).toContain("Işık çabuk söndü, göğe baktık.");
		expect(last.totalBytes).toBeGreaterThan(6_000_000); // the language alone has a third of it
		expect(last.loadedBytes).toBe(last.totalBytes);
	},
	STEP_MS,
);

/** The result of a step itself. */
function pick(taken: unknown): object {
	const { labels, scores } = taken as { labels: unknown; scores: unknown }; // as the step returns them
	return { labels, scores };
}
