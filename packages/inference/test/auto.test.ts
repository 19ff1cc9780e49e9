import { describe, expect, it } from "vitest";
import { MESSAGES, rejectionOf, serverFor } from "./calls.ts";
import { classify, client, HF, isLookup, LABELS, LIVE, lookupsOf, mapping, platform } from "./hub-server.ts";
import { CHAT_REPLY, sendJson } from "./server.ts";

describe("auto", () => {
	const chosen = async (providers: unknown): Promise<string | undefined> => {
		const server = await serverFor(platform(mapping(providers)));
		await rejectionOf(classify(server, { provider: "auto" }).then(() => Promise.reject(new Error("done"))));
		return server.requests.find(({ method }) => method === "POST")?.path.split("/")[1];
	};

	it.each([
		["the first provider of the hub's list", { "hf-inference": LIVE }, "hf-inference"],
		["the first one it knows", { nobody: LIVE, toString: LIVE, "hf-inference": LIVE }, "hf-inference"],
		["the first one that has the task", { groq: LIVE, "hf-inference": LIVE }, "hf-inference"],
		[
			"the first one mapped to the task",
			{ "hf-inference": LIVE, groq: { ...LIVE, task: "conversational" } },
			"hf-inference",
		],
		["none with an error", { "hf-inference": { ...LIVE, status: "error" } }, undefined],
		[
			"one in staging where nobody is live",
			{ "hf-inference": { ...LIVE, status: "staging" } },
			"hf-inference",
		],
	])("takes %s", async (_name, providers, provider) => {
		expect(await chosen(providers)).toBe(provider);
	});

	it("takes a live provider before one in staging that stands first", async () => {
		const chat = { status: "live", providerId: "fox", task: "text-generation" };
		const server = await serverFor((request, response, index) =>
			isLookup(request)
				? mapping({ groq: { ...chat, status: "staging" }, novita: chat })(request, response, index)
				: sendJson(response, CHAT_REPLY),
		);
		await client(server).textGeneration({ model: "acme/fox", inputs: "a" });
		expect(server.requests.at(-1)?.path).toMatch(/^\/novita\//);
	});

	it("knows that hf-inference compares sentences with models that make vectors", async () => {
		const server = await serverFor((request, response, index) =>
			isLookup(request)
				? mapping({ "hf-inference": { ...LIVE, task: "feature-extraction" } })(request, response, index)
				: sendJson(response, [0.5]),
		);
		const inputs = { source_sentence: "a", sentences: ["b"] };
		expect(await client(server).sentenceSimilarity({ model: "acme/fox", inputs })).toEqual([0.5]);
	});

	it("says so where nobody serves the model", async () => {
		const server = await serverFor(platform(mapping({})));
		const error = await rejectionOf(classify(server, { provider: "auto" }));
		expect(error).toMatchObject({
			message: "No Inference Provider available for model acme/fox.",
			code: "no-provider",
		});
	});

	it("says for which task the model is served", async () => {
		const server = await serverFor(platform(mapping({ groq: { ...LIVE, task: "conversational" } })));
		const error = await rejectionOf(classify(server, { provider: "auto" }));
		expect(error).toMatchObject({
			message:
				"Model acme/fox is not supported for task text-classification and provider groq. Supported task: conversational.",
		});
	});

	it("sends the caller's key, so that private models are found", async () => {
		const server = await serverFor(platform(HF));
		await classify(server, { provider: "auto" });
		expect(lookupsOf(server).map(({ headers }) => headers["authorization"])).toEqual(["Bearer hf_1"]);
	});

	it.each(["acme/fox:groq", "acme/fox:cheapest"])(
		"leaves %s, which names a provider or a policy, to the router, without a look-up",
		async (model) => {
			const server = await serverFor((_request, response) => sendJson(response, CHAT_REPLY));
			await client(server).chatCompletion({ model, messages: MESSAGES });
			expect(server.requests.map(({ path }) => path)).toEqual(["/v1/chat/completions"]);
			expect(JSON.parse(server.requests[0]?.body ?? "")).toMatchObject({ model });
		},
	);

	it("takes the provider that a model names where the router does not choose: other tasks, and a provider's own key", async () => {
		const server = await serverFor(platform(HF));
		await client(server).textClassification({ model: "acme/fox:hf-inference", inputs: "a" });
		expect(server.requests.map(({ path }) => path)).toEqual([
			"/api/models/acme/fox?expand[]=inferenceProviderMapping",
			"/hf-inference/models/fox-1",
		]);
	});

	it("leaves a chat with a platform key to the router, without a look-up", async () => {
		const server = await serverFor(platform(HF));
		await client(server).chatCompletion({ model: "acme/fox", messages: MESSAGES });
		expect(server.requests.map(({ path }) => path)).toEqual(["/v1/chat/completions"]);
	});
});

describe("a model id that could leave its place", () => {
	it.each(["../../api/whoami-v2", "acme/fox?x=1", "acme/fox#x", "..", "acme/../.."])(
		"(%s) is refused before anything is sent",
		async (model) => {
			const server = await serverFor(platform(HF));
			expect(await rejectionOf(classify(server, { model }))).toMatchObject({ code: "bad-model" });
			expect(await rejectionOf(classify(server, { model, provider: "auto" }))).toMatchObject({
				code: "bad-model",
			});
			expect(server.requests).toHaveLength(0);
		},
	);

	it.each(["constructor", "toString", "__proto__"])("(%s) is a name like any other", async (model) => {
		expect(await classify(await serverFor(platform(HF)), { model })).toEqual(LABELS[0]);
	});
});
