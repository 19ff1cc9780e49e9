import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { InferenceClient } from "@pusula/inference";
import { chatCompletion, textClassification } from "@pusula/inference/core";
import { beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { loadLibrary } from "../src/engine/library.ts";
import { memoryStore } from "../src/files/store.ts";
import {
	type FetchProgress,
	folderStore,
	listKeptModels,
	local,
	type LocalOptions,
	type LocalProvider,
	type ModelPlan,
	planModel,
	type RunReport,
} from "../src/index.ts";
import { serveModels } from "./model-server.ts";

/** The library is three megabytes of code, and is loaded once. */
const LOADING_MS = 120_000;

beforeAll(() => loadLibrary({}), LOADING_MS);

const MODELS = ["text-classification", "feature-extraction", "text-generation"];

const client = new InferenceClient("hf_not_sent");

async function setUp(options: LocalOptions = {}): Promise<{ provider: LocalProvider; fetched: string[] }> {
	const { url, fetched } = await serveModels();
	const modelUrls = Object.fromEntries(MODELS.map((id) => [id, url + id]));
	const provider = local({ worker: false, modelUrls, ...options });
	onTestFinished(() => provider.close());
	return { provider, fetched };
}

async function textOf(
	chunks: AsyncIterable<{ choices: { delta: { content?: string } }[] }>,
): Promise<string> {
	let text = "";
	for await (const { choices } of chunks) text += choices[0]?.delta.content ?? "";
	return text;
}

test("a text is classified by a real model, in both entries", async () => {
	const runs: RunReport[] = [];
	const { provider } = await setUp({ onRun: (run) => runs.push(run) });
	const args = { provider, model: "text-classification", inputs: "iyi" };
	const expected = [
		{ label: "olumlu", score: expect.closeTo(0.982, 3) },
		{ label: "olumsuz", score: expect.closeTo(0.018, 3) },
	];
	expect(await client.textClassification(args)).toEqual(expected);
	expect(await textClassification(args)).toEqual(expected);
	expect(runs).toHaveLength(2);
	expect(runs[1]).toMatchObject({ model: "text-classification", device: "wasm", threads: 1, loadMs: 0 });
});

test("a model is kept on disk for the next process, which needs no network", async () => {
	const inputs = "iyi bir gün";
	const folder = await mkdtemp(join(tmpdir(), "pusula-models-"));
	onTestFinished(() => rm(folder, { recursive: true }));
	const { url, fetched } = await serveModels();
	const modelUrls = { classifier: `${url}text-classification` };
	const { provider: first } = await setUp({ modelUrls, store: folderStore(folder) });
	const found = await client.textClassification({ provider: first, model: "classifier", inputs });
	expect(fetched.length).toBeGreaterThan(0);
	const isCut = (): Promise<Response> => Promise.reject(new TypeError("cut"));
	const { provider: next } = await setUp({ modelUrls, store: folderStore(folder), fetch: isCut });
	expect(await client.textClassification({ provider: next, model: "classifier", inputs })).toEqual(found);
	expect(await listKeptModels(folderStore(folder))).toMatchObject([{ model: "classifier" }]);
});

test("texts become vectors", async () => {
	const { provider } = await setUp();
	const args = { provider, model: "feature-extraction" };
	const both = await client.featureExtraction({ ...args, inputs: ["kedi", "köpek"] });
	const one = await client.featureExtraction({ ...args, inputs: "kedi" });
	expect(both).toEqual([one, expect.any(Array)]);
	expect(one).toHaveLength(4);
	const near = await client.sentenceSimilarity({
		...args,
		inputs: { source_sentence: "kedi", sentences: ["cat", "köpek"] },
	});
	expect(near).toEqual([expect.closeTo(1, 5), expect.closeTo(0.8, 5)]);
});

test("a chat streams what it returns as a whole, and ends at a stop text", async () => {
	const { provider } = await setUp();
	const messages = [{ role: "user", content: "kedi uyuyor bugün hava güzel" }];
	const args = { provider, model: "text-generation", messages, max_tokens: 4 };
	const whole = await chatCompletion(args);
	expect(whole.choices[0]?.message.content).toBe("kedi uyuyor bugün hava");
	expect(whole).toMatchObject({ usage: { prompt_tokens: 8, completion_tokens: 4, total_tokens: 12 } });
	expect(whole.choices[0]?.finish_reason).toBe("length");
	expect(await textOf(client.chatCompletionStream(args))).toBe("kedi uyuyor bugün hava");
	expect(await textOf(client.chatCompletionStream({ ...args, stop: ["bugün"] }))).toBe("kedi uyuyor ");
});

test("one seed gives one text, and another seed another", async () => {
	const { provider } = await setUp();
	const ask = (seed: number): Promise<{ generated_text?: string | undefined }> =>
		client.textGeneration({
			provider,
			model: "text-generation",
			inputs: "kedi",
			parameters: { max_new_tokens: 12, temperature: 2, seed },
		});
	const [first, again, other] = [await ask(1), await ask(1), await ask(2)];
	expect(again).toEqual(first);
	expect(other).not.toEqual(first);
});

test("a model that is in memory is fetched once", async () => {
	const { provider, fetched } = await setUp();
	const args = { provider, model: "text-classification", inputs: "iyi" };
	await client.textClassification(args);
	const count = fetched.length;
	await client.textClassification(args);
	expect(fetched).toHaveLength(count);
	expect(new Set(fetched).size).toBe(count);
});

test("a host that names no sizes is asked about all the same, and counted as its bytes come", async () => {
	const { url, fetched } = await serveModels({ isSized: false });
	const plans: ModelPlan[] = [];
	const progress: FetchProgress[] = [];
	const options: LocalOptions = {
		modelUrls: { classifier: `${url}text-classification` },
		onProgress: (one) => progress.push(one),
	};
	const mayFetch = (plan: ModelPlan): boolean => plans.push(plan) > 1;
	const { provider } = await setUp({ ...options, mayFetch });
	const args = { provider, model: "classifier", inputs: "iyi" };
	await expect(client.textClassification(args)).rejects.toMatchObject({ code: "declined" });
	expect(fetched.filter((path) => path.endsWith(".onnx"))).toEqual([]);
	expect(plans[0]).toMatchObject({ bytesToFetch: 0, isSizeKnown: false });
	expect(await client.textClassification(args)).toHaveLength(2);
	expect(progress.at(-1)).toEqual({
		model: "classifier",
		loadedBytes: expect.any(Number) as number,
		totalBytes: undefined,
	});
	expect(progress.at(-1)?.loadedBytes).toBeGreaterThan(1000);
	expect(plans).toHaveLength(2);
	expect(await client.textClassification(args)).toHaveLength(2);
	expect(plans).toHaveLength(2);
});

test("a model whose host names no size takes room in memory all the same", async () => {
	const { url } = await serveModels({ isSized: false });
	const modelUrls = Object.fromEntries(MODELS.map((id) => [`sizeless-${id}`, url + id]));
	const runs: RunReport[] = [];
	const { provider } = await setUp({ modelUrls, memoryBytes: 1, onRun: (run) => runs.push(run) });
	const classify = { provider, model: "sizeless-text-classification", inputs: "iyi" };
	await client.textClassification(classify);
	await client.featureExtraction({ provider, model: "sizeless-feature-extraction", inputs: "kedi" });
	await client.textClassification(classify);
	expect(runs.at(-1)?.loadMs).toBeGreaterThan(0); // it had given way, and was loaded again
});

test("a kept model has the size of its files, whether its host names one or not", async () => {
	const { url } = await serveModels({ isSized: false });
	const options = { modelUrls: { classifier: `${url}text-classification` }, store: memoryStore() };
	const { provider } = await setUp(options);
	await client.textClassification({ provider, model: "classifier", inputs: "iyi" });
	const plan = await planModel("classifier", "text-classification", { ...options, worker: false });
	expect(plan).toMatchObject({ bytesToFetch: 0, isSizeKnown: true });
	expect(plan.bytes).toBeGreaterThan(1000);
});

test("the time that a caller takes to agree is not the model's", async () => {
	const runs: RunReport[] = [];
	const { provider } = await setUp({
		onRun: (run) => runs.push(run),
		mayFetch: () => {
			vi.spyOn(performance, "now").mockImplementation(() => Date.now()); // decades later
			return true;
		},
	});
	onTestFinished(() => void vi.restoreAllMocks());
	await client.textClassification({ provider, model: "text-classification", inputs: "iyi" });
	expect(runs[0]?.loadMs).toBeLessThan(3_600_000);
});

test("what is declined is not fetched", async () => {
	const { provider, fetched } = await setUp({ mayFetch: ({ bytesToFetch }) => bytesToFetch < 10 });
	const args = { provider, model: "text-classification", inputs: "iyi" };
	await expect(client.textClassification(args)).rejects.toMatchObject({ code: "declined" });
	expect(fetched.filter((path) => path.endsWith(".onnx"))).toEqual([]);
});
