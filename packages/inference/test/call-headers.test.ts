import { describe, expect, it } from "vitest";
import { chatCompletion, type Options } from "../src/core.ts";
import { InferenceClient } from "../src/index.ts";
import { hfInference } from "../src/providers/hf-inference.ts";
import type { Attempt } from "../src/types/reports.ts";
import { chat, KEY, MESSAGES, noting, providerAt, rejectionOf, serverFor } from "./calls.ts";
import { type Responder, CHAT_REPLY, sendJson } from "./server.ts";

const good: Responder = (_request, response) => sendJson(response, CHAT_REPLY);

describe("the header of the key", () => {
	const headersOf = async (
		args: { accessToken?: string },
		options?: Options,
	): Promise<Record<string, unknown>> => {
		const server = await serverFor(good);
		await chat(server, options, args);
		return server.requests[0]?.headers ?? {};
	};

	it("carries the key", async () => {
		expect((await headersOf({ accessToken: KEY }))["authorization"]).toBe(`Bearer ${KEY}`);
	});

	it("carries the key without the blanks that copying adds", async () => {
		expect((await headersOf({ accessToken: ` ${KEY}\n` }))["authorization"]).toBe(`Bearer ${KEY}`);
	});

	it.each([{}, { accessToken: "" }, { accessToken: "  " }])("is absent with %j", async (args) => {
		const server = await serverFor(good);
		await chat(server, { routerUrl: server.url }, args);
		expect(server.requests[0]?.headers).not.toHaveProperty("authorization");
	});

	it.each([
		["no key, with cookies", { includeCredentials: "include" }],
		["no key, with cookies requested by true", { includeCredentials: true }],
	])("is absent with %s", async (_name, options: Options) => {
		const server = await serverFor(good);
		await chat(server, { ...options, routerUrl: server.url }, {});
		expect(server.requests[0]?.headers).not.toHaveProperty("authorization");
	});
});

describe("the fetch of a call", () => {
	const initOf = async (options: Options): Promise<RequestInit> => {
		let seen: RequestInit = {};
		const own: typeof fetch = (_input, init) => {
			seen = init ?? {};
			return Promise.resolve(Response.json(CHAT_REPLY));
		};
		await chat({ url: "https://api.test" }, { ...options, fetch: own });
		return seen;
	};

	it.each([
		[undefined, undefined],
		[false, undefined],
		[true, "include"],
		["include", "include"],
		["same-origin", "same-origin"],
	])("gets includeCredentials %s as credentials %s", async (includeCredentials, credentials) => {
		const init = await initOf({ includeCredentials });
		expect(init.credentials).toBe(credentials);
	});

	it("gets no credentials field at all unless requested, because some runtimes reject it", async () => {
		expect(await initOf({})).not.toHaveProperty("credentials");
	});
});

describe("the name of who pays", () => {
	const attempt = async (
		isPlatform: boolean,
		options: Options,
	): Promise<{ header: unknown; attempts: Attempt[] }> => {
		const { attempts, onAttempt } = noting();
		const server = await serverFor(good);
		const provider = isPlatform ? hfInference : providerAt(server.url);
		await chatCompletion(
			{ provider, model: "acme/fox", messages: MESSAGES, accessToken: KEY },
			{ ...options, onAttempt, routerUrl: server.url },
		);
		return { header: server.requests[0]?.headers["x-hf-bill-to"], attempts };
	};

	it("goes to the platform", async () => {
		expect((await attempt(true, { billTo: "acme" })).header).toBe("acme");
	});

	it("does not go to a provider", async () => {
		expect((await attempt(false, { billTo: "acme" })).header).toBeUndefined();
	});

	it("does not go to an endpoint of the caller's own", async () => {
		const server = await serverFor(good);
		const client = new InferenceClient("hf_1", { billTo: "acme", endpointUrl: server.url });
		await client.chatCompletion({ messages: MESSAGES });
		expect(server.requests[0]?.headers).not.toHaveProperty("x-hf-bill-to");
	});

	it("goes to an endpoint that is the platform's own router", async () => {
		const server = await serverFor(good);
		const client = new InferenceClient("hf_1", { billTo: "acme", routerUrl: server.url });
		await client.endpoint(`${server.url}/v1`).chatCompletion({ model: "acme/fox", messages: MESSAGES });
		expect(server.requests[0]?.headers["x-hf-bill-to"]).toBe("acme");
	});

	it("is refused when it cannot stand in a header", async () => {
		expect(await rejectionOf(attempt(true, { billTo: "ac\nme" }))).toMatchObject({ code: "bad-header" });
	});
});
