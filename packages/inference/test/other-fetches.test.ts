import crossFetch from "cross-fetch";
import nodeFetch3 from "node-fetch";
import nodeFetch2 from "node-fetch-2";
import { describe, expect, it } from "vitest";
import { testClock } from "@pusula/tools/test-clock";
import { automaticSpeechRecognition, hubModels, textToImage } from "../src/core.ts";
import { falAi } from "../src/providers/fal-ai.ts";
import { hfInference } from "../src/providers/hf-inference.ts";
import { chat, chatStream, collect, KEY, rejectionOf, serverFor } from "./calls.ts";
import { beginStream, CHAT_REPLY, chunk, sendEvent, sendJson, type TestServer } from "./server.ts";

type Fetch = typeof fetch;

/** Packages and runtimes whose responses hold no web stream. */
const WITH_CHUNKS: readonly (readonly [string, Fetch])[] = [
	["node-fetch 2", nodeFetch2],
	["node-fetch 3", nodeFetch3 as unknown as Fetch],
	["cross-fetch", crossFetch],
];
const ALL: readonly (readonly [string, Fetch])[] = [
	...WITH_CHUNKS,
	["a response as React Native makes it", withoutBody("text", "json", "blob", "arrayBuffer")],
	["a response with json alone", withoutBody("json")],
	["a response with text alone", withoutBody("text")],
];
const FILES = ALL.filter(([name]) => !name.endsWith("alone"));

/** A `fetch` whose responses have these ways to read the whole body, and no stream. */
function withoutBody(...ways: readonly ("text" | "json" | "blob" | "arrayBuffer")[]): Fetch {
	return async (input, init) => {
		const response = await fetch(input, init);
		const { status, ok, statusText } = response;
		const get = (name: string): string | null => response.headers.get(name);
		const readers = Object.fromEntries(ways.map((way) => [way, () => response[way]()]));
		return { status, ok, statusText, headers: { get }, ...readers } as unknown as Response;
	};
}

/** A server with a queue, whose job is done at the first poll, and the picture it made. */
function queueServer(): Promise<TestServer> {
	return serverFor(({ method, path }, response) => {
		const url = `http://${response.req.headers.host}`;
		if (path.startsWith("/picture")) response.writeHead(200, { "Content-Type": "image/png" }).end("png");
		else if (method === "POST")
			sendJson(response, { request_id: "1", status: "IN_QUEUE", response_url: `${url}/m/requests/1` });
		else if (path.includes("/status")) sendJson(response, { status: "COMPLETED" });
		else sendJson(response, { images: [{ url: `${url}/picture` }] });
	});
}

describe.each(ALL)("with %s", (_name, fetch) => {
	it("a call gives its reply", async () => {
		const server = await serverFor((_request, response) => sendJson(response, CHAT_REPLY));
		expect(await chat(server, { fetch })).toEqual(CHAT_REPLY);
	});

	it("the provider's own words are in an error, and its headers", async () => {
		const server = await serverFor((_request, response) =>
			sendJson(response, { error: { message: "no such fox" } }, 404, { "X-Request-Id": "r1" }),
		);
		const error = await rejectionOf(chat(server, { fetch }));
		expect(error).toMatchObject({ status: 404, requestId: "r1" });
		expect(String(error)).toContain("no such fox");
	});

	it("a busy server is given its time", async () => {
		const server = await serverFor((_request, response, index) =>
			index === 0 ? sendJson(response, {}, 503, { "Retry-After": "1" }) : sendJson(response, CHAT_REPLY),
		);
		expect(await chat(server, { fetch, clock: testClock() })).toEqual(CHAT_REPLY);
	});

	it("a model is looked up", async () => {
		const mapping = { groq: { providerId: "fox-turbo", status: "live", task: "conversational" } };
		const server = await serverFor(({ path }, response) =>
			sendJson(response, path.startsWith("/api/") ? { inferenceProviderMapping: mapping } : CHAT_REPLY),
		);
		await chat(server, { fetch, hubUrl: server.url, resolveModel: hubModels });
		expect(server.requests.at(-1)?.body).toContain('"fox-turbo"');
	});

	it("a body beyond the limit is refused", async () => {
		const server = await serverFor((_request, response) => sendJson(response, { text: "x".repeat(5000) }));
		const error = await rejectionOf(chat(server, { fetch, maxResponseBytes: 1000 }));
		expect(error).toMatchObject({ code: "too-large" });
	});
});

