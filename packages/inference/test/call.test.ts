import { CALLABLE_TASKS, type CallableTask } from "@pusula/tasks";
import { createSimulator } from "@pusula/simulator";
import { describe, expect, expectTypeOf, it } from "vitest";
import * as core from "../src/core.ts";
import * as errors from "../src/errors/errors.ts";
import * as main from "../src/index.ts";
import { groq } from "../src/providers/groq.ts";
import { collect } from "./calls.ts";

const ROWS = Object.entries<CallableTask>(CALLABLE_TASKS);
const FUNCTIONS = ROWS.flatMap(([, { method, streams }]) => [
	method,
	...(streams ? [`${method}Stream`] : []),
]);
const messages = [{ role: "user", content: "Merhaba" }];
const model = "pusula/conversational";

function clientOf(): main.InferenceClient {
	const { fetch } = createSimulator({ jobPolls: 1, seed: 1 });
	return new main.InferenceClient("hf_simulated", { fetch });
}

describe("the functions of every task that can be called", () => {
	it.each(FUNCTIONS)("%s is a function of both entries and a method of the client", (name) => {
		for (const entry of [main, core, new main.InferenceClient()])
			expect(entry).toHaveProperty(name, expect.any(Function));
	});

	it("are all that the main entry and the core have in common beside errors and helpers", () => {
		const both = Object.keys(main).filter((name) => name in core && !(name in errors));
		const others = ["HUB_URL", "ROUTER_URL", "call", "callStream", "hubModels", "resumeJob", "submitJob"];
		expect(both.toSorted()).toEqual([...FUNCTIONS, ...others].toSorted());
	});
});

describe("call", () => {
	it("returns what the task's own function returns", async () => {
		const args = { provider: "fal-ai", model: "pusula/text-to-image", inputs: "a fox" } as const;
		const image = await clientOf().call("text-to-image", args);
		expectTypeOf(image).toEqualTypeOf<Blob>();
		expect(await image.bytes()).toEqual(await (await clientOf().textToImage(args)).bytes());
		const url = await clientOf().call("text-to-image", args, { outputType: "url" });
		expectTypeOf(url).toEqualTypeOf<string>();
		expect(url).toBe(await clientOf().textToImage(args, { outputType: "url" }));
	});

	it("sends files as the task's own function does", async () => {
		const inputs = new Blob(["RIFF"], { type: "audio/wav" });
		const args = { provider: "hf-inference", model: "pusula/audio-classification", inputs } as const;
		const output = await clientOf().call("audio-classification", args);
		expect(output).toEqual(await clientOf().audioClassification(args));
		expectTypeOf(output[0]?.score).toEqualTypeOf<number | undefined>();
	});

	it("takes an id that is only known as a string, and returns unknown", async () => {
		const task: string = "conversational";
		const output = await clientOf().call(task, { provider: "groq", model, messages });
		expectTypeOf(output).toBeUnknown();
		expect(output).toHaveProperty("choices.0.message.content");
	});

	it.each(["text-to-everything", "toString", ""])("refuses %o, which no provider offers", async (task) => {
		const made = clientOf().call(task, { provider: "groq", model, messages });
		await expect(made).rejects.toMatchObject({ name: "InputError", code: "task-not-supported" });
	});

	it("is a function of both entries too", async () => {
		const { fetch } = createSimulator();
		const args = { accessToken: "own-key", model, messages };
		const named = await main.call("conversational", { ...args, provider: "groq" }, { fetch });
		const answer = await core.call("conversational", { ...args, provider: groq }, { fetch });
		expect(named.choices[0]?.message.content).toBeTypeOf("string");
		expect(answer.choices[0]?.message.content).toBeTypeOf("string");
	});
});

describe("callStream", () => {
	it("yields the chunks of the task's own stream", async () => {
		const args = { provider: "groq", model, messages } as const;
		const chunks = await collect(clientOf().callStream("conversational", args));
		const own = await collect(clientOf().chatCompletionStream(args));
		const textOf = (stream: typeof own) =>
			stream.map(({ choices }) => choices[0]?.delta.content ?? "").join("");
		expect(textOf(chunks)).toBe(textOf(own));
		expect(textOf(chunks)).not.toBe("");
	});

	it("takes an id that is only known as a string, and yields unknown chunks", async () => {
		const task: string = "text-generation";
		const stream = clientOf().callStream(task, {
			provider: "hf-inference",
			model: "pusula/text-generation",
			inputs: "Bir",
		});
		expectTypeOf(stream).toEqualTypeOf<AsyncGenerator<unknown, void>>();
		expect((await collect(stream)).at(-1)).toMatchObject({ generated_text: expect.any(String) });
	});

	it("is a function of both entries too", async () => {
		const { fetch } = createSimulator();
		const args = { accessToken: "own-key", model, messages };
		const named = main.callStream("conversational", { ...args, provider: "groq" }, { fetch });
		const given = core.callStream("conversational", { ...args, provider: groq }, { fetch });
		expect((await collect(named)).length).toBeGreaterThan(1);
		expect((await collect(given)).length).toBeGreaterThan(1);
	});
});
