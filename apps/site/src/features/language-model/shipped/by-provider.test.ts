import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { InferenceClient } from "@pusula/inference";
import { local } from "@pusula/local";
import { afterAll, beforeAll, expect, it } from "vitest";
import expected from "../../../../language-model/expected.json" with { type: "json" };
import { SMALL_MODEL } from "../../../facts/local/small-model.ts";
import { readShippedFile } from "./open-shipped-model.ts";

const CALL = {
	model: SMALL_MODEL.id,
	inputs: "Bir model seçmeden önce",
	parameters: { max_new_tokens: 12, temperature: 1.2, seed: 7 },
};
let server: Server;

beforeAll(async () => {
	server = createServer((request, response) => {
		try {
			const bytes = readShippedFile(`.${request.url ?? ""}`);
			response.writeHead(200, { "content-length": bytes.length });
			response.end(request.method === "HEAD" ? undefined : bytes);
		} catch {
			response.writeHead(404).end();
		}
	});
	await new Promise<void>((resolve) => {
		server.listen(0, "127.0.0.1", resolve);
	});
});
afterAll(() => {
	server.close();
});

it("the client runs the small model as it runs any other, in a stream too, and one seed gives one text", async () => {
	const { port } = server.address() as AddressInfo; // a port, for it listens on one
	const provider = local({ modelUrls: { [SMALL_MODEL.id]: `http://127.0.0.1:${port}/` } });
	const client = new InferenceClient();
	const { generated_text: text } = await client.textGeneration({ ...CALL, provider });
	expect(text.trim()).not.toBe("");
	let streamed = "";
	let chunks = 0;
	for await (const { token } of client.textGenerationStream({ ...CALL, provider })) {
		streamed += token.text;
		chunks += 1;
	}
	expect(chunks).toBeGreaterThan(5);
	expect(streamed).toBe(text);
	const parameters = { ...CALL.parameters, seed: 8 };
	expect((await client.textGeneration({ ...CALL, parameters, provider })).generated_text).not.toBe(text);
	await provider.close();
});

it("a text begins with the boundary that the model was trained with", async () => {
	const { port } = server.address() as AddressInfo; // a port, for it listens on one
	const provider = local({ modelUrls: { [SMALL_MODEL.id]: `http://127.0.0.1:${port}/` } });
	let reply: { usage?: { prompt_tokens: number } } = {};
	const fetch: typeof globalThis.fetch = async (input, init) => {
		const response = await provider.fetch(input, init);
		reply = (await response.clone().json()) as typeof reply; // in the OpenAI dialect
		return response;
	};
	const parameters = { max_new_tokens: 1 };
	await new InferenceClient().textGeneration({
		...CALL,
		provider: { ...provider, fetch },
		inputs: expected.tr.text,
		parameters,
	});
	await provider.close();
	expect(reply.usage?.prompt_tokens).toBe(expected.tr.ids.length);
});