describe.each(FILES)("with %s", (_name, fetch) => {
	it("a job is followed, and its file fetched as it is", async () => {
		const server = await queueServer();
		const tasks = { "text-to-image": { ...falAi.tasks["text-to-image"], host: server.url } };
		const provider = { ...falAi, tasks } as typeof falAi;
		const args = { provider, model: "acme/fox", inputs: "a fox", accessToken: KEY };
		const file = await textToImage(args, { fetch, clock: testClock(), routerUrl: server.url });
		expect([file.type, await file.text()]).toEqual(["image/png", "png"]);
	});

	it("a file is sent byte by byte, under its type", async () => {
		const server = await serverFor((_request, response) => sendJson(response, { text: "fox" }));
		const inputs = new Blob(["sound"], { type: "audio/flac" });
		const args = { provider: hfInference, endpointUrl: server.url, model: "acme/fox", inputs };
		await automaticSpeechRecognition({ ...args, accessToken: KEY }, { fetch });
		expect(server.requests[0]).toMatchObject({ body: "sound", headers: { "content-type": "audio/flac" } });
	});

	it("a form is sent as one, also through a function around it that was called before", async () => {
		const server = await serverFor((_request, response) => sendJson(response, CHAT_REPLY));
		const around: Fetch = (input, init) => fetch(input, init);
		await chat(server, { fetch: around });
		const inputs = new Blob(["sound"], { type: "audio/flac" });
		const args = { provider: hfInference, endpointUrl: `${server.url}/v1`, model: "acme/fox", inputs };
		await rejectionOf(automaticSpeechRecognition({ ...args, accessToken: KEY }, { fetch: around }));
		const { headers, body } = server.requests[1] ?? {};
		expect(headers?.["content-type"]).toMatch(/^multipart\/form-data; ?boundary=/);
		expect(body).toContain("\r\nsound\r\n");
	});
});

describe.each(WITH_CHUNKS)("with %s", (_name, fetch) => {
	it("a stream comes chunk by chunk", async () => {
		let sendMore = (): void => undefined;
		const server = await serverFor((_request, response) => {
			beginStream(response);
			sendEvent(response, chunk("çay"));
			sendMore = () => {
				sendEvent(response, chunk("", "stop"));
				response.end("data: [DONE]\n\n");
			};
		});
		const stream = chatStream(server, { fetch });
		expect((await stream.next()).value).toMatchObject({ choices: [{ delta: { content: "çay" } }] });
		sendMore();
		expect(await collect(stream)).toHaveLength(1);
	});

	it("leaving the loop closes the connection", async () => {
		const server = await serverFor((_request, response) => {
			beginStream(response);
			sendEvent(response, chunk("a"));
		});
		const stream = chatStream(server, { fetch });
		await stream.next();
		await stream.return();
		await expect(server.requests[0]?.left).resolves.toBeUndefined();
	});

	it("a time limit ends a body that never comes", async () => {
		const server = await serverFor((_request, response) => {
			response.writeHead(200, { "Content-Type": "application/json" }).write("{");
		});
		expect(await rejectionOf(chat(server, { fetch, timeoutMs: 50 }))).toMatchObject({ code: "timeout" });
	});
});

function throwAnError(): never {
	throw new Error("no");
}

