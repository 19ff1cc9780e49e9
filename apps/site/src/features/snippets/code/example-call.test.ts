import { TASK_IDS, type TaskId } from "@pusula/tasks";
import { type Model, MODELS } from "@pusula/tasks/models";
import { describe, expect, it } from "vitest";
import { findModelFacts, modelKnows } from "../../../facts/models/model-facts.ts";
import { LOCALES } from "../../../lib/locale.ts";
import { findKnownProvider } from "../../../facts/providers/known-providers.ts";
import { AUTO } from "../../../facts/providers/first-provider.ts";
import {
	listAllExamples,
	listExamples,
	listOtherProviders,
	toExampleCall,
	toModelCall,
} from "./example-call.ts";

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

	it("begins with the platform's choice where its own provider names no model for the task", () => {
		const first = (page: TaskId) => listExamples(page).map(({ providers }) => providers[0]);
		expect(first("text-generation")).toEqual(["auto", "auto"]);
		expect(first("text-to-image")).toEqual(["auto"]);
		expect(first("text-classification")).toEqual(["hf-inference"]);
		expect(first("visual-question-answering")).toEqual(["hf-inference"]); // nobody else offers it
	});

	it("names live providers of the task, each once, the platform's own first and its choice behind it", () => {
		const [example] = listExamples("automatic-speech-recognition");
		const providers = example?.providers ?? [];
		expect(providers.slice(0, 2)).toEqual(["hf-inference", "auto"]);
		expect(providers).toContain("fal-ai");
		expect(providers).not.toContain("hyperbolic");
		expect(new Set(providers).size).toBe(providers.length);
	});

	it("puts a picture only to providers that name a model for it, and begins with the platform's choice", () => {
		const [example] = listExamples("image-text-to-text");
		const [first, ...others] = example?.providers ?? [];
		expect(first).toBe(AUTO);
		expect(others.toSorted()).toEqual(["cohere", "openai", "zai-org"]);
		for (const id of others)
			expect(findKnownProvider(id)?.exampleModels?.["image-text-to-text"]).toBeDefined();
	});
});

describe("listOtherProviders", () => {
	it("leaves out the one shown at first, and those whose documentation names no model for the task", () => {
		const others = (page: TaskId) => listExamples(page).map(listOtherProviders);
		expect(others("audio-to-audio")).toEqual([["fal-ai"]]);
		expect(others("visual-question-answering")).toEqual([["auto"]]);
		expect(others("automatic-speech-recognition")[0]).toContain("fal-ai");
	});
});

describe("toExampleCall", () => {
	it("takes a model of the page's language, and the example in it", () => {
		const [example] = listExamples("text-classification");
		expect(example && toExampleCall("text-classification", example, "hf-inference", "tr")).toMatchObject({
			task: "text-classification",
			provider: "hf-inference",
			model: "savasy/bert-base-turkish-sentiment-cased",
			inputLocale: "tr",
			args: { inputs: expect.stringContaining("tertemiz") },
		});
	});

	it("puts the example in English to a model that knows no other", () => {
		const [example] = listExamples("text-to-image");
		expect(example && toExampleCall("text-to-image", example, "hf-inference", "tr")).toMatchObject({
			model: "black-forest-labs/FLUX.1-schnell",
			inputLocale: "en",
			args: { inputs: expect.stringContaining("a windmill") },
		});
	});

	it("never gives a model a language that it was not made for", () => {
		const calls = listAllExamples().flatMap(({ page, example }) =>
			example.providers.flatMap((provider) =>
				LOCALES.map((locale) => toExampleCall(page, example, provider, locale)),
			),
		);
		expect(calls.length).toBeGreaterThan(200);
		expect(calls.filter(({ model, inputLocale }) => modelKnows(model, inputLocale) !== true)).toEqual([]);
	});

	it("writes the example as each model of the table takes it: mask, beginning and names of languages", () => {
		const models: readonly Model[] = MODELS;
		const calls = listAllExamples().flatMap(({ page, example: { task } }) =>
			models
				.filter(({ tasks }) => tasks.includes(page))
				.flatMap(({ id }) =>
					LOCALES.map((locale) => toModelCall(page, task, { provider: AUTO, model: id }, locale)),
				),
		);
		expect(calls.length).toBeGreaterThan(200);
		const wrong = calls.filter(({ task, model, args, inputLocale }) => {
			const text = JSON.stringify(args);
			const { maskToken, prefix, input } = findModelFacts(model) ?? {};
			const code = input?.languageCodes?.[inputLocale];
			return (
				(maskToken !== undefined && task === "fill-mask" && !text.includes(maskToken)) ||
				(maskToken !== "[MASK]" && maskToken !== undefined && text.includes("[MASK]")) ||
				(modelKnows(model, inputLocale) === false &&
					LOCALES.some((one) => modelKnows(model, one) === true)) ||
				(prefix?.passage !== undefined && !text.includes(prefix.query)) ||
				(code !== undefined && text.includes("src_lang") && !text.includes(JSON.stringify(code)))
			);
		});
		expect(wrong).toEqual([]);
	});

	it("calls a provider that serves its own models alone with one of them", () => {
		const [chat] = listExamples("text-generation");
		const models = ["cohere", "publicai", "zai-org"].map(
			(provider) => chat && toExampleCall("text-generation", chat, provider, "tr").model,
		);
		expect(models).toEqual([
			"CohereLabs/aya-expanse-8b",
			"swiss-ai/Apertus-70B-Instruct-2509",
			"zai-org/GLM-4.5",
		]);
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
