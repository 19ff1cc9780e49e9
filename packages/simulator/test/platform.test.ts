import { describe, expect, it } from "vitest";
import { createSimulator, SPECIAL_MODELS } from "../src/index.ts";
import { HUB_MODELS } from "../src/state/hub-models.ts";
import { peek } from "./peek.ts";
import { PLATFORM_KEY, PROVIDER_KEY, post, readJson } from "./post.ts";

const MODEL = "meta-llama/Llama-3.1-8B-Instruct";
const lookup = (model: string): string =>
	`https://huggingface.co/api/models/${model}?expand[]=inferenceProviderMapping`;
const ask = (model: string): object => ({ model, messages: [{ role: "user", content: "hi" }] });

describe("hub", () => {
	it("maps a model to each provider's own name", async () => {
		const reply = await readJson(await createSimulator().fetch(lookup(MODEL)));
		expect(reply).toMatchObject({
			id: MODEL,
			inferenceProviderMapping: {
				groq: { providerId: "llama-3.1-8b-instant", status: "live", task: "conversational" },
			},
		});
	});

	it("gives the mapping as a list when asked to", async () => {
		const reply = (await readJson(await createSimulator({ mappingForm: "array" }).fetch(lookup(MODEL)))) as {
			inferenceProviderMapping: unknown[];
		};
		expect(reply.inferenceProviderMapping).toContainEqual({
			provider: "groq",
			providerId: "llama-3.1-8b-instant",
			status: "live",
			task: "conversational",
		});
	});

	it("lists the models that a provider serves for a task", async () => {
		const list = async (query: string): Promise<unknown> =>
			readJson(await createSimulator().fetch(`https://huggingface.co/api/models?${query}`));
		const chats = await list("inference_provider=groq&pipeline_tag=text-generation&limit=2");
		expect(chats).toEqual([
			{ id: MODEL, pipeline_tag: "text-generation" },
			{ id: "meta-llama/Llama-3.3-70B-Instruct", pipeline_tag: "text-generation" },
		]);
		expect(await list("inference_provider=groq&pipeline_tag=text-to-image")).toEqual([]);
		const mapped = await list("inference_provider=groq&limit=1&expand[]=inferenceProviderMapping");
		expect(peek(mapped, "0.inferenceProviderMapping.groq.task")).toBe("conversational");
		const all = await list("inference_provider=all");
		expect(JSON.stringify(all)).toContain("FLUX.1-dev");
		expect(JSON.stringify(all)).not.toContain(SPECIAL_MODELS.private);
		expect(JSON.stringify(all)).not.toContain(SPECIAL_MODELS.unserved);
	});

	it("takes the caller's own models", async () => {
		const models = {
			"acme/fox": [
				{ provider: "groq", providerId: "fox-1", status: "live" as const, task: "conversational" },
			],
		};
		const reply = await readJson(await createSimulator({ models }).fetch(lookup("acme/fox")));
		expect(reply).toMatchObject({ inferenceProviderMapping: { groq: { providerId: "fox-1" } } });
	});

	it("replies 404 for an unknown model, unless it may guess", async () => {
		expect((await createSimulator().fetch(lookup("acme/fox"))).status).toBe(404);
		const guessed = await readJson(
			await createSimulator({ guessModels: true }).fetch(lookup("acme/whisper-tiny")),
		);
		expect(guessed).toMatchObject({
			inferenceProviderMapping: { "fal-ai": { task: "automatic-speech-recognition" } },
		});
	});

	it("has no model that it was told is missing, whatever else it knows", async () => {
		const { fetch } = createSimulator({ missingModels: ["acme/whisper", MODEL], guessModels: true });
		expect((await fetch(lookup("acme/whisper"))).status).toBe(404);
		expect((await fetch(lookup(MODEL))).status).toBe(404);
		const response = await fetch("https://api.openai.com/v1/chat/completions", {
			method: "POST",
			headers: { authorization: `Bearer ${PROVIDER_KEY}`, "content-type": "application/json" },
			body: JSON.stringify({ model: "acme/whisper", messages: [{ role: "user", content: "x" }] }),
		});
		expect(response.status).toBe(404);
		expect(await readJson(response)).toMatchObject({ error: { code: "model_not_found" } });
	});

	it("hides a private model from callers without a platform key", async () => {
		const simulator = createSimulator();
		expect((await simulator.fetch(lookup(SPECIAL_MODELS.private))).status).toBe(401);
		const headers = { authorization: `Bearer ${PLATFORM_KEY}` };
		expect((await simulator.fetch(lookup(SPECIAL_MODELS.private), { headers })).status).toBe(200);
		const wrong = { authorization: `Bearer ${PROVIDER_KEY}` };
		expect((await simulator.fetch(lookup(MODEL), { headers: wrong })).status).toBe(401);
	});

	it("knows models with an adapter, in staging, and without a provider", async () => {
		const simulator = createSimulator();
		expect(await readJson(await simulator.fetch(lookup(SPECIAL_MODELS.lora)))).toMatchObject({
			inferenceProviderMapping: { "fal-ai": { adapter: "lora", adapterWeightsPath: "lora.safetensors" } },
		});
		expect(await readJson(await simulator.fetch(lookup(SPECIAL_MODELS.staging)))).toMatchObject({
			inferenceProviderMapping: { groq: { status: "staging" } },
		});
		expect(await readJson(await simulator.fetch(lookup(SPECIAL_MODELS.unserved)))).toMatchObject({
			inferenceProviderMapping: {},
		});
	});

	it("lists default models of tasks, and none for chat", async () => {
		const reply = await readJson(await createSimulator().fetch("https://huggingface.co/api/tasks"));
		expect(reply).toMatchObject({
			"text-to-image": { models: HUB_MODELS["text-to-image"]?.map((id) => ({ id })) },
		});
		expect(reply).not.toHaveProperty("conversational");
	});
});

