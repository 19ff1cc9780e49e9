import { describe, expect, it } from "vitest";
import { InferenceClient, type Options, OutputError } from "../src/index.ts";
import { collect, MESSAGES, rejectionOf } from "./calls.ts";
import { anyModel } from "./made-up.ts";

/** A client whose server responds with the replies in turn, and what it was sent. */
function clientOf(...replies: readonly (object | Response)[]): {
	client: InferenceClient;
	sent: { url: string; body: unknown }[];
} {
	const sent: { url: string; body: unknown }[] = [];
	let next = 0;
	const fetch: Options["fetch"] = async (input, init) => {
		const text = typeof init?.body === "string" ? (JSON.parse(init.body) as unknown) : init?.body;
		sent.push({ url: new Request(input).url, body: text });
		const reply = replies[Math.min(next++, replies.length - 1)] ?? {};
		return reply instanceof Response ? reply.clone() : Response.json(reply);
	};
	return { client: new InferenceClient("own-key", { fetch, resolveModel: anyModel }), sent };
}

const COMPLETION = { choices: [{ text: "snow", message: { content: "snow" } }] };
const PARAMETERS = { max_new_tokens: 7, temperature: 0.5 };
const PNG = new Response(new Uint8Array([0x89, 0x50, 0x4e, 0x47]), {
	headers: { "content-type": "image/png" },
});
const picture = new Blob(["a picture"], { type: "image/png" });
const WEBP_BASE64 = Buffer.from("RIFF....WEBP").toString("base64");

describe("text generation", () => {
	it.each(["groq", "novita"] as const)("reaches %s as a message of a chat", async (provider) => {
		const { client, sent } = clientOf(COMPLETION);
		const output = await client.textGeneration({
			provider,
			model: "m",
			inputs: "a fox in",
			parameters: PARAMETERS,
		});
		expect(output).toEqual({ generated_text: "snow" });
		const body = sent[0]?.body as Record<string, unknown>;
		expect(body["prompt"] ?? body["messages"]).toEqual(
			"prompt" in body ? "a fox in" : [{ role: "user", content: "a fox in" }],
		);
		expect(body).toMatchObject({ max_tokens: 7, temperature: 0.5 });
		expect(body).not.toHaveProperty("inputs");
		expect(body).not.toHaveProperty("parameters");
	});

	it.each(["nebius", "together", "scaleway"] as const)(
		"reaches %s as a prompt with its parameters beside it",
		async (provider) => {
			const { client, sent } = clientOf(COMPLETION);
			await client.textGeneration({ provider, model: "m", inputs: "a fox in", parameters: PARAMETERS });
			expect(sent[0]?.body).toEqual({ model: "m", prompt: "a fox in", max_tokens: 7, temperature: 0.5 });
		},
	);

	it("streamed by a completion service yields tokens, as its type says", async () => {
		const events = ["sn", "ow"].map((text, index) => ({
			choices: [{ text, finish_reason: index ? "length" : null }],
		}));
		const body = `${events.map((one) => `data: ${JSON.stringify(one)}\n\n`).join("")}data: [DONE]\n\n`;
		const { client } = clientOf(new Response(body, { headers: { "content-type": "text/event-stream" } }));
		const tokens = await collect(
			client.textGenerationStream({ provider: "together", model: "m", inputs: "a" }),
		);
		expect(tokens.map(({ token, generated_text: whole }) => [token.text, whole])).toEqual([
			["sn", null],
			["ow", "snow"],
		]);
	});
});

describe("parameters of a task with a file", () => {
	it.each(["imageClassification", "objectDetection", "imageSegmentation"] as const)(
		"reach hf-inference with %s",
		async (method) => {
			const { client, sent } = clientOf([]);
			const parameters = { threshold: 0.5, top_k: 1 };
			await client[method]({ provider: "hf-inference", model: "m", inputs: picture, parameters });
			expect(sent[0]?.body).toMatchObject({ inputs: expect.any(String) as string, parameters });
		},
	);

	it("reach fal with speech recognition, beside the audio", async () => {
		const { client, sent } = clientOf({ text: "hello" });
		const audio = new Blob(["x"], { type: "audio/mpeg" });
		await client.automaticSpeechRecognition({
			provider: "fal-ai",
			model: "m",
			inputs: audio,
			parameters: { return_timestamps: true },
		});
		expect(sent[0]?.body).toMatchObject({ return_timestamps: true });
		expect(sent[0]?.body).not.toHaveProperty("parameters");
	});
});

