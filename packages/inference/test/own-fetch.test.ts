import { describe, expect, it } from "vitest";
import { call, chatCompletion, chatCompletionStream, InputError, type Options } from "../src/core.ts";
import { InferenceClient } from "../src/index.ts";
import { groq } from "../src/providers/groq.ts";
import type { Provider } from "../src/types/provider.ts";
import { chunk as streamChunk, CHAT_REPLY, sendJson } from "./server.ts";
import { collect, KEY, MESSAGES, noting, providerAt, rejectionOf, serverFor } from "./calls.ts";

interface Seen {
	readonly url: string;
	readonly headers: Headers;
	readonly body: unknown;
}

/** A provider that responds to its own requests, and what it was sent. */
function ownProvider(respond: () => Response | Promise<Response>): { provider: Provider; seen: Seen[] } {
	const seen: Seen[] = [];
	const provider: Provider = {
		...groq,
		id: "own",
		host: "https://own.invalid",
		fetch: (url, init) => {
			seen.push({
				url: url as string,
				headers: new Headers(init?.headers),
				body: JSON.parse(init?.body as string),
			});
			return Promise.resolve(respond());
		},
	};
	return { provider, seen };
}

const args = { model: "acme/fox", messages: MESSAGES };
const good = (): Response => Response.json(CHAT_REPLY);
const events = (): Response =>
	new Response(`data: ${JSON.stringify(streamChunk("b", "stop"))}\n\ndata: [DONE]\n\n`, {
		headers: { "content-type": "text/event-stream" },
	});

/** A `fetch` that fails the call: neither the hub nor a provider may be reached. */
const offline: Options = {
	fetch: () => Promise.reject(new TypeError("the network was used")),
	retry_on_error: false,
};

describe("a provider with a fetch of its own", () => {
	it("answers without the network, in both entries and by id", async () => {
		const { provider, seen } = ownProvider(good);
		const client = new InferenceClient("", offline);
		expect(await chatCompletion({ ...args, provider }, offline)).toEqual(CHAT_REPLY);
		expect(await call("conversational", { ...args, provider }, offline)).toEqual(CHAT_REPLY);
		expect(await client.chatCompletion({ ...args, provider })).toEqual(CHAT_REPLY);
		expect(await client.call("conversational", { ...args, provider })).toEqual(CHAT_REPLY);
		expect(seen.map(({ url }) => new URL(url).origin)).toEqual(Array(4).fill("https://own.invalid"));
		expect(seen[0]?.body).toMatchObject({ model: "acme/fox" });
	});

	it.each(["hf_secret", KEY])("is sent no key, whatever its form: %s", async (accessToken) => {
		const { provider, seen } = ownProvider(good);
		await new InferenceClient(accessToken, offline).chatCompletion({ ...args, provider });
		expect(seen[0]?.headers.has("authorization")).toBe(false);
		expect(seen[0]?.url).toBe("https://own.invalid/openai/v1/chat/completions");
	});

	it("streams", async () => {
		const { provider } = ownProvider(events);
		const client = new InferenceClient("", offline);
		expect(await collect(chatCompletionStream({ ...args, provider }, offline))).toHaveLength(1);
		expect(await collect(client.chatCompletionStream({ ...args, provider }))).toHaveLength(1);
	});

	it("stands in a list: the next one is reached over the network", async () => {
		const server = await serverFor((_request, response) => sendJson(response, CHAT_REPLY));
		const { provider, seen } = ownProvider(() => Response.json({ error: "no" }, { status: 500 }));
		const { attempts, onAttempt } = noting();
		const list = [provider, providerAt(server.url, "second")];
		await chatCompletion({ ...args, provider: list, accessToken: KEY }, { onAttempt });
		expect(seen).toHaveLength(1);
		expect(server.requests[0]?.headers["authorization"]).toBe(`Bearer ${KEY}`);
		expect(attempts.map(({ provider: id, mayBeBilled }) => [id, mayBeBilled])).toEqual([
			["own", false],
			["second", true],
		]);
	});

	it("stands in a list after those of the network: one that may have charged is followed by no other that is paid", async () => {
		const server = await serverFor((_request, response) => sendJson(response, { error: "no" }, 500));
		const { provider, seen } = ownProvider(good);
		const second = providerAt(server.url, "second");
		const list = [providerAt(server.url, "first"), second, provider];
		expect(await chatCompletion({ ...args, provider: list, accessToken: KEY })).toEqual(CHAT_REPLY);
		expect(seen[0]?.headers.has("authorization")).toBe(false);
		expect(server.requests).toHaveLength(1); // the second would be paid as well
	});

	it("stands in a list after one whose connection broke", async () => {
		const { provider, seen } = ownProvider(good);
		const list = [providerAt("https://first.invalid", "first"), provider];
		expect(await chatCompletion({ ...args, provider: list, accessToken: KEY }, offline)).toEqual(CHAT_REPLY);
		expect(seen).toHaveLength(1);
	});

	it("throws what its fetch throws, with the context of the call and without another attempt", async () => {
		let calls = 0;
		const { provider } = ownProvider(() => {
			calls += 1;
			throw new InputError("There is no such model here.", { code: "model-required" });
		});
		const error = await rejectionOf(chatCompletion({ ...args, provider }, { retryBilled: true }));
		expect(error).toMatchObject({ code: "model-required", provider: "own", model: "acme/fox" });
		expect(calls).toBe(1);
	});

	it("is given up with the call, even where it ignores the signal", async () => {
		const { provider } = ownProvider(() => new Promise(() => undefined));
		const controller = new AbortController();
		const reason = new Error("enough");
		const failed = rejectionOf(chatCompletion({ ...args, provider }, { signal: controller.signal }));
		controller.abort(reason);
		expect(await failed).toBe(reason);
	});
});
