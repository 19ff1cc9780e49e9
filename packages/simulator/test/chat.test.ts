import { describe, expect, it } from "vitest";
import { sampleAnswer, sampleText } from "../src/answers/sample.ts";
import { createSimulator } from "../src/index.ts";
import { peek } from "./peek.ts";
import { PLATFORM_KEY, PROVIDER_KEY, post, readEvents, readJson } from "./post.ts";

const URL_GROQ = "https://api.groq.com/openai/v1/chat/completions";
const user = (content: unknown): object => ({
	model: "llama-3.1-8b-instant",
	messages: [{ role: "user", content }],
});

describe("chat", () => {
	it("answers in the language of the last message", async () => {
		const simulator = createSimulator();
		const english = await readJson(await post(simulator, URL_GROQ, user("Why is the sky blue?")));
		const turkish = await readJson(await post(simulator, URL_GROQ, user("Gökyüzü neden mavidir?")));
		expect(english).toMatchObject({
			choices: [{ message: { role: "assistant", content: sampleAnswer("en") }, finish_reason: "stop" }],
		});
		expect(turkish).toMatchObject({ choices: [{ message: { content: sampleAnswer("tr") } }] });
	});

	it("gives the same answer for the same seed and request, another for another seed", async () => {
		const ask = async (seed: number): Promise<string> =>
			(await post(createSimulator({ seed }), URL_GROQ, user("Derin öğrenme nedir?"))).text();
		expect(await ask(1)).toBe(await ask(1));
		expect(await ask(1)).not.toBe(await ask(2));
	});

	it("counts tokens so that the total is the sum", async () => {
		const reply = await readJson(await post(createSimulator(), URL_GROQ, user("Explain tokenizers")));
		expect(reply).toMatchObject({
			usage: { prompt_tokens: expect.any(Number), completion_tokens: expect.any(Number) },
		});
		const { usage } = reply as { usage: Record<string, number> };
		expect(usage["total_tokens"]).toBe((usage["prompt_tokens"] ?? 0) + (usage["completion_tokens"] ?? 0));
	});

	it("stops at max_tokens and at a stop text", async () => {
		const simulator = createSimulator();
		const short = await readJson(
			await post(simulator, URL_GROQ, { ...user("Explain tokenizers"), max_tokens: 3 }),
		);
		expect(short).toMatchObject({ choices: [{ finish_reason: "length" }], usage: { completion_tokens: 3 } });
		const stopped = await readJson(
			await post(simulator, URL_GROQ, { ...user("Why is the sky blue?"), stop: [":"] }),
		);
		expect(stopped).toMatchObject({
			choices: [{ message: { content: "Sample response" }, finish_reason: "stop" }],
		});
	});

	it("lists as many likely tokens as requested, with equal shares, whole and as a stream", async () => {
		const body = { ...user("Explain tokenizers"), logprobs: true, top_logprobs: 3, max_tokens: 2 };
		const rowOf = (token: string): object => ({
			token,
			logprob: -Math.log(3),
			top_logprobs: [token, " sample 2", " sample 3"].map((one) => ({ token: one, logprob: -Math.log(3) })),
		});
		const reply = await readJson(await post(createSimulator(), URL_GROQ, body));
		expect(peek(reply, "choices.0.logprobs.content")).toEqual(["Sample", " respon"].map(rowOf));
		const events = await readEvents(await post(createSimulator(), URL_GROQ, { ...body, stream: true }));
		const streamed = events
			.filter((event) => event !== "[DONE]")
			.map((event) => peek(JSON.parse(event), "choices.0.logprobs.content.0"))
			.filter((row) => row !== undefined);
		expect(streamed).toEqual(["Sample", " respon"].map(rowOf));
	});

	it("refuses top_logprobs without logprobs", async () => {
		const body = { ...user("x"), top_logprobs: 2 };
		expect((await post(createSimulator(), URL_GROQ, body)).status).toBe(400);
	});

	it("gives as many choices as asked for", async () => {
		const reply = await readJson(
			await post(createSimulator(), URL_GROQ, { ...user("Explain tokenizers"), n: 3 }),
		);
		expect(reply).toMatchObject({ choices: [{ index: 0 }, { index: 1 }, { index: 2 }] });
	});

	it("streams the same text, then usage, then the end mark", async () => {
		const simulator = createSimulator();
		const whole = (await readJson(await post(simulator, URL_GROQ, user("Explain tokenizers")))) as {
			choices: { message: { content: string } }[];
			usage: unknown;
		};
		const response = await post(simulator, URL_GROQ, {
			...user("Explain tokenizers"),
			stream: true,
			stream_options: { include_usage: true },
		});
		expect(response.headers.get("content-type")).toMatch(/^text\/event-stream/);
		const events = await readEvents(response);
		expect(events.at(-1)).toBe("[DONE]");
		const chunks = events
			.slice(0, -1)
			.map((event) => JSON.parse(event) as { choices: { delta: { content?: string } }[]; usage: unknown });
		expect(chunks.map((chunk) => chunk.choices[0]?.delta.content ?? "").join("")).toBe(
			whole.choices[0]?.message.content,
		);
		expect(chunks.at(-1)).toMatchObject({ choices: [], usage: whole.usage });
	});

	it("calls a tool that fits the message, with arguments that fit its schema", async () => {
		const tools = [
			{
				type: "function",
				function: {
					name: "get_weather",
					description: "Weather of a city",
					parameters: {
						type: "object",
						properties: {
							city: { type: "string" },
							unit: { type: "string", enum: ["celsius", "fahrenheit"] },
						},
						required: ["city"],
					},
				},
			},
		];
		const reply = (await readJson(
			await post(createSimulator(), URL_GROQ, {
				...user("What is the weather in Ankara in celsius?"),
				tools,
			}),
		)) as { choices: { message: { tool_calls: { function: { name: string; arguments: string } }[] } }[] };
		const call = reply.choices[0]?.message.tool_calls[0]?.function;
		expect(call?.name).toBe("get_weather");
		expect(JSON.parse(call?.arguments ?? "")).toEqual({ city: sampleText("en"), unit: "celsius" });
	});

	it("streams a tool call in pieces that join to JSON", async () => {
		const tools = [
			{
				type: "function",
				function: { name: "add", parameters: { type: "object", properties: { left: { type: "integer" } } } },
			},
		];
		const response = await post(createSimulator(), URL_GROQ, {
			...user("7 ile topla"),
			tools,
			tool_choice: { type: "function", function: { name: "add" } },
			stream: true,
		});
		const chunks = (await readEvents(response)).slice(0, -1).map(
			(event) =>
				JSON.parse(event) as {
					choices: {
						delta: { tool_calls?: { function: { arguments: string } }[] };
						finish_reason: string | null;
					}[];
				},
		);
		const text = chunks
			.map((chunk) => chunk.choices[0]?.delta.tool_calls?.[0]?.function.arguments ?? "")
			.join("");
		expect(JSON.parse(text)).toEqual({ left: 0 });
		expect(chunks.at(-1)?.choices[0]?.finish_reason).toBe("tool_calls");
	});

	it("answers with JSON that fits a wanted schema", async () => {
		const schema = {
			type: "object",
			properties: {
				city: { type: "string" },
				days: { type: "integer", minimum: 1, maximum: 5 },
				tags: { type: "array", items: { type: "string" }, minItems: 2 },
			},
			required: ["city", "days", "tags"],
		};
		const response_format = { type: "json_schema", json_schema: { name: "trip", schema, strict: true } };
		const reply = (await readJson(
			await post(createSimulator(), URL_GROQ, {
				...user("Plan 3 days in Trabzon"),
				model: "openai/gpt-oss-20b",
				response_format,
			}),
		)) as { choices: { message: { content: string } }[] };
		const value = JSON.parse(reply.choices[0]?.message.content ?? "") as {
			city: string;
			days: number;
			tags: string[];
		};
		expect(value.city).toBe(sampleText("en"));
		expect(value.days).toBe(1);
		expect(value.tags.length).toBeGreaterThanOrEqual(2);
	});

	it("shows reasoning for models that think", async () => {
		const reply = await readJson(
			await post(createSimulator({ guessModels: true }), URL_GROQ, {
				...user("Neden gökyüzü mavi?"),
				model: "qwen3-thinking",
			}),
		);
		expect(reply).toMatchObject({
			choices: [{ message: { reasoning_content: expect.stringContaining("Örnek düşünce") } }],
		});
	});

	it.each([
		["inputs at the top", { inputs: "hi" }, "inputs"],
		["nested parameters", { parameters: { temperature: 1 } }, "parameters"],
		["a field of another API", { max_new_tokens: 5 }, "max_new_tokens"],
		["a prompt", { prompt: "hi" }, "prompt"],
		["a wrong type", { temperature: "hot" }, "temperature"],
		["a value out of range", { temperature: 9 }, "temperature"],
		["stream options without a stream", { stream_options: { include_usage: true } }, "stream_options"],
		["a wrong message", { messages: [{ role: "robot", content: "hi" }] }, "messages.0.role"],
		["no messages", { messages: undefined }, "messages"],
		["an empty list of messages", { messages: [] }, "messages"],
	])("rejects %s and says where", async (_, extra, param) => {
		const response = await post(createSimulator(), URL_GROQ, { ...user("hi"), ...extra });
		expect(response.status).toBe(400);
		expect(await readJson(response)).toMatchObject({ error: { type: "invalid_request_error", param } });
	});

	it("rejects a hub name where the provider has its own", async () => {
		const response = await post(createSimulator(), URL_GROQ, {
			...user("hi"),
			model: "meta-llama/Llama-3.1-8B-Instruct",
		});
		expect(response.status).toBe(404);
		expect(await readJson(response)).toMatchObject({
			error: { message: expect.stringContaining("llama-3.1-8b-instant") },
		});
	});

	it.each([
		["no key", undefined],
		["another scheme", `Key ${PROVIDER_KEY}`],
		["a missing key", "Bearer undefined"],
		["a platform key", `Bearer ${PLATFORM_KEY}`],
	])("rejects %s with 401", async (_, authorization) => {
		const response = await createSimulator().fetch(URL_GROQ, {
			method: "POST",
			headers: { "content-type": "application/json", ...(authorization ? { authorization } : {}) },
			body: JSON.stringify(user("hi")),
		});
		expect(response.status).toBe(401);
	});

	it("rejects a wrong method, path, content type and broken JSON", async () => {
		const simulator = createSimulator();
		const authorization = `Bearer ${PROVIDER_KEY}`;
		const wrongMethod = await simulator.fetch(URL_GROQ, { headers: { authorization } });
		expect([wrongMethod.status, wrongMethod.headers.get("allow")]).toEqual([405, "POST"]);
		expect((await post(simulator, "https://api.groq.com/v1/chat/completions", user("hi"))).status).toBe(404);
		const asText = await simulator.fetch(URL_GROQ, {
			method: "POST",
			headers: { authorization, "content-type": "text/plain" },
			body: "{}",
		});
		expect(asText.status).toBe(415);
		const broken = await simulator.fetch(URL_GROQ, {
			method: "POST",
			headers: { authorization, "content-type": "application/json" },
			body: "{",
		});
		expect(broken.status).toBe(400);
	});
});
