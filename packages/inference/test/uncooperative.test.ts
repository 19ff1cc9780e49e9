import { describe, expect, it, vi } from "vitest";
import { chatCompletion, type Options, submitJob, textToVideo } from "../src/core.ts";
import { systemClock } from "../src/pipeline/call/clock.ts";
import { falAi } from "../src/providers/fal-ai.ts";
import { chat, chatStream, collect, KEY, MESSAGES, providerAt, rejectionOf } from "./calls.ts";
import { CHAT_REPLY, chunk } from "./server.ts";

const HOST = { url: "https://api.test" };
const never = <T>(): Promise<T> => new Promise(() => {});
const JSON_TYPE = { "Content-Type": "application/json" };
const STREAM_TYPE = { "Content-Type": "text/event-stream" };

/** A body that sends a text and then neither more nor its end, and whose cancellation never ends. */
function stuck(text = ""): ReadableStream<Uint8Array> {
	return new ReadableStream({
		start: (controller) => controller.enqueue(new TextEncoder().encode(text)),
		pull: () => never(),
		cancel: () => never(),
	});
}

const fetches: readonly (readonly [string, typeof fetch])[] = [
	["a fetch that ignores the signal", () => never()],
	["a body that ignores it", () => Promise.resolve(new Response(stuck("{"), { headers: JSON_TYPE }))],
	["the body of an error that ignores it", () => Promise.resolve(new Response(stuck("{"), { status: 400 }))],
];

describe("a call is over when its time is, or its caller says so, whatever it waits for", () => {
	it.each(fetches)("%s", async (_name, fetch) => {
		expect(await rejectionOf(chat(HOST, { fetch, timeoutMs: 20 }))).toMatchObject({ code: "timeout" });
		const reason = new Error("enough");
		const controller = new AbortController();
		const pending = rejectionOf(chat(HOST, { fetch, signal: controller.signal }));
		controller.abort(reason);
		expect(await pending).toBe(reason);
	});

	it("a lookup of the model that never ends", async () => {
		const options: Options = { resolveModel: () => never(), timeoutMs: 20 };
		expect(await rejectionOf(chat(HOST, options))).toMatchObject({ code: "timeout" });
	});

	it("a file that is never read", async () => {
		const inputs = Object.defineProperty(new Blob(["x"]), "arrayBuffer", { value: never });
		const handle = submitJob(
			"image-to-image",
			{ provider: falAi, model: "acme/fox", inputs, accessToken: KEY },
			{ fetch: () => never(), timeoutMs: 20 },
		);
		expect(await rejectionOf(handle)).toMatchObject({ code: "timeout" });
	});

	it("a poll that is never answered, and then the error names the job", async () => {
		const reply = {
			request_id: "r1",
			status: "IN_QUEUE",
			response_url: "https://queue.fal.run/x/requests/r1",
		};
		const fetch: typeof globalThis.fetch = (_url, init) =>
			init?.method === "POST" ? Promise.resolve(Response.json(reply)) : never();
		const call = textToVideo(
			{ provider: falAi, model: "x", inputs: "a fox", accessToken: KEY },
			{ fetch, timeoutMs: 20, clock: { ...systemClock, sleep: () => Promise.resolve() } },
		);
		expect(await rejectionOf(call)).toMatchObject({
			code: "timeout",
			job: { provider: "fal-ai", ticket: { request_id: "r1" } },
		});
	});

	it("a stream whose first event never comes", async () => {
		const fetch = (): Promise<Response> => Promise.resolve(new Response(stuck(), { headers: STREAM_TYPE }));
		const stream = chatStream(HOST, { fetch, firstChunkTimeoutMs: 20 });
		expect(await rejectionOf(collect(stream))).toMatchObject({ code: "first-chunk-timeout" });
	});

	it("a stream whose next event never comes", async () => {
		const event = 'data: {"choices":[{"index":0,"delta":{"content":"a"},"finish_reason":null}]}\n\n';
		const fetch = (): Promise<Response> =>
			Promise.resolve(new Response(stuck(event), { headers: STREAM_TYPE }));
		const stream = chatStream(HOST, { fetch, idleTimeoutMs: 20 });
		expect(await rejectionOf(collect(stream))).toMatchObject({ code: "idle-timeout" });
	});
});

