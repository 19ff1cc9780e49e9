import { describe, expect, it } from "vitest";
import { sampleText } from "../src/answers/sample.ts";
import { createSimulator } from "../src/index.ts";
import { PNG_BASE64, PNG_URL, WAV_BASE64 } from "./cases.ts";
import { peek, peekText } from "./peek.ts";
import { PROVIDER_KEY, post, readJson } from "./post.ts";

const messages = [{ role: "user", content: "Plan 3 days in Trabzon" }];
const schema = { type: "object", properties: { city: { type: "string" } } };
const wrapped = { type: "json_schema", json_schema: { name: "trip", schema, strict: true } };

interface Quirk {
	readonly what: string;
	readonly url: string;
	readonly body: object;
	readonly scheme?: string;
	/** Text that the error must contain; absent for a request that is right. */
	readonly errorText?: string;
}

const QUIRKS: readonly Quirk[] = [
	{
		what: "cerebras rejects store",
		url: "https://api.cerebras.ai/v1/chat/completions",
		body: { model: "m", messages, store: false },
		errorText: "wrong_api_format",
	},
	{
		what: "replicate takes null for no version",
		url: "https://api.replicate.com/v1/models/acme/fox/predictions",
		body: { version: null, input: { prompt: "x" } },
	},
	{
		what: "replicate wants versions elsewhere",
		url: "https://api.replicate.com/v1/models/acme/fox/predictions",
		body: { version: "abc", input: { prompt: "x" } },
		errorText: "v1/predictions",
	},
	{
		what: "together wants the schema beside the type",
		url: "https://api.together.xyz/v1/chat/completions",
		body: { model: "m", messages, response_format: wrapped },
		errorText: "schema",
	},
	{
		what: "together takes the schema beside the type",
		url: "https://api.together.xyz/v1/chat/completions",
		body: { model: "m", messages, response_format: { type: "json_schema", schema } },
	},
	{
		what: "sambanova rejects strict schemas",
		url: "https://api.sambanova.ai/v1/chat/completions",
		body: { model: "m", messages, response_format: wrapped },
		errorText: "strict",
	},
	{
		what: "together names steps otherwise",
		url: "https://api.together.xyz/v1/images/generations",
		body: { model: "m", prompt: "x", num_inference_steps: 5 },
		errorText: "steps",
	},
	{
		what: "together takes base64, not b64_json",
		url: "https://api.together.xyz/v1/images/generations",
		body: { model: "m", prompt: "x", response_format: "b64_json" },
		errorText: "base64",
	},
	{
		what: "together's Kontext takes image_url",
		url: "https://api.together.xyz/v1/images/generations",
		body: { model: "black-forest-labs/FLUX.1-kontext-pro", prompt: "x", reference_images: [PNG_URL] },
		errorText: "image_url",
	},
	{
		what: "together's Kontext answers to image_url",
		url: "https://api.together.xyz/v1/images/generations",
		body: { model: "black-forest-labs/FLUX.1-kontext-pro", prompt: "x", image_url: PNG_URL },
	},
	{
		what: "together's Kokoro needs a voice",
		url: "https://api.together.xyz/v1/audio/speech",
		body: { model: "hexgrad/kokoro-82m", input: "x" },
		errorText: "voice",
	},
	{
		what: "together's Kokoro speaks with a voice",
		url: "https://api.together.xyz/v1/audio/speech",
		body: { model: "hexgrad/kokoro-82m", input: "x", voice: "af_alloy" },
	},
	{
		what: "together limits a video's first picture",
		url: "https://api.together.xyz/v2/videos",
		body: {
			model: "m",
			frame_images: [{ input_image: `data:image/png;base64,${"A".repeat(100_000)}`, frame: "first" }],
		},
		errorText: "larger",
	},
	{
		what: "nscale has no URLs",
		url: "https://inference.api.nscale.com/v1/images/generations",
		body: { model: "m", prompt: "x", response_format: "url" },
		errorText: "b64_json",
	},
	{
		what: "hyperbolic wants model_name",
		url: "https://api.hyperbolic.xyz/v1/images/generations",
		body: { model: "m", prompt: "x" },
		errorText: "model_name",
	},
	{
		what: "novita names steps otherwise",
		url: "https://api.novita.ai/v3/async/m",
		body: { prompt: "x", num_inference_steps: 5 },
		errorText: "steps",
	},
	{
		what: "novita's MiniMax drops the seed",
		url: "https://api.novita.ai/v3/minimax/v2/video_generation",
		body: {
			model: "MiniMax-H3",
			content: [{ type: "text", text: "x" }],
			resolution: "768P",
			duration: 4,
			ratio: "16:9",
			seed: 1,
		},
		errorText: "seed",
	},
	{
		what: "novita's MiniMax adapts its ratio to a picture only",
		url: "https://api.novita.ai/v3/minimax/v2/video_generation",
		body: {
			model: "MiniMax-H3",
			content: [{ type: "text", text: "x" }],
			resolution: "768P",
			duration: 4,
			ratio: "adaptive",
		},
		errorText: "adaptive",
	},
	{
		what: "fal rejects labels its decoder does not know",
		url: "https://fal.run/fal-ai/whisper",
		scheme: "Key",
		body: { audio_url: `data:audio/wav;base64,${WAV_BASE64}` },
		errorText: "audio/x-wav",
	},
	{
		what: "fal rejects a LoRA without a URL",
		url: "https://queue.fal.run/fal-ai/lora",
		scheme: "Key",
		body: { prompt: "x", loras: [{ path: "https://huggingface.co/undefined/resolve/main/a", scale: 1 }] },
		errorText: "loras.0.path",
	},
	{
		what: "fal takes a LoRA's URL",
		url: "https://queue.fal.run/fal-ai/lora",
		scheme: "Key",
		body: { prompt: "x", loras: [{ path: "https://huggingface.co/a/b/resolve/main/c", scale: 1 }] },
	},
	{
		what: "fal makes a picture from text under the path without its last piece",
		url: "https://queue.fal.run/fal-ai/flux.2-dev",
		scheme: "Key",
		body: { prompt: "x" },
	},
	{
		what: "wavespeed takes hub ids as LoRA paths",
		url: "https://api.wavespeed.ai/api/v3/a/b",
		body: { prompt: "x", loras: [{ path: "https://huggingface.co/a/b", scale: 1 }] },
		errorText: "hub id",
	},
	{
		what: "wavespeed rejects data URLs",
		url: "https://api.wavespeed.ai/api/v3/wavespeed-ai/image-to-image/edit",
		body: { image: PNG_URL, images: [PNG_BASE64] },
		errorText: "plain base64",
	},
	{
		what: "replicate rejects fields outside input",
		url: "https://api.replicate.com/v1/models/a/b/predictions",
		body: { prompt: "x", input: { parameters: {} } },
		errorText: "parameters",
	},
	{
		what: "replicate wants a version where it has no model",
		url: "https://api.replicate.com/v1/predictions",
		body: { input: { prompt: "x" } },
		errorText: "version",
	},
	{
		what: "replicate wants the version alone",
		url: "https://api.replicate.com/v1/predictions",
		body: { version: "a/b:c", input: { prompt: "x" } },
		errorText: "version",
	},
	{
		what: "replicate knows a task by its version",
		url: "https://api.replicate.com/v1/predictions",
		body: {
			version: "8099696689d249cf8b122d833c36ac3f75505c666a395ca40ef26f68e7d3d16e",
			input: { prompt: "x" },
		},
		errorText: "audio",
	},
	{
		what: "openai's names have no prefix",
		url: "https://api.openai.com/v1/chat/completions",
		body: { model: "openai/gpt-4o", messages },
		errorText: "openai/",
	},
	{
		what: "zai-org wants its headers",
		url: "https://api.z.ai/api/paas/v4/chat/completions",
		body: { model: "m", messages },
		errorText: "x-source-channel",
	},
	{
		what: "nebius' picture form rejects nested settings",
		url: "https://api.studio.nebius.ai/v1/images/generations",
		body: { model: "m", prompt: "x", parameters: {} },
		errorText: "parameters",
	},
	{
		what: "black-forest-labs rejects inputs",
		url: "https://api.us1.bfl.ai/v1/flux-dev",
		scheme: "X-Key",
		body: { inputs: "x" },
		errorText: "inputs",
	},
];

