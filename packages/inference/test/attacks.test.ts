import { describe, expect, it } from "vitest";
import { InferenceClient } from "../src/index.ts";
import { CHAT_REPLY, chunk, sendEvent, beginStream, sendJson } from "./server.ts";
import { chat, chatStream, KEY, MESSAGES, rejectionOf, serverFor } from "./calls.ts";

describe("an abort inside the loop", () => {
	it("ends a stream whose next events have come already", async () => {
		const server = await serverFor((_request, response) => {
			beginStream(response);
			for (const text of ["a", "b", "c"]) sendEvent(response, chunk(text));
			response.end(`data: ${JSON.stringify(chunk("", "stop"))}\n\ndata: [DONE]\n\n`);
		});
		const controller = new AbortController();
		const reason = new Error("mine");
		let count = 0;
		const read = async (): Promise<void> => {
			for await (const one of chatStream(server, { signal: controller.signal }))
				if (one && ++count === 1) controller.abort(reason);
		};
		expect(await rejectionOf(read())).toBe(reason);
		expect(count).toBe(1);
	});
});

describe("an argument of a program without types", () => {
	const client = new InferenceClient(KEY, { fetch: () => Promise.resolve(Response.json(CHAT_REPLY)) });
	const call = (args: object, options: object = {}): Promise<unknown> =>
		client.chatCompletion({ messages: MESSAGES, provider: "groq", model: "acme/fox", ...args }, options);

	it.each([
		["a provider that is null in a list", { provider: [null] }, {}, "provider"],
		["a provider without tasks", { provider: {} }, {}, "provider"],
		["a hub URL that is an object", {}, { hubUrl: {} }, "hubUrl"],
		["a router URL that is a number", {}, { routerUrl: 5 }, "routerUrl"],
		["a payer that is an object", {}, { billTo: {} }, "billTo"],
		["a controller in place of its signal", {}, { signal: new AbortController() }, "signal"],
	])("is refused by name: %s", async (_what, args, options, name) => {
		const error = await rejectionOf(call(args, options));
		expect(error).toMatchObject({ code: "bad-input" });
		expect(String(error)).toContain(name);
	});
});

it("an error of a fetch that cannot be read is still an error of the library", async () => {
	const server = await serverFor((_request, response) => sendJson(response, CHAT_REPLY));
	const failure = {
		get message(): string {
			throw new Error("no message");
		},
	};
	// oxlint-disable-next-line typescript/prefer-promise-reject-errors -- what a hostile fetch may do
	const error = await rejectionOf(chat(server, { fetch: () => Promise.reject(failure) }));
	expect(error).toMatchObject({ code: "network" });
});
