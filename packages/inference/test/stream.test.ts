import { testClock } from "@pusula/tools/test-clock";
import { describe, expect, it, vi } from "vitest";
import { ApiError, NetworkError, type Options, OutputError, type StreamVerdict } from "../src/core.ts";
import { chatStream, collect, KEY, PROMPT, rejectionOf, serverFor } from "./calls.ts";
import { type Responder, beginStream, chunk, sendEvent, type TestServer } from "./server.ts";

/** Sends a text as the whole stream. */
function saying(text: string, type = "text/event-stream"): Responder {
	return (_request, response) => void response.writeHead(200, { "Content-Type": type }).end(text);
}

const event = (value: unknown): string => `data: ${JSON.stringify(value)}\n\n`;
const WHOLE = event(chunk("a")) + event(chunk("b", "stop"));
const DONE = "data: [DONE]\n\n";

/** The events of a stream before it ended, its error and its verdict. */
async function listen(
	server: TestServer,
	options: Options = {},
	onEvent: () => void = () => undefined,
): Promise<{ seen: unknown[]; error: unknown; verdicts: StreamVerdict[]; usage: unknown }> {
	const seen: unknown[] = [];
	const verdicts: StreamVerdict[] = [];
	let usage: unknown;
	let error: unknown;
	const onStreamEnd = (verdict: StreamVerdict, counted?: unknown): void => {
		verdicts.push(verdict);
		usage = counted;
	};
	try {
		for await (const one of chatStream(server, { ...options, onStreamEnd })) {
			seen.push(one);
			onEvent();
		}
	} catch (thrown) {
		error = thrown;
	}
	return { seen, error, verdicts, usage };
}

describe("a complete stream", () => {
	it.each([
		["that says so with a mark", WHOLE + DONE],
		["with the reason of its end and no mark", WHOLE],
		["with a mark and no reason", event(chunk("a")) + event(chunk("b")) + DONE],
		["whose mark has spaces around it", `${WHOLE}data:  [DONE] \n\n`],
		["with words after the mark", `${WHOLE}${DONE}${event(chunk("late"))}`],
		["with events without data", `data:\n\n${WHOLE}data\n\n${DONE}`],
		["with comments and other fields", `: hi\nid: 1\nretry: 5\n\n${WHOLE}: bye\n\n${DONE}`],
		["with CRLF line ends", (WHOLE + DONE).replaceAll("\n", "\r\n")],
		["with a byte order mark", `\uFEFF${WHOLE}${DONE}`],
	])("%s yields its events and ends well", async (_name, text) => {
		const { seen, error, verdicts } = await listen(await serverFor(saying(text)));
		expect(error).toBeUndefined();
		expect(seen).toHaveLength(2);
		expect(seen[0]).toEqual(chunk("a"));
		expect(verdicts).toEqual(["complete"]);
	});

	it.each([
		"text/event-stream",
		"text/event-stream; charset=utf-8",
		"Text/Event-Stream",
		"TEXT/EVENT-STREAM;x=1",
	])("may be announced as %s", async (type) => {
		const { error } = await listen(await serverFor(saying(WHOLE + DONE, type)));
		expect(error).toBeUndefined();
	});

	it("has each of its events parsed once", async () => {
		const parse = vi.spyOn(JSON, "parse");
		const { seen } = await listen(await serverFor(saying(WHOLE + DONE)));
		const texts = parse.mock.calls.map(([text]) => text);
		parse.mockRestore();
		for (const one of seen) expect(texts.filter((text) => text === JSON.stringify(one))).toHaveLength(1);
		expect(seen).toHaveLength(2);
	});

	it('may carry "error": null in every event', async () => {
		const text = event({ ...chunk("a"), error: null }) + event({ ...chunk("b", "stop"), error: null }) + DONE;
		const { seen, error } = await listen(await serverFor(saying(text)));
		expect(error).toBeUndefined();
		expect(seen).toHaveLength(2);
	});

	it("may tear characters apart between two chunks", async () => {
		const bytes = Buffer.from(event(chunk("ğ🧭", "stop")) + DONE);
		const server = await serverFor(async (_request, response) => {
			beginStream(response);
			for (const byte of bytes) {
				response.write(Buffer.from([byte]));
				await new Promise(setImmediate);
			}
			response.end();
		});
		expect((await listen(server)).seen).toEqual([chunk("ğ🧭", "stop")]);
	});

	it("reports the token counts of its last event at its end", async () => {
		const counts = { prompt_tokens: 1, completion_tokens: 2, total_tokens: 3 };
		const last = { ...chunk(""), choices: [], usage: counts };
		const { usage } = await listen(await serverFor(saying(WHOLE + event(last) + DONE)));
		expect(usage).toEqual(counts);
	});

	it("leaves its connection to the next call", async () => {
		const clock = testClock();
		let end = (): unknown => undefined;
		const server = await serverFor((_request, response) => {
			end = () => response.end();
			beginStream(response);
			response.write(WHOLE + DONE);
		});
		for (let index = 0; index < 5; index++) {
			await collect(chatStream(server, { clock }));
			expect(clock.timers()).toBe(1); // the time in which the body may end
			end();
			await clock.idle();
			await new Promise(setImmediate); // the platform takes the connection back
		}
		expect(server.connections()).toBe(1);
	});

	it("is closed when the server leaves it open after its mark", async () => {
		const server = await serverFor((_request, response) => {
			beginStream(response);
			response.write(WHOLE + DONE);
		});
		expect(await collect(chatStream(server))).toHaveLength(2);
		await server.requests[0]?.left;
	});
});