describe("quirks", () => {
	it.each(QUIRKS.filter(({ errorText }) => errorText === undefined))(
		"$what",
		async ({ url, body, scheme = "Bearer" }) => {
			const response = await post(
				createSimulator({ guessModels: true }),
				url,
				body,
				`${scheme} ${PROVIDER_KEY}`,
			);
			expect([response.ok, response.ok ? "" : await response.text()]).toEqual([true, ""]);
		},
	);

	it.each(QUIRKS.filter(({ errorText }) => errorText !== undefined))(
		"$what",
		async ({ url, body, scheme = "Bearer", errorText }) => {
			const response = await post(
				createSimulator({ guessModels: true }),
				url,
				body,
				`${scheme} ${PROVIDER_KEY}`,
			);
			expect([400, 404, 422]).toContain(response.status);
			expect(await response.text()).toContain(errorText);
		},
	);

	it("nebius honours a schema in guided_json only", async () => {
		const ask = async (extra: object): Promise<string> => {
			const response = await post(
				createSimulator({ guessModels: true }),
				"https://api.studio.nebius.ai/v1/chat/completions",
				{
					model: "m",
					messages,
					response_format: wrapped,
					...extra,
				},
			);
			return peekText(await readJson(response), "choices.0.message.content");
		};
		expect(await ask({})).not.toContain("{");
		expect(JSON.parse(await ask({ guided_json: schema }))).toEqual({ city: sampleText("en") });
	});

	it("replicate replies when done if the request says to wait, unless the model is slow", async () => {
		const ask = async (model: string): Promise<unknown> => {
			const headers = {
				authorization: `Bearer ${PROVIDER_KEY}`,
				"content-type": "application/json",
				prefer: "wait",
			};
			const body = JSON.stringify({ input: { prompt: "x" } });
			return readJson(
				await createSimulator({ guessModels: true }).fetch(
					`https://api.replicate.com/v1/models/a/${model}/predictions`,
					{
						method: "POST",
						headers,
						body,
					},
				),
			);
		};
		expect(peek(await ask("flux"), "status")).toBe("succeeded");
		expect(peek(await ask("slow-flux"), "status")).toBe("starting");
		const early = await ask("early-flux");
		expect(peek(early, "status")).toBe("processing");
		expect(peek(early, "output.0")).toMatch(/^https:/);
	});

	it("black-forest-labs takes its key in either header, and none for a poll", async () => {
		const simulator = createSimulator({ guessModels: true });
		const headers = { "x-key": PROVIDER_KEY, "content-type": "application/json" };
		const response = await simulator.fetch("https://api.us1.bfl.ai/v1/flux-dev", {
			method: "POST",
			headers,
			body: JSON.stringify({ prompt: "x" }),
		});
		const poll = peekText(await readJson(response), "polling_url");
		expect((await simulator.fetch(poll)).status).toBe(200);
		expect((await simulator.fetch(poll, { headers: { authorization: "Bearer hf_secret" } })).status).toBe(
			401,
		);
	});
});
