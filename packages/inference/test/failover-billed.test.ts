import { testClock } from "@pusula/tools/test-clock";
import { describe, expect, it } from "vitest";
import {
	chatCompletion,
	chatCompletionStream,
	InferenceError,
	type Options,
	textToImage,
	textToSpeech,
} from "../src/core.ts";
import { falAi } from "../src/providers/fal-ai.ts";
import { replicate } from "../src/providers/replicate.ts";
import { together } from "../src/providers/together.ts";
import type { Provider } from "../src/types/provider.ts";
import { collect, KEY, MESSAGES, PROMPT, providerAt } from "./calls.ts";
import { chunk } from "./server.ts";

/** What a provider responds to each of its requests; a throw is a connection that fails. */
type Answer = (request: Request) => Response | Promise<Response>;

const json =
	(value: unknown, status = 200): Answer =>
	() =>
		Response.json(value, { status });
const typed =
	(body: BodyInit, type: string, status = 200): Answer =>
	() =>
		new Response(body, { status, headers: { "Content-Type": type } });
/** A body that begins and then breaks. */
const breaking =
	(begin: string, type: string): Answer =>
	() => {
		let isBegun = false;
		const body = new ReadableStream<Uint8Array>({
			pull(controller) {
				if (isBegun) controller.error(new TypeError("terminated"));
				else controller.enqueue(new TextEncoder().encode(begin));
				isBegun = true;
			},
		});
		return new Response(body, { headers: { "Content-Type": type } });
	};
const leading =
	(status: number, to: string): Answer =>
	({ method }) =>
		method === "POST"
			? new Response(null, { status, headers: { Location: to } })
			: Response.json({ error: "gone" }, { status: 404 });
const failing =
	(code: string): Answer =>
	() => {
		throw Object.assign(new TypeError("fetch failed"), { cause: Object.assign(new Error(code), { code }) });
	};
/** A queue that accepts a job and then responds to its polls and downloads. */
const queueing =
	(ticket: object, poll: Answer): Answer =>
	(request) =>
		request.method === "POST" && !request.url.includes("cancel") ? Response.json(ticket) : poll(request);

const TICKET = {
	request_id: "r1",
	status: "IN_QUEUE",
	response_url: "https://queue.fal.run/fox/requests/r1",
};
const PICTURE = { status: "COMPLETED", images: [{ url: "https://v3.fal.media/a.png" }] };
const DATA_URL = "data:image/png;base64,AQID";

type CallOf = (provider: readonly Provider[], options: Options) => Promise<unknown>;

const chat: CallOf = (provider, options) =>
	chatCompletion({ provider, model: "acme/fox", messages: MESSAGES, accessToken: KEY }, options);
const streamed: CallOf = (provider, options) =>
	collect(
		chatCompletionStream({ provider, model: "acme/fox", messages: MESSAGES, accessToken: KEY }, options),
	);
const paint: CallOf = (provider, options) =>
	textToImage({ provider, model: "acme/fox", inputs: PROMPT, accessToken: KEY }, options);
const speak: CallOf = (provider, options) =>
	textToSpeech({ provider, model: "acme/fox", inputs: PROMPT, accessToken: KEY }, options);

interface Kind {
	readonly call: CallOf;
	readonly first: Provider;
	readonly second: Provider;
	/** What the second provider responds. */
	readonly good: Answer;
}

const chats = {
	first: providerAt("https://first.test", "first"),
	second: providerAt("https://second.test", "second"),
};
const images = { good: json({ status: "succeeded", output: [DATA_URL] }, 201), second: replicate };
const CHAT: Kind = {
	call: chat,
	...chats,
	good: json({ ...chunk("hi"), choices: [{ message: { content: "hi" } }] }),
};
const STREAM: Kind = {
	call: streamed,
	...chats,
	good: typed(`data: ${JSON.stringify(chunk("hi", "stop"))}\n\ndata: [DONE]\n\n`, "text/event-stream"),
};
const PLAIN_IMAGE: Kind = { call: paint, first: together, ...images };
const QUEUED_IMAGE: Kind = { call: paint, first: falAi, ...images };
const SPEECH: Kind = { call: speak, first: falAi, second: replicate, good: json({ output: DATA_URL }, 201) };

