import { describe, expect, it } from "vitest";
import { sampleAnswer } from "../src/answers/sample.ts";
import { createSimulator } from "../src/index.ts";
import { peekText } from "./peek.ts";
import { PLATFORM_KEY, post, readEvents, readJson } from "./post.ts";

describe("dedicated endpoint", () => {
	const HOST = "https://endpoint.pusula.test";

	it("generates text at its root, at once and in events", async () => {
		const simulator = createSimulator();
		const reply = await readJson(
			await post(simulator, `${HOST}/`, {
				inputs: "Merhaba",
				parameters: { details: true, return_full_text: true },
			}),
		);
		expect(reply).toMatchObject([
			{
				generated_text: `Merhaba ${sampleAnswer("tr")}`,
				details: { finish_reason: "eos_token", generated_tokens: expect.any(Number) },
			},
		]);
		const events = (
			await readEvents(await post(simulator, `${HOST}/`, { inputs: "Merhaba", stream: true }))
		).map((event): unknown => JSON.parse(event));
		expect(events.map((event) => peekText(event, "token.text")).join("")).toBe(` ${sampleAnswer("tr")}`);
		expect(events.at(-1)).toMatchObject({
			generated_text: ` ${sampleAnswer("tr")}`,
			details: { finish_reason: "eos_token" },
		});
	});

	it("has the URLs of the text-generation server", async () => {
		const simulator = createSimulator();
		expect(await readJson(await post(simulator, `${HOST}/generate`, { inputs: "Merhaba" }))).toMatchObject({
			generated_text: expect.any(String),
		});
		expect(
			(await post(simulator, `${HOST}/generate_stream`, { inputs: "Merhaba" })).headers.get("content-type"),
		).toMatch(/^text\/event-stream/);
		expect(
			(
				await post(simulator, `${HOST}/v1/chat/completions`, {
					model: HOST,
					messages: [{ role: "user", content: "x" }],
				})
			).status,
		).toBe(200);
		expect((await post(simulator, `${HOST}/v1/completions`, { prompt: "x" })).status).toBe(200);
	});

	it("serves every task under its name, with any key or none", async () => {
		const simulator = createSimulator();
		const init = {
			method: "POST",
			headers: { "content-type": "application/json" },
			body: JSON.stringify({ inputs: "[MASK]" }),
		};
		expect((await simulator.fetch(`${HOST}/fill-mask`, init)).status).toBe(200);
		expect(
			(await post(simulator, `${HOST}/fill-mask`, { inputs: "[MASK]" }, "Bearer undefined")).status,
		).toBe(401);
		expect(
			(await post(simulator, `${HOST}/fill-mask`, { inputs: "[MASK]" }, `Bearer ${PLATFORM_KEY}`)).status,
		).toBe(200);
	});

	it("rejects another API's body at its root", async () => {
		const response = await post(createSimulator(), `${HOST}/`, { prompt: "x" });
		expect(response.status).toBe(422);
		expect(await readJson(response)).toEqual({ error: expect.stringContaining("inputs") });
	});
});