describe("a file to send", () => {
	it.each([
		["a Blob", picture],
		["a Node Buffer", Buffer.from("abc")],
		["a typed array", new Uint8Array([1, 2])],
		["a buffer", new ArrayBuffer(2)],
	])("may be %s, for pictures and videos made of it too", async (_name, inputs) => {
		const made = clientOf(PNG.clone());
		expect(await made.client.imageToImage({ provider: "hf-inference", model: "m", inputs })).toBeInstanceOf(
			Blob,
		);
		const classified = clientOf([{ label: "fox", score: 1 }]);
		expect(
			await classified.client.imageClassification({ provider: "hf-inference", model: "m", data: inputs }),
		).toHaveLength(1);
	});

	it("may be passed to segmentation under its older name", async () => {
		const { client, sent } = clientOf([]);
		const named = clientOf([]);
		await client.imageSegmentation({ provider: "hf-inference", model: "m", data: picture });
		await named.client.imageSegmentation({ provider: "hf-inference", model: "m", inputs: picture });
		expect(sent).toEqual(named.sent);
	});
});

describe("the form of a generated picture", () => {
	const paint = (
		reply: object | Response,
		outputType: "url" | "blob" | "dataUrl" | "json",
		provider: "together" | "hf-inference" = "together",
	): Promise<unknown> =>
		clientOf(reply, PNG.clone()).client.textToImage(
			{ provider, model: "m", inputs: "a fox" },
			{ outputType },
		);

	it("is the URL where it was requested and there is one", async () => {
		expect(await paint({ data: [{ url: "https://cdn.example.com/a.png" }] }, "url")).toBe(
			"https://cdn.example.com/a.png",
		);
	});

	it("is a Blob where it was requested, although the provider returns a URL", async () => {
		expect(await paint({ data: [{ url: "https://cdn.example.com/a.png" }] }, "blob")).toBeInstanceOf(Blob);
	});

	it("is a data URL of the picture's true type", async () => {
		expect(await paint({ data: [{ b64_json: WEBP_BASE64 }] }, "dataUrl")).toBe(
			`data:image/webp;base64,${WEBP_BASE64}`,
		);
		expect(await paint(PNG.clone(), "dataUrl", "hf-inference")).toBe("data:image/png;base64,iVBORw==");
	});

	it("is JSON with the picture in it, although the provider returns only the picture", async () => {
		expect(await paint(PNG.clone(), "json", "hf-inference")).toEqual({
			output: "data:image/png;base64,iVBORw==",
		});
	});
});