describe("router", () => {
	const CHAT = "https://router.huggingface.co/v1/chat/completions";

	it("serves a hub model and says who served it", async () => {
		const response = await post(createSimulator(), CHAT, ask(MODEL));
		expect(response.status).toBe(200);
		expect(response.headers.get("x-inference-provider")).not.toBeNull();
	});

	it("follows the provider or policy behind the model", async () => {
		const simulator = createSimulator();
		const pinned = await post(simulator, CHAT, ask(`${MODEL}:groq`));
		expect(pinned.headers.get("x-inference-provider")).toBe("groq");
		expect(await readJson(pinned)).toMatchObject({ model: "llama-3.1-8b-instant" });
		expect((await post(simulator, CHAT, ask(`${MODEL}:fastest`))).status).toBe(200);
		const unknown = await post(simulator, CHAT, ask(`${MODEL}:nobody`));
		expect(unknown.status).toBe(400);
		expect(await readJson(unknown)).toMatchObject({ error: { code: "model_not_supported", param: "model" } });
	});

	it("accepts platform keys only, here and in front of providers", async () => {
		const simulator = createSimulator();
		expect((await post(simulator, CHAT, ask(MODEL), `Bearer ${PROVIDER_KEY}`)).status).toBe(401);
		const routed = "https://router.huggingface.co/groq/openai/v1/chat/completions";
		expect((await post(simulator, routed, ask("llama-3.1-8b-instant"))).status).toBe(200);
		expect(
			(await post(simulator, routed, ask("llama-3.1-8b-instant"), `Bearer ${PROVIDER_KEY}`)).status,
		).toBe(401);
		expect(simulator.requests.at(-1)).toMatchObject({ provider: "groq", routed: true });
	});

	it("does not carry a provider that takes own keys only", async () => {
		const response = await post(
			createSimulator(),
			"https://router.huggingface.co/openai/v1/chat/completions",
			ask("gpt-4o"),
		);
		expect(response.status).toBe(404);
	});
});

describe("simulator", () => {
	it("names the known hosts to a request for another", async () => {
		const response = await createSimulator().fetch("https://example.org/");
		expect(response.status).toBe(502);
		expect(await readJson(response)).toMatchObject({
			error: { message: expect.stringContaining("api.groq.com") },
		});
	});

	it("records method, URL, headers and body, and forgets on demand", async () => {
		const simulator = createSimulator();
		await post(simulator, "https://api.groq.com/openai/v1/chat/completions", ask("m"));
		expect(simulator.requests).toEqual([
			{
				method: "POST",
				url: "https://api.groq.com/openai/v1/chat/completions",
				headers: { authorization: `Bearer ${PROVIDER_KEY}`, "content-type": "application/json" },
				body: ask("m"),
				provider: "groq",
				routed: false,
			},
		]);
		simulator.clear();
		expect(simulator.requests).toEqual([]);
	});

	it("lets web pages read its responses", async () => {
		const simulator = createSimulator();
		const preflight = await simulator.fetch("https://api.groq.com/x", {
			method: "OPTIONS",
			headers: { "access-control-request-headers": "authorization,content-type" },
		});
		expect(preflight.status).toBe(204);
		expect(preflight.headers.get("access-control-allow-headers")).toBe("authorization,content-type");
		const response = await simulator.fetch(lookup(MODEL));
		expect(response.headers.get("access-control-allow-origin")).toBe("*");
		expect(response.headers.get("access-control-expose-headers")).toContain("x-request-id");
		expect(response.headers.get("x-request-id")).toBe("sim-000002");
	});

	it("rejects with the signal's own reason", async () => {
		const reason = new Error("enough");
		const signal = AbortSignal.abort(reason);
		await expect(createSimulator().fetch(lookup(MODEL), { signal })).rejects.toBe(reason);
		const later = new AbortController();
		const slow = createSimulator({ delayMs: 60_000 }).fetch(lookup(MODEL), { signal: later.signal });
		later.abort(reason);
		await expect(slow).rejects.toBe(reason);
	});
});