describe("a stream that breaks off", () => {
	it.each([
		["in the middle", event(chunk("a"))],
		["inside an event", `${event(chunk("a"))}data: {"id":`],
		["before the blank line of its last event", `${event(chunk("a"))}data: ${JSON.stringify(chunk("b"))}\n`],
		[
			"inside its last event",
			`${event(chunk("a"))}data: ${JSON.stringify(chunk("b", "stop")).slice(0, -1)}\n`,
		],
	])("%s is an error after the events that came", async (_name, text) => {
		const { seen, error, verdicts } = await listen(await serverFor(saying(text)));
		expect(seen).toEqual([chunk("a")]);
		expect(error).toBeInstanceOf(OutputError);
		expect(error).toMatchObject({
			code: "truncated",
			message: "The stream ended before the provider said that the answer was complete.",
			provider: "groq",
			model: "acme/fox",
		});
		expect(verdicts).toEqual(["truncated"]);
	});

	it.each([
		["[DONE] and one line end", `${event(chunk("a"))}data: [DONE]\n`, [chunk("a")]],
		["[DONE] and no line end", `${event(chunk("a"))}data: [DONE]`, [chunk("a")]],
		[
			"a finish_reason and one line end",
			`data: ${JSON.stringify(chunk("a", "stop"))}\n`,
			[chunk("a", "stop")],
		],
		[
			"a finish_reason and no line end",
			`${event(chunk("a"))}data: ${JSON.stringify(chunk("b", "stop"))}`,
			[chunk("a"), chunk("b", "stop")],
		],
	])("after %s is complete", async (_name, text, chunks) => {
		const { seen, error, verdicts } = await listen(await serverFor(saying(text)));
		expect(seen).toEqual(chunks);
		expect(error).toBeUndefined();
		expect(verdicts).toEqual(["complete"]);
	});

	it("without any event is an error too", async () => {
		const { error, verdicts } = await listen(await serverFor(saying("")));
		expect(error).toMatchObject({ code: "truncated" });
		expect(verdicts).toEqual(["truncated"]);
	});

	it("is taken as it is where the caller says so, and still reported as truncated", async () => {
		const { seen, error, verdicts } = await listen(await serverFor(saying(event(chunk("a")))), {
			allowTruncated: true,
		});
		expect(error).toBeUndefined();
		expect(seen).toHaveLength(1);
		expect(verdicts).toEqual(["truncated"]);
	});

	it("with its connection is a network error, and nothing is sent again", async () => {
		let breakOff = (): unknown => undefined;
		const server = await serverFor((_request, response) => {
			beginStream(response);
			sendEvent(response, chunk("a"));
			breakOff = () => response.destroy();
		});
		const { seen, error, verdicts } = await listen(server, {}, () => breakOff());
		expect(seen).toHaveLength(1);
		expect(error).toBeInstanceOf(NetworkError);
		expect(error).toMatchObject({ code: "network", cause: expect.any(Error) as Error });
		expect(verdicts).toEqual(["truncated"]);
		expect(server.requests).toHaveLength(1);
	});
});

