import { CALL_EXAMPLES } from "@pusula/tasks";
import { MODELS } from "@pusula/tasks/models";
import { describe, expect, it } from "vitest";
import { createSimulator } from "../src/index.ts";
import { serveTableModel, serveTableModels } from "../src/models.ts";
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

	it("serves one that the hub lacks without it, and knows what it reads", async () => {
		const { input, output } = CALL_EXAMPLES.translation.tr[0];
		const url = `${ROUTER}/hf-inference/models/Helsinki-NLP/opus-mt-tr-en`;
		const text = { inputs: input.inputs };
		expect(await readJson(await post(simulator, url, text, `Bearer ${PLATFORM_KEY}`))).toEqual([output]);
	});

	it("names a model of chat for chat, where it completes texts too", async () => {
		expect(await mappingOf("Qwen/Qwen3-8B")).toMatchObject({
			together: { task: "conversational" },
			"hf-inference": { task: "conversational" },
		});
	});

	it("leaves a model of the hub as it is", async () => {
		expect(await mappingOf("meta-llama/Llama-3.1-8B")).toMatchObject({
			"hf-inference": { task: "text-generation" },
		});
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
		const tasksOf = (task: string) => serveTableModel("Qwen/Qwen3-8B", task)?.servedModels["Qwen/Qwen3-8B"];
		expect(tasksOf("text-generation")).toEqual(["text-generation"]);
		expect(tasksOf("translation")).toEqual(["conversational", "text-generation"]);
	});

	it("is none for another id", () => {
		expect(serveTableModel("acme/fox", "translation")).toBeUndefined();
	});
});
