import { readFileSync } from "node:fs";
import { TASK_EXAMPLES } from "@pusula/tasks";
import { findDemoFile } from "@pusula/tools/demo-files";
import { describe, expect, it } from "vitest";
import { createSimulator, type Simulator } from "../src/index.ts";
import { fromBase64, toBase64 } from "../src/media/base64.ts";
import { readPng } from "../src/media/png.ts";
import { peek, peekText } from "./peek.ts";
import { post, PROVIDER_KEY, readEvents, readJson } from "./post.ts";

const bytesOf = (name: string): Uint8Array<ArrayBuffer> => Uint8Array.from(readFileSync(findDemoFile(name)));
const exampleFiles = {
	"text-to-image/windmill.png": { type: "image/png", bytes: bytesOf("windmill.png") },
	"text-to-video/paper-boat.mp4": { type: "video/mp4", bytes: bytesOf("paper-boat.mp4") },
	"image-text-to-video/lighthouse.mp4": { type: "video/mp4", bytes: bytesOf("lighthouse.mp4") },
};
const PICTURE = TASK_EXAMPLES["text-to-image"].tr[0].input.inputs;
const VIDEO = TASK_EXAMPLES["text-to-video"].tr[0].input.inputs;
const SCENE = TASK_EXAMPLES["image-text-to-video"].en[0].input;
const SPEECH = TASK_EXAMPLES["automatic-speech-recognition"].tr[0];
const [CHAT] = TASK_EXAMPLES["chat-completion"].tr;
const ANSWER = peekText(CHAT.output, "choices.0.message.content");
const SAMPLE = "simülatör model çalıştırmaz";

const start = (): Simulator => createSimulator({ locale: "tr", exampleFiles, guessModels: true });

/** The file at a URL of a response, in base64. */
async function download(simulator: Simulator, url: string): Promise<string> {
	return toBase64(new Uint8Array(await (await simulator.fetch(url)).arrayBuffer()));
}

/** Polls a job to its end. */
async function finish(simulator: Simulator, url: string, authorization: string): Promise<unknown> {
	let reply: unknown;
	for (let poll = 0; poll < 3; poll++)
		reply = await readJson(await simulator.fetch(url, { headers: { authorization } }));
	return reply;
}

describe("the right result in the shape of", () => {
	it.each([
		["groq", "https://api.groq.com/openai/v1/chat/completions"],
		["cohere", "https://api.cohere.com/compatibility/v1/chat/completions"],
		["together", "https://api.together.xyz/v1/chat/completions"],
	])("%s: a chat, whole and as a stream; another question gets a sample", async (_provider, url) => {
		const body = { model: "m", ...CHAT.input };
		expect(peekText(await readJson(await post(start(), url, body)), "choices.0.message.content")).toBe(
			ANSWER,
		);
		const events = await readEvents(await post(start(), url, { ...body, stream: true }));
		const pieces = events
			.filter((event) => event !== "[DONE]")
			.map((event) => peek(JSON.parse(event), "choices.0.delta.content"));
		expect(pieces.filter((piece) => typeof piece === "string").join("")).toBe(ANSWER);
		const other = { model: "m", messages: [{ role: "user", content: "Ay neden yuvarlak?" }] };
		const reply = await readJson(await post(start(), url, other));
		expect(peekText(reply, "choices.0.message.content")).toContain(SAMPLE);
	});

	it("together: a picture in base64", async () => {
		const body = { model: "m", prompt: PICTURE, response_format: "base64" };
		const reply = await readJson(await post(start(), "https://api.together.xyz/v1/images/generations", body));
		expect(peekText(reply, "data.0.b64_json")).toBe(toBase64(bytesOf("windmill.png")));
	});

	it("fal-ai: speech at once, and a video through its queue", async () => {
		const simulator = start();
		const key = `Key ${PROVIDER_KEY}`;
		const audio_url = `data:audio/x-wav;base64,${toBase64(bytesOf(peekText(SPEECH, "input.inputs")))}`;
		const heard = await readJson(await post(simulator, "https://fal.run/fal-ai/whisper", { audio_url }, key));
		expect(peekText(heard, "text")).toBe(peekText(SPEECH, "output.text"));
		const queue = "https://queue.fal.run/fal-ai/text-to-video";
		const ticket = await readJson(await post(simulator, queue, { prompt: VIDEO }, key));
		await finish(simulator, peekText(ticket, "status_url"), key);
		const headers = { authorization: key };
		const reply = await readJson(await simulator.fetch(peekText(ticket, "response_url"), { headers }));
		expect(await download(simulator, peekText(reply, "video.url"))).toBe(toBase64(bytesOf("paper-boat.mp4")));
	});

	it("wavespeed: a picture and a video as jobs", async () => {
		const simulator = start();
		const key = `Bearer ${PROVIDER_KEY}`;
		for (const [task, prompt, name] of [
			["text-to-image", PICTURE, "windmill.png"],
			["text-to-video", VIDEO, "paper-boat.mp4"],
		] as const) {
			const url = `https://api.wavespeed.ai/api/v3/wavespeed-ai/${task}`;
			const ticket = await readJson(await post(simulator, url, { prompt }));
			const reply = await finish(simulator, peekText(ticket, "data.urls.get"), key);
			expect(await download(simulator, peekText(reply, "data.outputs.0"))).toBe(toBase64(bytesOf(name)));
		}
	});

	it("replicate: a picture as a prediction", async () => {
		const simulator = start();
		const url = "https://api.replicate.com/v1/models/acme/text-to-image/predictions";
		const ticket = await readJson(await post(simulator, url, { input: { prompt: PICTURE } }));
		const reply = await finish(simulator, peekText(ticket, "urls.get"), `Bearer ${PROVIDER_KEY}`);
		expect(await download(simulator, peekText(reply, "output.0"))).toBe(toBase64(bytesOf("windmill.png")));
	});

	it.each([
		["hf-inference", { width: 320, height: 200 }],
		["hf-inference", { negative_prompt: "people" }],
		["together", { width: 640, height: 360 }],
		["together", { negative_prompt: "people" }],
	])(
		"%s: a picture with %o is not that of the example, and has the requested size",
		async (provider, fields) => {
			const sources: string[] = [];
			const onAnswer = (source: string): unknown => sources.push(source);
			const simulator = createSimulator({ locale: "tr", exampleFiles, guessModels: true, onAnswer });
			const bytes = await requestPicture(simulator, provider, fields);
			expect(sources.at(-1)).toBe("sample");
			expect(readPng(bytes)).toMatchObject("width" in fields ? fields : { width: 256, height: 256 });
		},
	);

	it.each(["hf-inference", "together"])(
		"%s: the picture of the example, asked for in its own size",
		async (provider) => {
			const bytes = await requestPicture(start(), provider, { width: 1280, height: 800 });
			expect(toBase64(bytes)).toBe(toBase64(bytesOf("windmill.png")));
		},
	);
});