/** A call with two providers, the first of which fails: what came of it, and how often each got an inference request. */
async function run(
	{ call, first, second, good }: Kind,
	answer: Answer,
	options: Options = {},
): Promise<{ result: unknown; posts: [first: number, second: number] }> {
	const posts: [number, number] = [0, 0];
	const fetch: typeof globalThis.fetch = async (input, init) => {
		const request = new Request(input, { ...init, signal: null });
		const isSecond = new URL(request.url).host === new URL(second.host).host;
		if (request.method === "POST") posts[isSecond ? 1 : 0] += 1;
		return (isSecond ? good : answer)(request);
	};
	const result = await call([first, second], { fetch, clock: testClock(), ...options }).catch(
		(error: unknown) => error,
	);
	return { result, posts };
}

/** What a provider may have charged for. */
const BILLED: readonly (readonly [name: string, Kind, Answer])[] = [
	["408", CHAT, json({}, 408)],
	["500", CHAT, json({ error: "no" }, 500)],
	["502", CHAT, json({}, 502)],
	["504", CHAT, json({}, 504)],
	["520, of a proxy that got no whole response", CHAT, typed("", "text/html", 520)],
	["524, of a proxy that waited too long", CHAT, typed("", "text/html", 524)],
	["a connection that breaks before the response", CHAT, failing("ECONNRESET")],
	["a connection that no code is known of", CHAT, failing("")],
	["a body that breaks off", CHAT, breaking('{"id":', "application/json")],
	["a body of nothing", CHAT, typed("", "application/json")],
	["204 without a body", CHAT, () => new Response(null, { status: 204 })],
	["another shape", CHAT, json({ hello: 1 })],
	["an error with status 200", CHAT, json({ error: "overloaded" })],
	["broken JSON", CHAT, typed("{", "application/json")],
	["JSON that is no UTF-8", CHAT, typed(new Uint8Array([34, 255, 34]), "application/json")],
	["a page in place of JSON", CHAT, typed("<html>", "text/html")],
	["more than the limit", CHAT, json({ text: "x".repeat(2000) })],
	["303 to what fails", CHAT, leading(303, "/answer")],
	["302 to another host", CHAT, leading(302, "https://other.test/")],
	["303 to nowhere", CHAT, json({}, 303)],
	["a stream of another type", STREAM, json({})],
	["a stream that begins with an error", STREAM, typed('data: {"error":"busy"}\n\n', "text/event-stream")],
	["a stream that begins with no JSON", STREAM, typed("data: {\n\n", "text/event-stream")],
	["a stream that breaks before its first event", STREAM, breaking(": wait\n", "text/event-stream")],
	["a stream of 500", STREAM, json({ error: "no" }, 500)],
	[
		"a stream whose first event is too large",
		STREAM,
		typed(`data: ${"x".repeat(2000)}\n\n`, "text/event-stream"),
	],
	["a picture that is no base64", PLAIN_IMAGE, json({ data: [{ b64_json: "%%%" }] })],
	["a picture whose URL is not public", PLAIN_IMAGE, json({ data: [{ url: "http://10.0.0.1/a.png" }] })],
	[
		"a picture that cannot be fetched",
		PLAIN_IMAGE,
		({ method }) =>
			method === "POST"
				? Response.json({ data: [{ url: "https://files.test/a.png" }] })
				: Response.json({}, { status: 404 }),
	],
	[
		"a picture that is a page",
		PLAIN_IMAGE,
		({ method }) =>
			method === "POST"
				? Response.json({ data: [{ url: "https://files.test/a.png" }] })
				: new Response("<html>", { headers: { "Content-Type": "text/html" } }),
	],
	["a job without an id", QUEUED_IMAGE, json({ status: "IN_QUEUE" })],
	["a job whose ticket leads elsewhere", QUEUED_IMAGE, json({ ...TICKET, response_url: "x:../../api" })],
	["a job whose ticket breaks off", QUEUED_IMAGE, breaking('{"request_id":', "application/json")],
	["a job whose state cannot be asked for", QUEUED_IMAGE, queueing(TICKET, json({}, 404))],
	["a job whose polls break", QUEUED_IMAGE, queueing(TICKET, failing("ECONNREFUSED"))],
	["a job that fails", QUEUED_IMAGE, queueing(TICKET, json({ status: "FAILED" }))],
	["a job with another shape", QUEUED_IMAGE, queueing(TICKET, json({ status: "COMPLETED", hello: 1 }))],
	[
		"a job whose picture cannot be fetched",
		QUEUED_IMAGE,
		queueing(TICKET, ({ url }) =>
			url.endsWith("a.png") ? Response.json({}, { status: 403 }) : Response.json(PICTURE),
		),
	],
	["speech of another shape", SPEECH, json({ hello: 1 })],
];

