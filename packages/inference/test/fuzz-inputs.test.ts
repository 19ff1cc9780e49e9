import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { InferenceClient, type Options } from "../src/index.ts";
import { chatStream, collect } from "./calls.ts";
import { respondingWith, anyModel, json, outcomeOf, TEXTS, TYPED, WORDS } from "./made-up.ts";
import { PAIRS } from "./simulated-calls.ts";

/** A client whose server sends `{}`. */
function carelessClient(accessToken: string, options: Options = {}): InferenceClient {
	const fetch = (): Promise<Response> => Promise.resolve(Response.json({}));
	return new InferenceClient(accessToken, { timeoutMs: 40, fetch, ...options });
}

describe("whatever a caller passes, nothing but an error of the library comes back", () => {
	it("as a model, a provider, an endpoint or a key", async () => {
		const odd = fc.oneof(
			fc.string({ unit: "binary" }),
			fc.constantFrom(...TEXTS, ...WORDS, "..", "a/../b", "acme/fox:groq", undefined),
		);
		const routing = fc.record(
			{ model: odd, provider: odd, endpointUrl: odd, accessToken: odd },
			{ requiredKeys: [] },
		);
		await fc.assert(
			fc.asyncProperty(routing, json, async (args, inputs) => {
				const careless = carelessClient("hf_1");
				expect(
					await outcomeOf(() => careless.call<string>("text-classification", { ...args, inputs })),
				).toMatch(TYPED);
				expect(
					await outcomeOf(() => careless.call<string>("conversational", { ...args, messages: inputs })),
				).toMatch(TYPED);
			}),
			{ numRuns: 500 },
		);
	});

	it.each(PAIRS.map(({ provider, task }) => [`${provider.id} ${task}`, provider, task] as const))(
		"as input of %s",
		async (_name, provider, task) => {
			const fields = fc.record(
				{ inputs: json, data: json, messages: json, parameters: json },
				{ requiredKeys: [] },
			);
			const careless = carelessClient("own-key", { resolveModel: anyModel });
			const routing = { provider: provider.id, model: `${provider.id}/m`, endpointUrl: undefined };
			await fc.assert(
				fc.asyncProperty(fields, async (args) => {
					expect(await outcomeOf(() => careless.call<string>(task, { ...routing, ...args }))).toMatch(TYPED);
				}),
				{ numRuns: 40 },
			);
		},
	);

	it("as options", async () => {
		const numbers = fc.constantFrom(0, -1, 1, 50, Infinity, Number.NaN, undefined);
		const limits = fc.record({
			maxRetries: numbers,
			maxResponseBytes: numbers,
			maxJsonBytes: numbers,
			firstChunkTimeoutMs: numbers,
			idleTimeoutMs: numbers,
		});
		const body = Buffer.from('data: {"choices":[{"finish_reason":"stop"}]}\n\n');
		const made = { status: 200, type: "text/event-stream", location: undefined, body };
		await fc.assert(
			fc.asyncProperty(limits, async (options) => {
				const stream = (): Promise<unknown> =>
					collect(chatStream({ url: "https://api.test" }, { ...options, fetch: respondingWith([made]) }));
				expect(await outcomeOf(stream)).toMatch(TYPED);
			}),
		);
	});
});
