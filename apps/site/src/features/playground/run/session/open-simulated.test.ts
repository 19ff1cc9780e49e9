import { testClock } from "@pusula/tools/test-clock";
import { expect, test } from "vitest";
import { makeCall } from "../make-call.ts";
import type { PlaygroundCall } from "../../form/playground-call.ts";
import { saysUnknownModel, type RunError, toRunError } from "../state/run-error.ts";

/** What a simulated chat with a model ends with: its error, or nothing. */
async function failureOf(provider: string, model: string, stream = false): Promise<RunError | undefined> {
	const args = { messages: [{ role: "user", content: "Merhaba" }] };
	const call: PlaygroundCall = {
		task: "conversational",
		provider,
		model,
		args,
		stream,
		routed: true,
		scenario: "",
	};
	const callbacks = {
		signal: AbortSignal.timeout(20_000),
		onOutput: () => undefined,
		onExchange: () => undefined,
	};
	return makeCall(call, callbacks, { kind: "simulated", clock: testClock() }).then(
		() => undefined,
		(error: unknown) => toRunError(error),
	);
}

test.each([
	["groq", "meta-llama/Llama-3.1-8B-Instruct", "a model of the simulated hub"],
	["groq", "pusula/private-conversational", "a model of the hub that only a key may see"],
	["groq", "openai/gpt-oss-120b", "a model of the site's table"],
	["auto", "openai/gpt-oss-120b:fastest", "a model of the table, with a policy"],
	["openai", "openai/gpt-4o-mini", "a model of the table and of the provider"],
	["openai", "openai/gpt-image-1", "a model of the provider's own list"],
])("%s answers as %j: %s", async (provider, model) => {
	expect(await failureOf(provider, model)).toBeUndefined();
});

test.each([
	["groq", "facebook/bart-large-cnn", "a model of another task"],
	["groq", "distilbert/distilroberta-base", "a model of another task that the simulated hub lacks"],
	["openai", "openai/gpt-oss-120b", "a model that the provider's list lacks"],
	["openai", "meta-llama/Llama-3.1-8B-Instruct", "a model of the hub, at a provider that has none of them"],
])("%s does not answer as %s: %s", async (provider, model) => {
	expect(await failureOf(provider, model)).toBeDefined();
});

test.each([
	["groq", "acme/fox", { code: "no-model", message: "Model acme/fox does not exist" }],
	["hf-inference", "acme/fox-bert", { code: "no-model", message: "Model acme/fox-bert does not exist" }],
	["auto", "acme/fox", { status: 400, message: /'acme\/fox' does not exist/ }],
	["openai", "openai/gpt-fox", { status: 404, message: /`gpt-fox` does not exist/ }],
])("%s refuses a made-up model: %s", async (provider, model, expected) => {
	expect(saysUnknownModel((await failureOf(provider, model))?.message ?? "")).toBe(true);
	const message = expect.stringMatching(expected.message) as string;
	expect(await failureOf(provider, model)).toMatchObject({ ...expected, message });
	expect(await failureOf(provider, model, true)).toMatchObject({ ...expected, message });
});
