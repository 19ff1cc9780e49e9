import { type ClientTask, describeRequest, type Provider, PROVIDERS } from "@pusula/inference";
import { exampleArgs } from "@pusula/snippets";
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

	it.each(
		listProviders().flatMap((provider) =>
			describeTasks(provider).map((served) => [provider.id, served] as const),
		),
	)("says under which names %s gets the input of $task", (id, { task, renamed }) => {
		const sent = listSentFields(id, task);
		if (sent === undefined || sent.includes("inputs")) return;
		const names = renamed["inputs"]?.split(", ") ?? ["messages"];
		expect(names.filter((name) => sent.includes(name))).not.toEqual([]);
	});

	it("knows providers that take one kind of key only", () => {
		expect(describeTasks(PROVIDERS.openai)[0]?.routed).toBeUndefined();
		expect(describeTasks(PROVIDERS["hf-inference"])[0]?.direct).toBeUndefined();
	});

	it("knows queues", () => {
		expect(describeTasks(PROVIDERS["fal-ai"]).find(({ task }) => task === "text-to-video")?.isJob).toBe(true);
	});
});

/** Names of the fields of the request for the example of a task; undefined where its body is the bare file. */
function listSentFields(provider: string, task: ClientTask): readonly string[] | undefined {
	const model = provider === "novita" && task === "image-text-to-video" ? "MiniMax-H3" : "owner/model";
	const args = exampleArgs(task, { locale: "en" }) ?? {};
	const { body } = describeRequest({ provider, task, model, args }).request;
	if (body?.kind === "json") {
		const { input, ...fields } = body.value as Record<string, unknown>; // a JSON body of a provider is an object
		return Object.keys(
			typeof input === "object" && input !== null && !Array.isArray(input) ? input : { input, ...fields },
		);
	}
	return body?.kind === "form" ? Object.keys(body.fields) : undefined;
}
