import { type Provider, PROVIDERS } from "@pusula/inference";
import { type CallableTask, CALLABLE_TASKS } from "@pusula/tasks";
import { afterEach, describe, expect, it, vi } from "vitest";
import { getInferenceSnippets } from "./get-inference-snippets.ts";
import type { InferenceSnippet, InferenceSnippetOptions, ModelDataMinimal } from "./types.ts";

/** The tasks of the client; the hub shows the models of some under the task that explains them. */
const ROWS: Readonly<Record<string, CallableTask>> = CALLABLE_TASKS;

const CHAT: ModelDataMinimal = { id: "acme/fox", pipeline_tag: "text-generation", tags: ["conversational"] };
const PICTURE: ModelDataMinimal = { id: "acme/fox", pipeline_tag: "text-to-image", tags: [] };

const SORTER: ModelDataMinimal = { id: "acme/fox", pipeline_tag: "text-classification", tags: [] };

/** Every provider's tasks, and those of the policy that chooses one. */
const PAIRS = Object.values<Provider>(PROVIDERS).flatMap(({ id, tasks }) =>
	Object.keys(tasks).flatMap((task) => [[id, task] as const, ["auto", task] as const]),
);

/** Clients in the order of the list, languages in front. */
function namesOf(snippets: readonly InferenceSnippet[]): readonly string[] {
	return snippets.map(({ language, client }) => `${language} ${client}`);
}

function newer(model: ModelDataMinimal, provider: string, options?: InferenceSnippetOptions) {
	return getInferenceSnippets(model, provider, { providerId: "own-name" }, options);
}

function codeOf(snippets: readonly InferenceSnippet[], client: string): string {
	return snippets.find((one) => one.client === client)?.content ?? "";
}

afterEach(() => {
	vi.restoreAllMocks();
});