describe("a video of the example's prompt", () => {
	it.each<[keyof typeof VIDEO_CALLS, object]>([
		["fal-ai", { num_frames: 24 }],
		["fal-ai", { negative_prompt: ["people"] }],
		["wavespeed", { size: "640*480" }],
		["wavespeed", { duration: 5 }],
		["replicate", { negative_prompt: ["people", "text"] }],
		["together", { width: 640, height: 480 }],
		["together", { seconds: "4" }],
		["together", { negative_prompt: "people" }],
		["novita", { width: 640, height: 480 }],
		["novita", { num_frames: 24 }],
		["novita", { negative_prompt: ["people"] }],
	])("%s: with %o is a sample", async (provider, fields) => {
		expect(await sourceOfVideo(provider, fields)).toBe("sample");
	});

	it.each([
		[{}, "example"],
		[{ duration: 5 }, "sample"],
		[{ resolution: "2K" }, "sample"],
	])("novita: from a picture, with %o: %s", async (fields, source) => {
		const url = `data:image/png;base64,${toBase64(bytesOf(peekText(SCENE, "inputs")))}`;
		const content = [
			{ type: "text", text: peekText(SCENE, "parameters.prompt") },
			{ type: "image_url", image_url: { url }, role: "first_frame" },
		];
		const usual = { model: "MiniMax-H3", content, resolution: "768P", duration: 4, ratio: "adaptive" };
		const endpoint = "https://api.novita.ai/v3/minimax/v2/video_generation";
		expect(await sourceOf(endpoint, { ...usual, ...fields })).toBe(source);
	});

	it.each<keyof typeof VIDEO_CALLS>(["fal-ai", "wavespeed", "replicate", "together", "novita"])(
		"%s: is that of the example with an empty list of what must not be seen",
		async (provider) => {
			expect(await sourceOfVideo(provider, { negative_prompt: [] })).toBe("example");
		},
	);
});

/** Where a call for a video is sent, and its key; Replicate takes settings in `input`. */
const VIDEO_CALLS = {
	"fal-ai": "https://queue.fal.run/fal-ai/text-to-video",
	wavespeed: "https://api.wavespeed.ai/api/v3/wavespeed-ai/text-to-video",
	replicate: "https://api.replicate.com/v1/models/acme/text-to-video/predictions",
	together: "https://api.together.xyz/v2/videos",
	novita: "https://api.novita.ai/v3/async/text-to-video",
} as const;

/** Whether a provider gives the example's video or a sample. */
async function sourceOfVideo(provider: keyof typeof VIDEO_CALLS, fields: object): Promise<unknown> {
	const input = { prompt: VIDEO, ...fields };
	const model = provider === "together" ? { model: "acme/text-to-video" } : {};
	const body = provider === "replicate" ? { input } : { ...input, ...model };
	const key = provider === "fal-ai" ? `Key ${PROVIDER_KEY}` : `Bearer ${PROVIDER_KEY}`;
	return sourceOf(VIDEO_CALLS[provider], body, key);
}

async function sourceOf(url: string, body: object, key?: string): Promise<unknown> {
	const sources: string[] = [];
	const onAnswer = (source: string): unknown => sources.push(source);
	const simulator = createSimulator({ exampleFiles, guessModels: true, onAnswer });
	expect((await post(simulator, url, body, key)).ok).toBe(true);
	return sources.at(-1);
}

/** The picture that a provider gives for the prompt of the example. */
async function requestPicture(
	simulator: Simulator,
	provider: string,
	fields: object,
): Promise<Uint8Array<ArrayBuffer>> {
	if (provider === "hf-inference") {
		const url = "https://router.huggingface.co/hf-inference/models/pusula/text-to-image";
		const reply = await post(simulator, url, { inputs: PICTURE, parameters: fields });
		return new Uint8Array(await reply.arrayBuffer());
	}
	const body = { model: "m", prompt: PICTURE, response_format: "base64", ...fields };
	const reply = await readJson(await post(simulator, "https://api.together.xyz/v1/images/generations", body));
	return fromBase64(peekText(reply, "data.0.b64_json")) ?? new Uint8Array();
}