/** What no provider charges for. */
const FREE: readonly (readonly [name: string, Kind, Answer])[] = [
	["a refused connection", CHAT, failing("ECONNREFUSED")],
	[
		"a refused connection in Deno",
		CHAT,
		() => {
			throw new TypeError("fetch failed", { cause: new Error("client error (Connect): tcp connect error") });
		},
	],
	["a host without a name", CHAT, failing("ENOTFOUND")],
	["401", CHAT, json({}, 401)],
	["402", CHAT, json({}, 402)],
	["403", CHAT, json({}, 403)],
	["404", CHAT, json({}, 404)],
	["413", CHAT, json({}, 413)],
	["429", CHAT, json({}, 429)],
	["501", CHAT, json({}, 501)],
	["503", CHAT, json({}, 503)],
	["505", CHAT, json({}, 505)],
	["307 to another host", CHAT, leading(307, "https://other.test/")],
	["308 to another host", CHAT, leading(308, "https://other.test/")],
	["a stream of 429", STREAM, json({}, 429)],
	["a queue of 404", QUEUED_IMAGE, json({}, 404)],
];

const LIMITS: Options = { maxJsonBytes: 1000 };

describe("a list of providers, where the first", () => {
	it.each(BILLED)("may have charged (%s), ends there, and the error says so", async (_name, kind, answer) => {
		const { result, posts } = await run(kind, answer, LIMITS);
		expect(posts).toEqual([1, 0]);
		if (!InferenceError.is(result)) throw result;
		expect(result.provider).toBe(kind.first.id);
		const billed = result.attempts?.filter(({ mayBeBilled }) => mayBeBilled);
		expect(billed).toMatchObject([{ provider: kind.first.id }]);
	});

	it.each([
		["may have charged, warns that others were not tried", json({}, 500), {}, [1, 0], 1],
		["has charged nothing, warns of nothing", json({}, 404), {}, [1, 1], 0],
		["has said that the call is wrong, warns of nothing", json({}, 400), {}, [1, 0], 0],
		[
			"may have charged, warns of nothing where retryBilled is set",
			json({}, 500),
			{ retryBilled: true },
			[3, 1],
			0,
		],
	] as const)("%s", async (_name, answer, options, expected, most) => {
		const warnings: string[] = [];
		const quiet = (): undefined => undefined;
		const warn = (text: string): void => void warnings.push(text);
		const logger = { debug: quiet, info: quiet, warn, error: quiet, log: quiet };
		const { posts } = await run(CHAT, answer, { ...options, logger });
		expect(posts).toEqual(expected);
		expect(warnings).toEqual(
			Array.from({ length: most }, () => expect.stringContaining("first may have charged")),
		);
	});

	it.each(BILLED)(
		"may have charged (%s), goes on for who has set retryBilled",
		async (_name, kind, answer) => {
			const { result, posts } = await run(kind, answer, { ...LIMITS, retryBilled: true });
			expect(result).not.toBeInstanceOf(Error);
			expect(posts[1]).toBe(1);
		},
	);

	it.each(FREE)("has charged nothing (%s), goes on", async (_name, kind, answer) => {
		const { result, posts } = await run(kind, answer, LIMITS);
		expect(result).not.toBeInstanceOf(Error);
		expect(posts[1]).toBe(1);
	});

	it.each([
		["a call", CHAT, { timeoutMs: 20 }],
		["a stream", STREAM, { firstChunkTimeoutMs: 20 }],
		["an image", PLAIN_IMAGE, { timeoutMs: 20 }],
	] as const)("has got %s and is silent beyond a limit, ends there", async (_name, kind, limits) => {
		const silent: Answer = () => new Promise(() => undefined);
		const { result, posts } = await run(kind, silent, { ...limits, clock: undefined, retryBilled: true });
		expect(result).toMatchObject({ name: "NetworkError" });
		expect(posts).toEqual([1, 0]);
	});
});
