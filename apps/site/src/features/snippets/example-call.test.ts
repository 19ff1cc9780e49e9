import { TASK_IDS } from "@pusula/tasks";
import { describe, expect, it } from "vitest";
import { listAllExamples, listExamples, toExampleCall } from "./example-call.ts";

describe("listExamples", () => {
	it("shows chats where models are spoken with, and the task's own call beside them", () => {
		expect(listExamples("text-generation").map(({ id }) => id)).toEqual([
			"conversational",
			"text-generation",
		]);
		expect(listExamples("image-text-to-text").map(({ task }) => task)).toEqual(["conversational"]);
		expect(listExamples("fill-mask").map(({ task }) => task)).toEqual(["fill-mask"]);
	});

	it("gives nothing for a task that nobody serves", () => {
		expect(listExamples("graph-ml")).toEqual([]);
	});

	it("names live providers of the task, each once, the platform's own first and its choice behind it", () => {
		const [example] = listExamples("text-to-image");
		const providers = example?.providers ?? [];
		expect(providers.slice(0, 2)).toEqual(["hf-inference", "auto"]);
		expect(providers).toContain("fal-ai");
		expect(providers).not.toContain("hyperbolic");
		expect(new Set(providers).size).toBe(providers.length);
	});
});

describe("toExampleCall", () => {
	it("takes the example of the page's language", () => {
		const [example] = listExamples("text-to-image");
		expect(example && toExampleCall("text-to-image", example, "hf-inference", "tr")).toMatchObject({
			task: "text-to-image",
			provider: "hf-inference",
			args: { inputs: expect.stringContaining("yel değirmeni") },
		});
	});

	it("leaves no file name where the schema wants a file", () => {
		for (const { page, example } of listAllExamples()) {
			const { args } = toExampleCall(page, example, example.providers[0], "en");
			const texts = Object.values(args).filter((value) => typeof value === "string");
			for (const text of texts) expect(text).not.toMatch(/^\S+\.(flac|wav|jpg|png)$/);
		}
	});

	it("names a model that the page's task has, or the provider's own", () => {
		for (const { page, example } of listAllExamples())
			for (const provider of example.providers)
				expect(toExampleCall(page, example, provider, "tr").model).toMatch(/./);
		expect(
			TASK_IDS.some((id) => listExamples(id).some(({ providers }) => providers.includes("openai"))),
		).toBe(true);
	});
});
