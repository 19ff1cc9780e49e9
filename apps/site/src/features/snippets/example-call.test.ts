import { TASK_IDS } from "@pusula/tasks";
import { describe, expect, it } from "vitest";
import { findExampleCall, listOtherProviders } from "./example-call.ts";
import { listExampleSnippets } from "./list-example-snippets.ts";

describe("findExampleCall", () => {
	it("takes the example of the page's language", () => {
		expect(findExampleCall("text-to-image", "tr")).toMatchObject({
			task: "text-to-image",
			provider: { id: "hf-inference" },
			args: { inputs: expect.stringContaining("tilki") },
		});
	});

	it("gives nothing for a task without an example", () => {
		expect(findExampleCall("graph-ml", "tr")).toBeUndefined();
	});

	it("leaves no file name where the schema wants a file", () => {
		const calls = TASK_IDS.map((id) => findExampleCall(id, "en")).filter((call) => call !== undefined);
		for (const { args } of calls) {
			const texts = Object.values(args).filter((value) => typeof value === "string");
			for (const text of texts) expect(text).not.toMatch(/^\S+\.(flac|wav|jpg|png)$/);
		}
	});
});

describe("listExampleSnippets", () => {
	it("prints code for every task that has a call, in both languages", () => {
		const calls = TASK_IDS.map((id) => findExampleCall(id, "tr")).filter((call) => call !== undefined);
		expect(calls.length).toBeGreaterThan(0);
		for (const call of calls) {
			const snippets = listExampleSnippets(call);
			expect(snippets.length).toBeGreaterThan(0);
			for (const { code } of snippets) expect(code).toContain(call.model.split("/").at(-1));
		}
	});

	it("shows only clients that look up the model where the provider has a name of its own for it", () => {
		const call = findExampleCall("text-to-video", "en");
		expect(call?.knowsHubName).toBe(false);
		expect(call && listExampleSnippets(call).map(({ client }) => client)).toEqual([
			"@pusula/inference",
			"huggingface.js",
			"huggingface_hub",
		]);
	});
});

describe("listOtherProviders", () => {
	it("names live providers of the task, each once, and not the call's own", () => {
		const call = findExampleCall("text-to-image", "en");
		const ids = call ? listOtherProviders(call).map(({ id }) => id) : [];
		expect(ids).toContain("fal-ai");
		expect(ids).not.toContain("hf-inference");
		expect(ids).not.toContain("hyperbolic");
		expect(new Set(ids).size).toBe(ids.length);
	});
});