describe("a body that always has more", () => {
	/** Events of a chat, and then the same bytes without an end. */
	function endless(bytes: string, first = "", init: ResponseInit = { headers: STREAM_TYPE }): typeof fetch {
		const encoder = new TextEncoder();
		return () => {
			const body = new ReadableStream({
				start: (controller) => controller.enqueue(encoder.encode(first)),
				pull: (controller) => controller.enqueue(encoder.encode(bytes)),
			});
			return Promise.resolve(new Response(body, init));
		};
	}

	it.each([
		["nothing", ""],
		["single bytes", " "],
	])("lets time limits and aborts pass between chunks of %s in a reply", async (_name, bytes) => {
		const fetch = endless(bytes, "{", { headers: JSON_TYPE });
		expect(await rejectionOf(chat(HOST, { fetch, timeoutMs: 20 }))).toMatchObject({ code: "timeout" });
		const controller = new AbortController();
		const left = rejectionOf(chat(HOST, { fetch, signal: controller.signal }));
		setImmediate(() => controller.abort("enough"));
		expect(await left).toBe("enough");
	});

	it("does not hold up the error of a status whose body has chunks of nothing", async () => {
		const fetch = endless("", "not that", { status: 400, headers: { "Content-Type": "text/plain" } });
		expect(await rejectionOf(chat(HOST, { fetch }))).toMatchObject({ code: "api", status: 400 });
	});

	it.each([
		["empty events", "data:\n\n"],
		["comments", ":\n\n"],
		["nothing", ""],
	])("lets time limits and aborts pass between %s", async (_name, bytes) => {
		const late = chatStream(HOST, { fetch: endless(bytes.repeat(1000)), firstChunkTimeoutMs: 20 });
		expect(await rejectionOf(collect(late))).toMatchObject({ code: "first-chunk-timeout" });
		const controller = new AbortController();
		const left = rejectionOf(
			collect(chatStream(HOST, { fetch: endless(bytes.repeat(1000)), signal: controller.signal })),
		);
		setImmediate(() => controller.abort("enough"));
		expect(await left).toBe("enough");
	});

	it("lets a time limit pass between events that hold something", async () => {
		const event = `data: ${JSON.stringify(chunk("a"))}\n\n`;
		const read = async (): Promise<void> => {
			for await (const one of chatStream(HOST, { fetch: endless(event.repeat(1000)), timeoutMs: 20 }))
				expect(one).toBeDefined();
		};
		expect(await rejectionOf(read())).toMatchObject({ code: "timeout" });
	});

	it.each([
		["at its first read", 0],
		["after a rest", 6],
	])("fails the stream where a made-up reader throws %s", async (_name, reads) => {
		let left = reads;
		const value = new TextEncoder().encode(":".repeat(1_048_576));
		const read = (): Promise<unknown> => {
			if (left-- > 0) return Promise.resolve({ done: false, value });
			throw new Error("no reads here");
		};
		const body = { getReader: () => ({ read, cancel: () => Promise.resolve() }) };
		const response = { ok: true, status: 200, headers: new Headers(STREAM_TYPE), body };
		const fetch = (): Promise<Response> => Promise.resolve(response as unknown as Response); // as a mock makes it
		const error = await rejectionOf(collect(chatStream(HOST, { fetch, firstChunkTimeoutMs: 20_000 })));
		expect(error).toMatchObject({ code: "network", cause: { message: "no reads here" } });
	});

	it("is closed once the stream in it is over", async () => {
		const first = `data: ${JSON.stringify(chunk("a", "stop"))}\n\ndata: [DONE]\n\n`;
		expect(await collect(chatStream(HOST, { fetch: endless("data:\n\n", first) }))).toHaveLength(1);
		await new Promise(setImmediate); // never comes while such a body is read
	});
});

describe("a stream that its reader leaves while its first value is waited for", () => {
	const waits: readonly (readonly [string, Options])[] = [
		["a fetch that ignores the signal", { fetch: () => never() }],
		["an error that does", { fetch: () => Promise.resolve(new Response(stuck("{"), { status: 400 })) }],
		["a lookup of the model that never ends", { resolveModel: () => never() }],
	];

	it.each(waits)("gives no value any more: %s", async (_name, options) => {
		for (const leave of ["return", "throw"] as const) {
			const stream = chatStream(HOST, options);
			const first = stream.next();
			await new Promise(setImmediate);
			stream[leave](undefined).catch(() => undefined); // throw gives back what it was given
			expect(await first).toEqual({ value: undefined, done: true });
		}
	});
});

it("a stream that is never read follows no signal", async () => {
	const { signal } = new AbortController();
	const listen = vi.spyOn(signal, "addEventListener");
	const stream = chatStream(HOST, { fetch: () => never(), signal });
	expect(listen).not.toHaveBeenCalled();
	await stream.return();
});

it("a clock that is null is that of the machine", async () => {
	const options = { fetch: () => Promise.resolve(Response.json(CHAT_REPLY)), clock: null as never }; // what types refuse
	expect(await chat(HOST, options)).toEqual(CHAT_REPLY);
});

describe("a body whose cancellation never ends", () => {
	it("does not hold up the next attempt: a clone of it may be unread in a fetch that logs", async () => {
		const kept: Response[] = [];
		const fetch = (): Promise<Response> => {
			if (kept.length > 0) return Promise.resolve(Response.json(CHAT_REPLY));
			const response = new Response("busy", { status: 503, headers: { "retry-after-ms": "1" } });
			kept.push(response.clone());
			return Promise.resolve(response);
		};
		expect(
			await chatCompletion(
				{ provider: providerAt(HOST.url), model: "acme/fox", messages: MESSAGES, accessToken: KEY },
				{ fetch },
			),
		).toEqual(CHAT_REPLY);
	});

	it("does not hold up the error of a stream that is none", async () => {
		const fetch = (): Promise<Response> => Promise.resolve(new Response(stuck("{}"), { headers: JSON_TYPE }));
		const error = await rejectionOf(collect(chatStream(HOST, { fetch })));
		expect(error).toMatchObject({ code: "not-a-stream" });
	});
});
