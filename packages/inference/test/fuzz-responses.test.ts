import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { InferenceClient } from "../src/index.ts";
import { chatStream, collect } from "./calls.ts";
import { response, respondingWith, anyModel, json, outcomeOf, TYPED } from "./made-up.ts";
import { exampleArgs, PAIRS } from "./simulated-calls.ts";

const LIMITS = { timeoutMs: 40, maxRetries: 0 };

const client = new InferenceClient("own-key", { ...LIMITS, resolveModel: anyModel });

describe("whatever a server sends, the call ends in a result or in an error of the library", () => {
	it.each(PAIRS.map(({ provider, task }) => [`${provider.id} ${task}`, provider, task] as const))(
		"%s",
		async (_name, provider, task) => {
			const args = { provider: provider.id, model: `${provider.id}/m`, ...exampleArgs(task) };
			await fc.assert(
				fc.asyncProperty(fc.array(response, { minLength: 1, maxLength: 3 }), async (responses) => {
					const outcome = await outcomeOf(() =>
						client.call<string>(task, args, { fetch: respondingWith(responses) }),
					);
					expect(outcome).toMatch(TYPED);
				}),
				{ numRuns: 40 },
			);
		},
	);

	it("a chat stream", async () => {
		const outcomes = new Set<string>();
		await fc.assert(
			fc.asyncProperty(response, fc.array(json, { maxLength: 4 }), async (made, events) => {
				const sent = events.map((one) => Buffer.from(`\ndata: ${JSON.stringify(one)}\n\n`));
				const body = Buffer.concat([made.body, ...sent]);
				const fetch = respondingWith([{ ...made, type: "text/event-stream", body }]);
				const outcome = await outcomeOf(() =>
					collect(chatStream({ url: "https://api.test" }, { ...LIMITS, fetch })),
				);
				expect(outcome).toMatch(TYPED);
				outcomes.add(outcome);
			}),
			{ numRuns: 1000 },
		);
		expect([...outcomes]).toEqual(expect.arrayContaining(["truncated", "stream-error", "api", "good"]));
	});

	it("a look-up", async () => {
		let hubs = 0;
		await fc.assert(
			fc.asyncProperty(json, fc.boolean(), async (value, isBare) => {
				const fetch = (): Promise<Response> =>
					Promise.resolve(Response.json(isBare ? value : { inferenceProviderMapping: value }));
				const hub = new InferenceClient("hf_1", {
					...LIMITS,
					fetch,
					hubUrl: `https://hub-${hubs++}.test`,
				});
				const inputs = "a";
				expect(await outcomeOf(() => hub.textClassification({ model: "acme/fox", inputs }))).toMatch(TYPED);
				expect(await outcomeOf(() => hub.textClassification({ provider: "hf-inference", inputs }))).toMatch(
					TYPED,
				);
			}),
			{ numRuns: 300 },
		);
	});
});

describe("the check of an outcome", () => {
	it("fails for an error that is not the library's own", async () => {
		const outcome = await outcomeOf(() => Promise.reject(new RangeError("too deep")));
		expect(outcome).toBe("raw RangeError: too deep");
		expect(outcome).not.toMatch(TYPED);
	});
});
