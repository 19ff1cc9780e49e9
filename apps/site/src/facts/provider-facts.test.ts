import { type Provider, PROVIDERS } from "@pusula/inference";
import { describe, expect, it } from "vitest";
import { describeTasks, listProviders, listServedTasks } from "./provider-facts.ts";

describe("listProviders", () => {
	it("gives every provider of the client once", () => {
		expect(
			listProviders()
				.map(({ id }) => id)
				.toSorted(),
		).toEqual(Object.keys(PROVIDERS).toSorted());
	});

	it.each(listProviders().map(({ id, docs, keyUrl }) => [id, docs, keyUrl]))(
		"knows where %s explains itself and issues keys",
		(_id, docs, keyUrl) => {
			for (const url of [docs, keyUrl]) expect(new URL(url ?? "").protocol).toBe("https:");
		},
	);
});

describe("listServedTasks", () => {
	it("starts with chat and names no task that nobody serves", () => {
		const tasks = listServedTasks();
		expect(tasks[0]).toBe("conversational");
		for (const task of tasks) expect(listProviders().some((provider) => task in provider.tasks)).toBe(true);
	});
});

describe("describeTasks", () => {
	it.each(listProviders().map((provider): [string, Provider] => [provider.id, provider]))(
		"describes each task of %s",
		(_id, provider) => {
			const tasks = describeTasks(provider);
			expect(tasks.map(({ task }) => task).toSorted()).toEqual(Object.keys(provider.tasks).toSorted());
			for (const { direct, routed } of tasks) expect(direct ?? routed).toMatch(/^https:\/\//);
		},
	);

	it("tells where a call goes with either key, and what travels under another name", () => {
		const [chat, text] = describeTasks(PROVIDERS.groq);
		expect(chat).toMatchObject({
			direct: "https://api.groq.com/openai/v1/chat/completions",
			routed: "https://router.huggingface.co/groq/openai/v1/chat/completions",
			canStream: true,
			isJob: false,
		});
		expect(text?.renamed).toEqual({ inputs: "messages", max_new_tokens: "max_tokens" });
	});

	it("knows providers that take one kind of key only", () => {
		expect(describeTasks(PROVIDERS.openai)[0]?.routed).toBeUndefined();
		expect(describeTasks(PROVIDERS["hf-inference"])[0]?.direct).toBeUndefined();
	});

	it("knows queues", () => {
		expect(describeTasks(PROVIDERS["fal-ai"]).find(({ task }) => task === "text-to-video")?.isJob).toBe(true);
	});
});
