import { inspect } from "node:util";
import { describe, expect, it } from "vitest";
import { testClock } from "@pusula/tools/test-clock";
import { chatCompletion, imageToImage, InferenceError, textToImage } from "../src/core.ts";
import { InferenceClient } from "../src/index.ts";
import { replicate } from "../src/providers/replicate.ts";
import {
	chat,
	chatStream,
	collect,
	KEY,
	MESSAGES,
	noting,
	PROMPT,
	providerAt,
	rejectionOf,
	serverFor,
} from "./calls.ts";
import { type Responder, beginStream, CHAT_REPLY, sendEvent, sendJson } from "./server.ts";

const good: Responder = (_request, response) => sendJson(response, CHAT_REPLY);

/** A key whose letters URLs and media types change. */
const MIXED_KEY = "hf_SecretKey123456";

/** Everything that a careless log could show of a value. */
function everythingOf(value: unknown): string {
	const error = value instanceof Error ? [value.message, value.stack, String(value)] : [];
	return [JSON.stringify(value), inspect(value, { depth: 20, showHidden: true }), ...error].join("\n");
}

/** Repeats whatever it was sent, in headers and body, as some servers do in their errors. */
function echoing(status: number, type = "application/json"): Responder {
	return (request, response) => {
		const text = `${String(request.headers["authorization"])} sent ${request.body}`;
		response
			.writeHead(status, { "Content-Type": type })
			.end(type.includes("json") ? JSON.stringify({ error: text, echo: request.body }) : text);
	};
}

