import { CALL_EXAMPLES, type CallableTask, CALLABLE_TASKS } from "@pusula/tasks";
import { MODELS, takesModel } from "@pusula/tasks/models";
import { describe, expect, it } from "vitest";
import { createSimulator } from "../src/index.ts";
import { serveTableModel, serveTableModels } from "../src/simulator/models.ts";
import { HUB_MODELS } from "../src/state/hub-models.ts";
import { peek } from "./peek.ts";
import { PLATFORM_KEY, post, readJson } from "./post.ts";

const HUB = "https://huggingface.co/api/models";
const ROUTER = "https://router.huggingface.co";

describe("a simulator with the model table", () => {
	const simulator = createSimulator(serveTableModels());
	const mappingOf = async (id: string): Promise<unknown> => {
		const response = await simulator.fetch(`${HUB}/${id}?expand[]=inferenceProviderMapping`);
		return peek(await readJson(response), "inferenceProviderMapping");
	};

	it("has every model of it", async () => {
		const replies = await Promise.all(MODELS.map(({ id }) => simulator.fetch(`${HUB}/${id}`)));
		const missing = MODELS.filter((_, place) => replies[place]?.status !== 200).map(({ id }) => id);
		expect(missing).toEqual([]);
	});

	it("states the weights of each on the hub where a query expands them, and its context at the router", async () => {
		const ask = async (url: string): Promise<unknown> => readJson(await simulator.fetch(url));
		const id = "Qwen/Qwen3-8B";
		const { parameters, contextLength } = MODELS.find((model) => model.id === id) ?? {};
		const stated = { safetensors: { parameters: { BF16: parameters }, total: parameters } };
		expect(await ask(`${HUB}/${id}?expand[]=safetensors`)).toMatchObject({ id, ...stated });
		const listed = await ask(
			`${HUB}?inference_provider=all&pipeline_tag=text-generation&expand[]=safetensors`,
		);
		expect(listed).toContainEqual({ id, pipeline_tag: "text-generation", ...stated });
		expect(await ask(`${HUB}/${id}?expand[]=tags`)).not.toHaveProperty("safetensors");
		const { data } = (await ask(`${ROUTER}/v1/models`)) as { data: { id: string; providers: unknown[] }[] };
		expect(data.find((one) => one.id === id)?.providers).toContainEqual({
			provider: "featherless-ai",
			status: "live",
			context_length: contextLength,
		});
	});

	it("serves one that the hub lacks without it, and knows what it reads", async () => {
		const { input, output } = CALL_EXAMPLES.translation.tr[0];
		const url = `${ROUTER}/hf-inference/models/Helsinki-NLP/opus-mt-tr-en`;
		const text = { inputs: input.inputs };
		expect(await readJson(await post(simulator, url, text, `Bearer ${PLATFORM_KEY}`))).toEqual([output]);
	});

	it.each([
		["Qwen/Qwen3-8B", "conversational"],
		["meta-llama/Llama-3.1-8B", "text-generation"],
		["ytu-ce-cosmos/Turkish-Llama-8b-v0.1", "text-generation"],
	])("serves %s for %s", async (id, task) => {
		expect(await mappingOf(id)).toMatchObject({ "featherless-ai": { task }, "hf-inference": { task } });
	});

	it("has no provider for a model that cannot be called", async () => {
		expect(await mappingOf("depth-anything/Depth-Anything-V2-Small-hf")).toEqual({});
	});

	it("refuses a model that is in no list", async () => {
		expect((await simulator.fetch(`${HUB}/acme/fox`)).status).toBe(404);
	});
});

describe("one model of the table", () => {
	it("is served for the task of the call alone, else for all that it was made for", () => {
		const tasksOf = (id: string, task: string) => serveTableModel(id, task)?.servedModels[id];
		const id = "BAAI/bge-m3";
		expect(tasksOf(id, "sentence-similarity")).toEqual(["sentence-similarity"]);
		expect(tasksOf(id, "translation")).toEqual(["feature-extraction", "sentence-similarity"]);
		expect(tasksOf("Qwen/Qwen3-8B", "text-generation")).toEqual(["conversational"]);
	});

	it("is none for another id", () => {
		expect(serveTableModel("acme/fox", "translation")).toBeUndefined();
	});
});

it("lists no model of the hub under a call that does not take it", () => {
	const calls: Readonly<Record<string, CallableTask>> = CALLABLE_TASKS;
	const wrong = Object.entries(HUB_MODELS).flatMap(([task, ids]) => {
		const row = calls[task];
		return MODELS.filter(({ id }) => ids.includes(id))
			.filter((model) => !row || !takesModel(row, model))
			.map(({ id }) => `${task}: ${id}`);
	});
	expect(wrong).toEqual([]);
});
