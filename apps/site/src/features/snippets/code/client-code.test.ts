import { SNIPPET_CLIENTS } from "@pusula/snippets";
import { describe, expect, it } from "vitest";
import { type ClientCode, listClientCode, listWays } from "./client-code.ts";
import { type ExampleCall, listAllExamples, listExamples, toExampleCall } from "./example-call.ts";

function callOf(
	page: "image-text-to-text" | "text-generation" | "text-to-image",
	provider: string,
): ExampleCall {
	const [example] = listExamples(page);
	if (!example) throw new Error(`no example for ${page}`);
	return toExampleCall(page, example, provider, "tr");
}

function codeOf(all: readonly ClientCode[], value: string): string | undefined {
	const made = all.find((one) => one.value === value)?.made;
	return made && "snippet" in made ? made.snippet.code : undefined;
}

function reasonOf(all: readonly ClientCode[], value: string): string | undefined {
	const made = all.find((one) => one.value === value)?.made;
	return made && "reason" in made ? made.reason : undefined;
}

/** Clients that choose a provider by themselves. */
const CHOOSING = new Set(["js-pusula-inference", "js-huggingface-js", "python-huggingface-hub"]);
const PLAIN = { routed: true, stream: false };

describe("listWays", () => {
	it("gives routed and direct calls, each with a stream where the task has one", () => {
		expect(listWays(callOf("text-generation", "groq"))).toEqual([
			{ routed: true, stream: false },
			{ routed: true, stream: true },
			{ routed: false, stream: false },
			{ routed: false, stream: true },
		]);
		expect(listWays(callOf("text-to-image", "fal-ai"))).toHaveLength(2);
	});

	it("knows providers that take one kind of key only", () => {
		expect(listWays(callOf("text-generation", "openai")).every(({ routed }) => !routed)).toBe(true);
		expect(listWays(callOf("text-to-image", "hf-inference"))).toEqual([PLAIN]);
		expect(listWays(callOf("text-to-image", "auto"))).toEqual([PLAIN]);
	});
});

describe("listClientCode", () => {
	it("has code or a reason for every client, whatever the example, provider and way", () => {
		for (const { page, example } of listAllExamples())
			for (const provider of example.providers) {
				const call = toExampleCall(page, example, provider, "tr");
				for (const way of listWays(call)) {
					const all = listClientCode(call, way);
					expect(all).toHaveLength(SNIPPET_CLIENTS.length);
					expect(codeOf(all, "js-pusula-inference")).toContain(call.model);
				}
			}
	});

	it("names the provider behind the model's name where the platform's router takes it", () => {
		const all = listClientCode(callOf("text-generation", "groq"), PLAIN);
		expect(codeOf(all, "sh-curl")).toContain("https://router.huggingface.co/v1/chat/completions");
		expect(codeOf(all, "sh-curl")).toContain(':groq"');
		expect(codeOf(all, "python-huggingface-hub")).toContain('provider="groq"');
	});

	it("leaves out clients that would need a name for the model that only the hub knows", () => {
		const all = listClientCode(callOf("text-to-image", "fal-ai"), PLAIN);
		expect(all.filter(({ made }) => "snippet" in made).map(({ client }) => client)).toEqual([
			"@pusula/inference",
			"huggingface.js",
			"huggingface_hub",
		]);
		expect(reasonOf(all, "sh-curl")).toBe("name");
		expect(reasonOf(all, "python-openai")).toBe("task");
	});

	it("shows a picture to a model that is spoken with", () => {
		const all = listClientCode(callOf("image-text-to-text", "hf-inference"), PLAIN);
		expect(codeOf(all, "python-openai")).toContain('"image_url"');
	});

	it("leaves the choice of a provider to clients that can choose", () => {
		for (const page of ["text-to-image", "text-generation"] as const) {
			const all = listClientCode(callOf(page, "auto"), PLAIN);
			for (const one of all)
				expect(reasonOf(all, one.value)).toBe(CHOOSING.has(one.value) ? undefined : "auto");
		}
	});
});