describe("an error", () => {
	it.each([
		["a failed response", echoing(400)],
		["a refused key", echoing(401)],
		["a failed response as plain text", echoing(500, "text/plain")],
		["a failed response as a web page", echoing(500, "text/html")],
		["a reply of another shape", echoing(200)],
		[
			"a reply that is not JSON",
			(request, response) =>
				void response
					.writeHead(200, { "Content-Type": "application/json" })
					.end(`${String(request.headers["authorization"])} ${request.body}`),
		],
		["a broken connection", (_request, response) => void response.destroy()],
		[
			"a reply that is not HTTP",
			(request, response) =>
				void response.socket?.end(
					`HTTP/1.1 200 OK\r\n${String(request.headers["authorization"])} ${request.body}`,
				),
		],
		[
			"a reply whose end is not HTTP",
			(request, response) =>
				void response.socket?.end(
					`HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{"\r\n${String(request.headers["authorization"])} ${request.body}`,
				),
		],
		[
			"a reply of another type",
			(request, response) =>
				void response
					.writeHead(200, { "Content-Type": `text/${String(request.headers["authorization"])}` })
					.end("x"),
		],
		[
			"a redirect",
			(_request, response) => void response.writeHead(307, { Location: "https://example.com/" }).end(),
		],
	] as const satisfies readonly (readonly [string, Responder])[])(
		"of %s shows neither key nor prompt",
		async (_name, respond) => {
			const { attempts, onAttempt } = noting();
			const error = await rejectionOf(chat(await serverFor(respond), { onAttempt }));
			const everything = everythingOf(error) + everythingOf(attempts);
			expect(everything).not.toContain(KEY);
			expect(everything).not.toContain(PROMPT);
			expect(attempts).toHaveLength(1);
		},
	);

	it.each([
		["in its stream", (request: { body: string }) => ({ error: `${KEY} ${request.body}` })],
		["in an event that is not JSON", (request: { body: string }) => `${KEY} ${request.body}`],
	])("%s shows neither key nor prompt", async (_name, toEvent) => {
		const server = await serverFor((request, response) => {
			beginStream(response);
			sendEvent(response, toEvent(request));
			response.end();
		});
		const everything = everythingOf(await rejectionOf(collect(chatStream(server))));
		expect(everything).not.toContain(KEY);
		expect(everything).not.toContain(PROMPT);
	});

	it("of a caller's fetch shows neither key nor prompt, but which error it was", async () => {
		const fetch: typeof globalThis.fetch = (_url, init) => {
			const cause = Object.assign(new Error(`${KEY} reset`), { code: "ECONNRESET", data: init?.body });
			return Promise.reject(Object.assign(new TypeError("fetch failed", { cause }), { options: init }));
		};
		const error = await rejectionOf(chat({ url: "https://api.test" }, { fetch }));
		expect(error).toMatchObject({
			code: "network",
			cause: {
				name: "TypeError",
				message: "fetch failed",
				cause: { name: "Error", code: "ECONNRESET", message: "[key] reset" },
			},
		});
		expect(everythingOf(error)).not.toContain(KEY);
		expect(everythingOf(error)).not.toContain(PROMPT);
	});

	it("of a caller's fetch names the host of a URL, but neither its query nor its user", async () => {
		const url = "https://me:my-password@cdn.example.com/a.png?X-Amz-Signature=my-signature";
		const words = `request to ${url} failed, reason: reset`; // as node-fetch says it
		const fetch: typeof globalThis.fetch = () =>
			Promise.reject(new Error(words, { cause: `no route to ${url}` }));
		const error = await rejectionOf(chat({ url: "https://api.test" }, { fetch }));
		expect(error).toMatchObject({
			cause: {
				message: "request to https://cdn.example.com/a.png failed, reason: reset",
				cause: "no route to https://cdn.example.com/a.png",
			},
		});
		expect(everythingOf(error)).not.toMatch(/my-signature|my-password/);
	});

	it("of an input that cannot be read shows what is the cause, but no URL's query", async () => {
		const file = new Blob(["fox"]);
		file.arrayBuffer = () =>
			Promise.reject(new Error("request to https://cdn.example.com/a?sig=my-signature failed"));
		const call = imageToImage({ provider: replicate, model: "acme/fox", inputs: file, accessToken: KEY });
		const error = await rejectionOf(call);
		expect(error).toMatchObject({
			code: "bad-input",
			cause: { message: "request to https://cdn.example.com/a failed" },
		});
		expect(everythingOf(error)).not.toContain("my-signature");
	});

	it.each([
		["a stream", { error: "no file https://cdn.example.com/a?sig=my-signature" }],
		["a stream, without words", { error: { at: "https://cdn.example.com/a?sig=my-signature" } }],
	])("inside %s names no query of a URL", async (_name, event) => {
		const server = await serverFor((_request, response) => {
			beginStream(response);
			sendEvent(response, event);
			response.end();
		});
		const error = await rejectionOf(collect(chatStream(server)));
		expect(error).toMatchObject({
			code: "stream-error",
			message: expect.stringContaining("cdn.example.com/a") as string,
		});
		expect(everythingOf(error)).not.toContain("my-signature");
	});

	it("of a job that failed names no query of a URL", async () => {
		const reply = { id: "r1", status: "failed", error: "no file https://cdn.example.com/a?sig=my-signature" };
		const fetch: typeof globalThis.fetch = () => Promise.resolve(Response.json(reply));
		const args = { provider: replicate, model: "acme/fox", inputs: PROMPT, accessToken: KEY };
		const error = await rejectionOf(textToImage(args, { fetch }));
		expect(error).toMatchObject({ code: "job-failed", message: "no file https://cdn.example.com/a" });
		expect(everythingOf(error)).not.toContain("my-signature");
	});

	it("keeps no more of an error that is its own cause than of others", async () => {
		const endless: Error = new Error("again");
		endless.cause = endless;
		const fetch = (): Promise<Response> => Promise.reject(endless);
		const error = await rejectionOf(chat({ url: "https://api.test" }, { fetch }));
		expect(JSON.stringify(error).split('"name"').length).toBeLessThan(15);
	});

	it.each(["gsk_\u{1F511}_hidden-part", "gsk_hidden-part\nX-Evil: 1"])(
		"of a key that cannot be sent does not quote it",
		async (accessToken) => {
			const server = await serverFor(good);
			const error = await rejectionOf(chat(server, {}, { accessToken }));
			expect(error).toMatchObject({ code: "bad-header" });
			expect(everythingOf(error)).not.toContain("hidden-part");
			expect(server.requests).toHaveLength(0);
		},
	);

	it("of an endpoint with a password does not quote it", async () => {
		const client = new InferenceClient("hf_1");
		const error = await rejectionOf(
			client
				.endpoint("https://me:my-password@example.com")
				.chatCompletion({ model: "m", messages: MESSAGES }),
		);
		expect(error).toMatchObject({ code: "bad-address" });
		expect(everythingOf(error)).not.toContain("my-password");
	});

	it.each([
		["ftp://me:my-password@h"],
		["me:my-password@h/v1"],
		["h/v1?api-key=my-password"],
		["http://me:my-password?x@h"],
	])("of the endpoint %s, which is no URL, does not quote it", async (endpointUrl) => {
		const call = new InferenceClient("hf_1", { endpointUrl }).chatCompletion({ messages: MESSAGES });
		expect(everythingOf(await rejectionOf(call))).not.toContain("my-password");
	});

	it.each([
		["refuses", 400],
		["fails", 503],
		["replies in another shape", 200],
	])("of an endpoint with a key in its query that %s does not quote the key", async (_name, status) => {
		const server = await serverFor((request, response) =>
			sendJson(response, { error: `no route ${request.path}` }, status),
		);
		const { attempts, onAttempt } = noting();
		const endpointUrl = `${server.url}/v1?api-key=my-password`;
		const client = new InferenceClient(undefined, { endpointUrl, onAttempt, retry_on_error: false });
		const error = await rejectionOf(client.chatCompletion({ messages: MESSAGES }));
		expect(server.requests[0]?.path).toBe("/v1/chat/completions?api-key=my-password");
		expect(everythingOf(error) + everythingOf(attempts)).not.toContain("my-password");
	});

	it.each([
		["whose path holds the key", (key: string, origin: string) => `${origin}/${key}/a.png`],
		["whose host holds the key", (key: string) => `http://${key}.internal/a.png`],
		["whose host, which is public, holds the key", (key: string) => `https://${key}.invalid/a.png`],
	])("of a file %s does not show it", async (_name, toUrl) => {
		const { attempts, onAttempt } = noting();
		const server = await serverFor((request, response) =>
			request.method === "POST"
				? sendJson(response, { data: [{ url: toUrl(MIXED_KEY, server.url) }] })
				: sendJson(response, { error: "gone" }, 404),
		);
		const client = new InferenceClient(MIXED_KEY, { endpointUrl: `${server.url}/v1`, onAttempt });
		const error = await rejectionOf(client.textToImage({ inputs: PROMPT }, { clock: testClock() }));
		expect(InferenceError.is(error)).toBe(true);
		const everything = everythingOf(error) + everythingOf(attempts);
		expect(everything.toLowerCase()).not.toContain(MIXED_KEY.toLowerCase());
	});

	it("of a file whose type holds the key does not show it", async () => {
		const server = await serverFor((request, response) =>
			request.method === "POST"
				? sendJson(response, { data: [{ url: `${server.url}/a.png` }] })
				: void response.writeHead(200, { "Content-Type": `application/${MIXED_KEY}+json` }).end("{}"),
		);
		const client = new InferenceClient(MIXED_KEY, { endpointUrl: `${server.url}/v1` });
		const error = await rejectionOf(client.textToImage({ inputs: PROMPT }));
		expect(error).toMatchObject({ code: "bad-file" });
		expect(everythingOf(error).toLowerCase()).not.toContain(MIXED_KEY.toLowerCase());
	});

	it.each([
		["as it is", KEY, KEY],
		["encoded", "r8~ab+cd/ef~gh=", encodeURIComponent("r8~ab+cd/ef~gh=")],
	])("of a job whose URL holds the key %s does not show it", async (_name, key, inUrl) => {
		const { attempts, onAttempt } = noting();
		const get = `https://api.replicate.com/v1/predictions/${inUrl}`;
		const fetch: typeof globalThis.fetch = (_url, init) =>
			Promise.resolve(
				init?.method === "POST"
					? Response.json({ id: key, status: "starting", urls: { get } })
					: Response.json({}, { status: 404 }),
			);
		const args = { provider: replicate, model: "acme/fox", inputs: PROMPT, accessToken: key };
		const error = await rejectionOf(textToImage(args, { fetch, onAttempt, clock: testClock() }));
		expect(error).toMatchObject({ request: { url: "https://api.replicate.com/v1/predictions/[key]" } });
		const everything = everythingOf(error) + everythingOf(attempts);
		expect([key, inUrl].filter((text) => everything.includes(text))).toEqual([]);
	});

	it("and the reports of attempts leave out queries, which may be signatures", async () => {
		const { attempts, onAttempt } = noting();
		const server = await serverFor((_request, response) => sendJson(response, {}, 400));
		const error = await rejectionOf(
			chatCompletion(
				{
					provider: providerAt(server.url),
					model: "m",
					messages: MESSAGES,
					accessToken: KEY,
					urlTransform: (url) => `${url}?sig=my-signature`,
				},
				{ onAttempt },
			),
		);
		expect(server.requests[0]?.path).toContain("?sig=my-signature");
		expect(everythingOf(error) + everythingOf(attempts)).not.toContain("my-signature");
	});
});

describe("a client", () => {
	it("shows its key nowhere", () => {
		const client = new InferenceClient("hf_very_secret", { billTo: "acme" });
		const everything = [
			everythingOf(client),
			inspect(client.endpoint("https://h"), { showHidden: true, depth: 9 }),
			Object.values(client),
		].join();
		expect(everything).not.toContain("hf_very_secret");
	});
});