describe("an error inside a stream", () => {
	it.each([
		["as text", { error: "overloaded" }, "overloaded"],
		["with a message", { error: { message: "overloaded", code: 529 } }, "overloaded"],
		["without words", { error: { code: 529 } }, '{"code":529}'],
		["as a list", { error: [1] }, "[1]"],
	])("%s is thrown with the provider's words", async (_name, value, words) => {
		const { seen, error, verdicts } = await listen(await serverFor(saying(event(chunk("a")) + event(value))));
		expect(seen).toEqual([chunk("a")]);
		expect(error).toBeInstanceOf(ApiError);
		expect(error).toMatchObject({
			code: "stream-error",
			message: `Error forwarded from backend: ${words}`,
			provider: "groq",
		});
		expect(verdicts).toEqual(["provider-error"]);
	});

	it.each([
		["with JSON", 'event: error\ndata: {"message":"overloaded"}\n\n', "overloaded"],
		["with plain text", "event: error\ndata: overloaded\n\n", "overloaded"],
	])("as an event of type error %s is thrown, not yielded", async (_name, text, words) => {
		const { seen, error } = await listen(await serverFor(saying(text)));
		expect(seen).toEqual([]);
		expect(error).toMatchObject({ message: `Error forwarded from backend: ${words}` });
	});

	it("is typed however deep it is nested", async () => {
		const text = `data: ${'{"error":'.repeat(50_000)}1${"}".repeat(50_000)}\n\n`;
		const { error } = await listen(await serverFor(saying(text)));
		expect(error).toBeInstanceOf(ApiError);
		expect(error).toMatchObject({ code: "stream-error", provider: "groq" });
	});

	it("shows neither the key nor the prompt", async () => {
		const { error } = await listen(await serverFor(saying(event({ error: `${KEY} sent ${PROMPT}` }))));
		expect(error).toMatchObject({ message: "Error forwarded from backend: [key] sent [input]" });
	});
});

describe("what is no stream", () => {
	it.each(["application/json", "text/html", "text/plain"])("such as %s is named", async (type) => {
		const { error, verdicts } = await listen(await serverFor(saying("{}", type)));
		expect(error).toBeInstanceOf(OutputError);
		expect(error).toMatchObject({
			code: "not-a-stream",
			message: `Server does not support event stream content type, it returned ${type}`,
		});
		expect(verdicts).toEqual(["provider-error"]);
	});

	it("is named without a key that its content type repeats", async () => {
		const { error } = await listen(await serverFor(saying("{}", `text/html; key=${KEY}`)));
		expect(error).toMatchObject({
			message: "Server does not support event stream content type, it returned text/html; key=[key]",
		});
	});

	it("throws the provider's words when it is a failed response", async () => {
		const server = await serverFor(
			(_request, response) =>
				void response
					.writeHead(401, { "Content-Type": "application/problem+json" })
					.end('{"detail":"no key"}'),
		);
		const { error } = await listen(server);
		expect(error).toMatchObject({ message: "no key", status: 401, response: { body: { detail: "no key" } } });
	});

	it("is an error of the library when an event is not JSON", async () => {
		const { seen, error } = await listen(await serverFor(saying(`${event(chunk("a"))}data: {"id"\n\n`)));
		expect(seen).toHaveLength(1);
		expect(error).toBeInstanceOf(OutputError);
		expect(error).toMatchObject({ code: "bad-json", cause: expect.any(SyntaxError) as SyntaxError });
	});

	it("is refused when one event grows beyond the limit", async () => {
		const server = await serverFor(saying(event(chunk("x".repeat(5000)))));
		const { error } = await listen(server, { maxResponseBytes: 1000 });
		expect(error).toMatchObject({
			code: "too-large",
			message: "One event of the stream is larger than maxResponseBytes.",
		});
	});
});

describe("a stream's reader", () => {
	it("gets an error for its own mistakes, and no verdict on a stream that never was", async () => {
		const verdicts: StreamVerdict[] = [];
		const server = await serverFor(saying(WHOLE));
		const stream = chatStream(
			{ url: server.url.replace("http", "ftp") },
			{ onStreamEnd: (one) => void verdicts.push(one) },
		);
		expect(await rejectionOf(collect(stream))).toMatchObject({ code: "bad-address" });
		expect(verdicts).toEqual([]);
		expect(server.requests).toHaveLength(0);
	});

	it("may request several events at once", async () => {
		const stream = chatStream(await serverFor(saying(WHOLE + DONE)));
		const results = await Promise.all([stream.next(), stream.next(), stream.next()]);
		expect(results.map(({ done }) => done)).toEqual([false, false, true]);
	});
});