describe("what a test makes up for a response", () => {
	const JSON_TYPE = { "content-type": "application/json" };
	const answering = (response: object): { fetch: Fetch } => ({
		fetch: () => Promise.resolve(response as Response),
	});
	const HOST = { url: "https://api.test" };
	const json = (): Promise<unknown> => Promise.resolve(CHAT_REPLY);
	const text = (): Promise<string> => Promise.resolve(JSON.stringify(CHAT_REPLY));

	it.each([
		["no headers", { ok: true, status: 200, json }],
		["no headers and no json", { ok: true, text }],
		["nothing but json", { json }],
		["a Map of headers", { status: 200, headers: new Map([["Content-Type", "application/json"]]), text }],
		["an object of headers", { status: 200, headers: { "Content-Type": "application/json" }, text }],
		["a body of its own", { status: 200, json, body: "" }],
		["a body that is null", { status: 200, json, text, body: null, headers: new Headers(JSON_TYPE) }],
	])("is read with %s", async (_name, response) => {
		expect(await chat(HOST, answering(response))).toEqual(CHAT_REPLY);
	});

	it("is a broken one where its body cannot be read", async () => {
		const getReader = (): never => {
			throw new TypeError("no reader");
		};
		const fetch = () =>
			Promise.resolve({ status: 200, ok: true, headers: { get: () => null }, body: { getReader } });
		const error = await rejectionOf(chat({ url: "https://made.test" }, { fetch: fetch as never }));
		expect(error).toMatchObject({ code: "network", cause: { message: "no reader" } });
	});

	it("is a failed one where it says so", async () => {
		const response = { ok: false, json: () => Promise.resolve({ error: "no fox" }) };
		expect(await rejectionOf(chat(HOST, answering(response)))).toMatchObject({
			status: 500,
			message: "Server acme/fox does not seem to support chat completion. Error: no fox",
		});
	});

	it.each([
		["knows no end", {}],
		["does not let itself be ended", { cancel: () => throwAnError() }],
	])("is called again after a busy one whose body %s", async (_name, body) => {
		const getReader = (): object => ({ ...body, read: () => throwAnError() });
		const headers = new Headers({ "retry-after-ms": "1" });
		const busy = { status: 503, headers, body: { ...body, getReader } };
		let calls = 0;
		const fetch = (): Promise<Response> =>
			Promise.resolve(calls++ === 0 ? (busy as unknown as Response) : Response.json(CHAT_REPLY));
		expect(await chat(HOST, { fetch })).toEqual(CHAT_REPLY);
		const failed = answering({ ...busy, status: 400 });
		expect(await rejectionOf(chat(HOST, failed))).toMatchObject({ status: 400 });
		const broken = answering({ ...busy, ok: true, status: 200 });
		expect(await rejectionOf(chat(HOST, broken))).toMatchObject({ code: "network" });
	});

	it("cannot be streamed without chunks: the error names what is missing, and no other provider is tried", async () => {
		const headers = { "content-type": "text/event-stream" };
		const calls: unknown[] = [];
		const fetch = (url: unknown): Promise<Response> => {
			calls.push(url);
			return Promise.resolve({
				status: 200,
				headers,
				text: () => Promise.resolve(""),
			} as unknown as Response);
		};
		const error = await rejectionOf(collect(chatStream(HOST, { fetch })));
		expect(error).toMatchObject({ code: "fetch-without-stream", name: "InputError" });
		expect(calls).toHaveLength(1);
	});

	it("is streamed from any body that can be iterated", async () => {
		async function* body(): AsyncGenerator<string> {
			yield `data: ${JSON.stringify(chunk("a"))}\n`;
			yield `\ndata: ${JSON.stringify(chunk("b", "stop"))}\n\n`;
		}
		const headers = new Map([["content-type", "text/event-stream"]]);
		expect(await collect(chatStream(HOST, answering({ status: 200, headers, body: body() })))).toHaveLength(
			2,
		);
	});
});

/** What a `fetch` that logs may do with a response before it returns it. */
const READINGS: readonly (readonly [string, (response: Response) => Promise<unknown> | undefined])[] = [
	["has read as text", (response) => response.text()],
	["has read as JSON", (response) => response.json()],
	["holds a reader of", (response) => void response.body?.getReader()],
	["has read a part of, and let go", readPart],
];

async function readPart({ body }: Response): Promise<void> {
	const reader = body?.getReader();
	await reader?.read();
	reader?.releaseLock();
}

describe.each(READINGS)("a body that the fetch %s", (_name, read) => {
	it.each([200, 400, 503])("is no answer, and says so with status %i", async (status) => {
		const server = await serverFor((_request, response) => sendJson(response, CHAT_REPLY, status));
		const reading: Fetch = async (input, init) => {
			const response = await fetch(input, init);
			await read(response);
			return response;
		};
		for (const failed of [chat(server, { fetch: reading }), collect(chatStream(server, { fetch: reading }))])
			expect(await rejectionOf(failed)).toMatchObject({ code: "locked-body", name: "InputError" });
		expect(server.requests).toHaveLength(2);
	});
});

it("a body that a fetch of node-fetch has read is no answer either", async () => {
	const server = await serverFor((_request, response) => sendJson(response, CHAT_REPLY));
	const reading = async (input: string): Promise<unknown> => {
		const response = await nodeFetch2(input);
		await response.text();
		return response;
	};
	const error = await rejectionOf(chat(server, { fetch: reading as Fetch }));
	expect(error).toMatchObject({ code: "locked-body" });
});