describe("getInferenceSnippets", () => {
	it("lists languages and clients in the newer releases' order", () => {
		expect(namesOf(newer(CHAT, "groq"))).toEqual([
			"python openai",
			"python huggingface_hub",
			"python requests",
			"js openai",
			"js huggingface.js",
			"js fetch",
			"sh curl",
		]);
		expect(namesOf(newer(PICTURE, "fal-ai"))).toContain("python fal_client");
	});

	it("lists them in the order of 3.13.1 when the token stands beside the model", () => {
		expect(namesOf(getInferenceSnippets(CHAT, "hf_x", "groq"))).toEqual([
			"python huggingface_hub",
			"python requests",
			"python openai",
			"js fetch",
			"js huggingface.js",
			"js openai",
			"sh curl",
		]);
	});

	it("prints the token of 3.13.1, and calls the provider itself where it is none of the platform's", () => {
		const routed = codeOf(getInferenceSnippets(CHAT, "hf_x", "groq", { providerId: "own-name" }), "curl");
		const direct = codeOf(getInferenceSnippets(CHAT, "key", "groq", { providerId: "own-name" }), "curl");
		expect(routed).toContain("https://router.huggingface.co/groq/");
		expect(routed).toContain("Bearer hf_x");
		expect(direct).toContain("https://api.groq.com/");
		expect(direct).toContain('"model": "own-name"');
	});

	it("sends chat of newer releases to one URL, with the provider behind the model's name", () => {
		const snippets = newer(CHAT, "groq");
		for (const { content } of snippets) expect(content).toContain("acme/fox:groq");
		for (const client of ["openai", "requests", "fetch", "curl"])
			expect(codeOf(snippets, client)).toContain("https://router.huggingface.co/v1");
		expect(codeOf(newer(CHAT, "auto"), "huggingface.js")).toContain('provider: "auto"');
		expect(codeOf(newer(CHAT, "groq", { directRequest: true }), "requests")).toContain("GROQ_API_KEY");
	});

	it("leaves the choice of a provider to the clients that can choose", () => {
		const choosing = ["python huggingface_hub", "js huggingface.js"];
		for (const model of [CHAT, PICTURE]) {
			expect(namesOf(newer(model, "auto"))).toEqual(choosing);
			expect(namesOf(newer(model, "auto", { streaming: true, directRequest: true }))).toEqual(choosing);
			expect(namesOf(getInferenceSnippets(model, "hf_x", "auto"))).toEqual(choosing);
			expect(namesOf(getInferenceSnippets(model, "key", "auto"))).toEqual(choosing);
		}
	});

	it("copies the three chat parameters when they are set, zero included, and no other", () => {
		const code = codeOf(newer(CHAT, "groq", { temperature: 0, top_p: 0, max_tokens: 7, seed: 1 }), "curl");
		expect(code).toContain('"temperature": 0');
		expect(code).toContain('"top_p": 0');
		expect(code).toContain('"max_tokens": 7');
		expect(code).not.toContain("seed");
	});

	it("takes a caller's own input in place of the example", () => {
		const messages = [{ role: "user", content: "selam" }];
		for (const inputs of ["selam", messages, { messages }]) {
			const code = codeOf(newer(CHAT, "groq", { inputs }), "curl");
			expect(code).toContain('"content": "selam"');
			expect(code).not.toContain('"inputs"');
		}
		expect(codeOf(newer(PICTURE, "hf-inference", { inputs: "tilki" }), "requests")).toContain(
			'"inputs": "tilki"',
		);
	});

	it("writes the model's own mask, whatever stands in it", () => {
		const model = { id: "a/b", pipeline_tag: "fill-mask", tags: [], mask_token: '$&"]); process.exit(("' };
		const code = codeOf(newer(model, "hf-inference"), "fetch");
		expect(code).toContain(JSON.stringify(model.mask_token).slice(1, -1));
	});

	it("says on the console why there is nothing, in the published words", () => {
		const error = vi.spyOn(console, "error").mockImplementation(() => {});
		expect(newer(PICTURE, "groq")).toEqual([]);
		expect(error.mock.calls).toEqual([["Failed to get provider helper for groq (text-to-image)"]]);
		expect(newer(PICTURE, "no-such-provider")).toEqual([]);
		expect(error).toHaveBeenLastCalledWith(
			"Failed to get provider helper for no-such-provider (text-to-image)",
		);
		expect(newer({ id: "a/b", tags: [] }, "groq")).toEqual([]);
		expect(error).toHaveBeenCalledTimes(2);
	});

	it("gives the same text whatever model came before", () => {
		const plain: ModelDataMinimal = { id: "acme/fox", pipeline_tag: "text-generation", tags: [] };
		const generate = () => getInferenceSnippets(plain, "hf_x", "hf-inference");
		const before = generate();
		getInferenceSnippets(CHAT, "hf_x", "hf-inference", undefined, { streaming: true });
		expect(generate()).toEqual(before);
		expect(codeOf(before, "requests")).toContain('"prompt"');
	});

	it("leaves the platform and every provider out where an endpoint is given", () => {
		for (const provider of ["together", "hf-inference", "auto"]) {
			const options = { endpointUrl: "http://localhost:8080/v1" };
			for (const { content } of [...newer(CHAT, provider, options), ...newer(SORTER, provider, options)]) {
				expect(content).toContain("http://localhost:8080/v1");
				expect(content).toContain("API_TOKEN");
				expect(content).not.toMatch(/router\.huggingface|provider/);
			}
		}
	});

	it("leaves the choice to the platform for auto, directRequest or not", () => {
		for (const client of ["huggingface.js", "huggingface_hub"]) {
			const code = codeOf(newer(CHAT, "auto", { directRequest: true }), client);
			expect(code).toMatch(/provider(: |=)"auto"/);
			expect(code).toContain("HF_TOKEN");
		}
	});

	it("puts the variable of the key behind the provider's own scheme", () => {
		const model = { id: "a/b", pipeline_tag: "automatic-speech-recognition", tags: [] };
		expect(codeOf(newer(model, "fal-ai", { directRequest: true }), "curl")).toContain(
			'-H "Authorization: Key $FAL_AI_API_KEY"',
		);
	});

	it("says so for a task that nobody serves", () => {
		const error = vi.spyOn(console, "error").mockImplementation(() => {});
		const model = { id: "a/b", pipeline_tag: "text2text-generation", tags: [] };
		expect(newer(model, "hf-inference")).toEqual([]);
		expect(error).toHaveBeenCalledOnce();
		const visual = { id: "a/b", pipeline_tag: "visual-question-answering", tags: [] };
		expect(newer(visual, "hf-inference").length).toBeGreaterThan(0);
	});

	it("never throws and never prints an empty value, for any task, provider and set of options", () => {
		vi.spyOn(console, "error").mockImplementation(() => {});
		const optionSets: readonly InferenceSnippetOptions[] = [
			{},
			{ streaming: true },
			{ directRequest: true, billTo: 'x", "y' },
			{ endpointUrl: "http://localhost:8080/v1" },
			{ accessToken: "hf_'`$(x)" },
			{ inputs: "\ud83e" },
		];
		const printed = PAIRS.flatMap(([provider, task]) => {
			const tag = ROWS[task]?.page ?? task;
			const model = { id: "acme/fox", pipeline_tag: tag, tags: ["conversational"] };
			return optionSets.flatMap((options) => newer(model, provider, options));
		});
		for (const { content } of printed) expect(content).not.toMatch(/undefined|\[object|NaN|^\s*$/);
	});
});