describe("what hf-inference has returned over the years", () => {
	const hf = { provider: "hf-inference", model: "m" } as const;
	const LABELS = [{ label: "good", score: 1 }];
	const ENTITY = { score: 1, word: "Ada", start: 0, end: 3 };

	it.each([
		["a list", [{ generated_text: "a fox" }]],
		["an object", { generated_text: "a fox" }],
	])("is understood for captions: %s", async (_name, reply) => {
		expect(await clientOf(reply).client.imageToText({ ...hf, inputs: picture })).toMatchObject({
			generated_text: "a fox",
		});
	});

	it.each([
		["one object of two lists", { sequence: "a", labels: ["good"], scores: [1] }],
		["a list of them", [{ sequence: "a", labels: ["good"], scores: [1] }]],
		["pairs", LABELS],
	])("is understood for labels never seen: %s", async (_name, reply) => {
		const args = { ...hf, inputs: "a", parameters: { candidate_labels: ["good"] } };
		expect(await clientOf(reply).client.zeroShotClassification(args)).toEqual(LABELS);
	});

	it.each([
		["a list", LABELS],
		["a list of lists", [LABELS]],
	])("is understood for classes: %s", async (_name, reply) => {
		expect(await clientOf(reply).client.textClassification({ ...hf, inputs: "a" })).toEqual(LABELS);
	});

	it.each([[{ ...ENTITY, entity: "PER" }], [{ ...ENTITY, entity_group: "PER" }]])(
		"is understood for words: %j",
		async (entity) => {
			expect(await clientOf([entity]).client.tokenClassification({ ...hf, inputs: "Ada" })).toEqual([entity]);
		},
	);

	it("is understood for tables without an aggregator, and for pictures without an answer", async () => {
		const cell = { answer: "7", coordinates: [[0, 0]], cells: ["7"] };
		const table = { ...hf, inputs: { question: "how many?", table: { n: ["7"] } } };
		expect(await clientOf(cell).client.tableQuestionAnswering(table)).toEqual(cell);
		const args = { ...hf, inputs: { question: "what?", image: picture } };
		expect(await clientOf([{ score: 1 }]).client.visualQuestionAnswering(args)).toEqual({ score: 1 });
	});

	it("is understood for documents: a single object", async () => {
		const found = { answer: "7", score: 1, start: 0, end: 1 };
		const args = { ...hf, inputs: { question: "what?", image: picture } };
		expect(await clientOf(found).client.documentQuestionAnswering(args)).toEqual(found);
	});

	it("is understood for several gaps", async () => {
		const filling = { score: 1, sequence: "a fox", token: 1, token_str: "fox" };
		expect(
			await clientOf([[filling], [filling]]).client.fillMask({ ...hf, inputs: "a [MASK] [MASK]" }),
		).toHaveLength(2);
	});

	it.each(["questionAnswering", "summarization", "textGeneration"] as const)(
		"is an error where it is an empty list: %s",
		async (method) => {
			const inputs = method === "questionAnswering" ? { question: "a", context: "b" } : "a";
			const error = await rejectionOf(clientOf([]).client[method]({ ...hf, inputs } as never)); // inputs fit the method above
			expect(error).toBeInstanceOf(OutputError);
		},
	);

	it.each([
		["a chat", (client: InferenceClient) => client.chatCompletion({ ...hf, messages: MESSAGES })],
		["speech", (client: InferenceClient) => client.textToSpeech({ ...hf, inputs: "a" })],
		[
			"a transcript",
			(client: InferenceClient) => client.automaticSpeechRecognition({ ...hf, inputs: picture }),
		],
	])("is checked for %s too", async (_name, call) => {
		expect(await rejectionOf(call(clientOf({ foo: 1 }).client))).toBeInstanceOf(OutputError);
	});
});

describe("a request", () => {
	it("for a whole answer requests no stream, whatever the fields say", async () => {
		const { client, sent } = clientOf({ id: "1", created: 1, model: "m", choices: [] });
		await client.chatCompletion({ provider: "groq", model: "m", messages: MESSAGES, stream: true });
		expect(sent[0]?.body).toEqual({ model: "m", messages: MESSAGES });
	});

	it.each([
		["sambanova", { input: "a", model: "m" }],
		["scaleway", { input: "a", model: "m" }],
	] as const)("for vectors names the text once: %s", async (provider, body) => {
		const { client, sent } = clientOf({ data: [{ embedding: [1] }] });
		await client.featureExtraction({ provider, model: "m", inputs: "a" });
		expect(sent[0]?.body).toEqual(body);
	});

	it("sends each parameter once: featherless-ai", async () => {
		const { client, sent } = clientOf(COMPLETION);
		await client.textGeneration({
			provider: "featherless-ai",
			model: "m",
			inputs: "a",
			parameters: PARAMETERS,
		});
		expect(sent[0]?.body).toEqual({ model: "m", prompt: "a", max_tokens: 7, temperature: 0.5 });
	});

	it("leaves the caller's own object as it is", async () => {
		const format = { type: "json_schema", json_schema: { name: "fox", schema: {}, strict: true } } as const;
		const args = { provider: "sambanova", model: "m", messages: MESSAGES, response_format: format } as const;
		const before = structuredClone(args);
		const { client, sent } = clientOf({ id: "1", created: 1, model: "m", choices: [] });
		await client.chatCompletion(args);
		expect(args).toEqual(before);
		expect(sent[0]?.body).toMatchObject({ response_format: { json_schema: { strict: false } } });
	});

	it("reads a picture once and is sent once", async () => {
		let reads = 0;
		const file = new Blob(["abc"], { type: "image/png" });
		Object.assign(file, { arrayBuffer: () => Promise.resolve((reads++, new Uint8Array([97]).buffer)) });
		const { client, sent } = clientOf({ data: [{ b64_json: WEBP_BASE64 }] });
		await client.imageToImage({
			provider: "together",
			model: "m",
			inputs: file,
			parameters: { prompt: "snow" },
		});
		expect([reads, sent.length]).toEqual([1, 1]);
	});
});
