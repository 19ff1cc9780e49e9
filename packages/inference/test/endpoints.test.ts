import { describe, expect, it, onTestFinished, vi } from "vitest";
import { InferenceClient } from "../src/index.ts";
import { MESSAGES, PROMPT, rejectionOf, serverFor } from "./calls.ts";
import { classify, client, HF, lookupsOf, mapping, platform } from "./hub-server.ts";
import { CHAT_REPLY, sendJson } from "./server.ts";

const SOUNDS = [{ label: "fox", "content-type": "audio/flac", blob: "AAAA" }];

describe("a chat without a provider", () => {
	it.each([
		["a provider's own key", "own-key"],
		["no key", ""],
	])("finds one by the Hub's list with %s", async (_name, key) => {
		const groq = { status: "live", providerId: "fox-1", task: "conversational" };
		const server = await serverFor(platform(mapping({ groq })));
		const fetch: typeof globalThis.fetch = (input, init) => {
			const { pathname } = new URL(new Request(input).url);
			return globalThis.fetch(server.url + pathname, init);
		};
		const reply = await client(server, { fetch }, key).chatCompletion({
			model: "acme/fox",
			messages: MESSAGES,
		});
		expect(reply).toEqual(CHAT_REPLY);
		expect(lookupsOf(server)).toHaveLength(1);
	});
});

describe("an endpoint of the caller's own", () => {
	it.each(["", "/", "/v1", "/v1/", "/v1/chat/completions"])(
		"takes a chat at %s, without a look-up",
		async (path) => {
			const server = await serverFor((_request, response) => sendJson(response, CHAT_REPLY));
			const endpoint = new InferenceClient("hf_1").endpoint(`${server.url.replace("http", "HTTP")}${path} `);
			expect(await endpoint.chatCompletion({ messages: MESSAGES })).toEqual(CHAT_REPLY);
			expect(server.requests.map((one) => one.path)).toEqual(["/v1/chat/completions"]);
		},
	);

	it("is not named as the model", async () => {
		const server = await serverFor((_request, response) => sendJson(response, CHAT_REPLY));
		await new InferenceClient().chatCompletion({ endpointUrl: server.url, messages: MESSAGES });
		expect(JSON.parse(server.requests[0]?.body ?? "")).toEqual({ messages: MESSAGES });
	});

	it.each([
		["featureExtraction", { inputs: "a fox" }, "/v1/embeddings"],
		["textToImage", { inputs: "a fox" }, "/v1/images/generations"],
		["automaticSpeechRecognition", { inputs: new Blob(["x"]) }, "/v1/audio/transcriptions"],
		["chatCompletion", { messages: MESSAGES }, "/v1/chat/completions"],
		["textGeneration", { inputs: "a fox" }, "/v1/completions"],
	] as const)("gets no empty model from %s", async (method, args, path) => {
		const server = await serverFor((_request, response) => sendJson(response, {}, 400));
		const endpoint = new InferenceClient("hf_1").endpoint(`${server.url}/v1`);
		await rejectionOf(endpoint[method](args as never)); // the arguments of this very method
		expect(server.requests[0]?.path).toBe(path);
		expect(server.requests[0]?.body).not.toMatch(/"model"/);
	});

	it("keeps its query", async () => {
		const server = await serverFor((_request, response) => sendJson(response, CHAT_REPLY));
		await new InferenceClient().chatCompletion({
			endpointUrl: `${server.url}/v1?api-version=2`,
			messages: MESSAGES,
		});
		expect(server.requests[0]?.path).toBe("/v1/chat/completions?api-version=2");
	});

	it.each(["localhost:1", "acme/fox", "ftp://127.0.0.1/", "//127.0.0.1/"])(
		"is never taken for a model when it is no URL: %s",
		async (endpointUrl) => {
			const fetch = vi.fn<typeof globalThis.fetch>();
			const error = await rejectionOf(
				new InferenceClient("hf_1", { fetch }).chatCompletion({ endpointUrl, messages: MESSAGES }),
			);
			expect(error).toMatchObject({ name: "InputError" });
			expect(fetch).not.toHaveBeenCalled();
		},
	);

	it("takes sound under its older name, without a look-up", async () => {
		const server = await serverFor((_request, response) => sendJson(response, SOUNDS));
		const data = new Blob(["x"], { type: "audio/flac" });
		expect(await new InferenceClient("hf_1").audioToAudio({ endpointUrl: server.url, data })).toEqual(SOUNDS);
		expect(server.requests).toHaveLength(1);
	});
});

describe("a provider that needs a model of its own", () => {
	it("is rejected without one before anything is sent", async () => {
		const fetch = vi.fn<typeof globalThis.fetch>();
		const error = await rejectionOf(
			new InferenceClient("sk-1", { fetch }).chatCompletion({ provider: "openai", messages: MESSAGES }),
		);
		expect(error).toMatchObject({ message: "Provider openai requires a model ID to be passed directly." });
		expect(fetch).not.toHaveBeenCalled();
	});
});

describe("sound under its older name", () => {
	it("is enough without a provider", async () => {
		const hub = mapping({ "hf-inference": { status: "live", providerId: "fox-1", task: "audio-to-audio" } });
		const server = await serverFor((request, response, index) =>
			request.path.startsWith("/api/") ? hub(request, response, index) : sendJson(response, SOUNDS),
		);
		const data = new Blob(["x"], { type: "audio/flac" });
		expect(await client(server).audioToAudio({ model: "acme/fox", data })).toEqual(SOUNDS);
	});
});

describe("what is wrong with a queued result", () => {
	it("is shown by the result, not by the ticket", async () => {
		const replies = [
			{ request_id: "1", status: "IN_QUEUE", response_url: "https://queue.fal.run/m/requests/1" },
			{ status: "COMPLETED" },
			{ pictures: "none" },
		];
		const fetch = (): Promise<Response> => Promise.resolve(Response.json(replies.shift()));
		const error = await rejectionOf(
			new InferenceClient("own-key", {
				fetch,
				resolveModel: ({ provider, task }) => ({
					provider: provider.id,
					providerId: "m",
					hfModelId: "acme/m",
					status: "live",
					task,
				}),
			}).imageSegmentation({
				provider: "fal-ai",
				model: "m",
				inputs: new Blob(["x"], { type: "image/png" }),
			}),
		);
		expect(error).toMatchObject({
			name: "InferenceOutputError",
			message: expect.stringContaining('{"pictures":"none"}') as string,
		});
	});
});

describe("the console", () => {
	it("stays empty", async () => {
		const methods = ["debug", "info", "log", "warn", "error"] as const;
		const spies = methods.map((method) => vi.spyOn(console, method));
		onTestFinished(() => void vi.restoreAllMocks());
		const server = await serverFor(platform(HF));
		await classify(server, { provider: "auto" });
		await client(server).request(
			{ provider: "hf-inference", model: "acme/fox", inputs: PROMPT },
			{ task: "text-classification" },
		);
		for (const spy of spies) expect(spy).not.toHaveBeenCalled();
	});

	it("is replaced by a logger where the caller passes one", async () => {
		const said: string[] = [];
		const say = (text: string): void => void said.push(text);
		const server = await serverFor(platform(HF));
		await classify(server, {
			provider: "auto",
			logger: { debug: say, info: say, log: say, warn: say, error: say },
		});
		expect(said).toEqual(["Auto selected provider: hf-inference"]);
	});
});
