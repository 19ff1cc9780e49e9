import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { testClock } from "@pusula/tools/test-clock";
import { describe, expect, it } from "vitest";
import { ApiError, NetworkError, type Options } from "../src/core.ts";
import { chat, chatStream, collect, KEY, noting, rejectionOf, serverFor } from "./calls.ts";
import { type Responder, beginStream, CHAT_REPLY, chunk, sendEvent, sendJson } from "./server.ts";

/** Fails the first requests with a status, then responds. */
function failing(times: number, status: number, headers: Record<string, string> = {}): Responder {
	return (_request, response, index) =>
		index < times ? sendJson(response, { error: "busy" }, status, headers) : sendJson(response, CHAT_REPLY);
}

/** A port on which nobody listens. */
async function closedPort(): Promise<string> {
	const server = createServer();
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	const { port } = server.address() as AddressInfo; // `address()` of a server on a port holds it
	await new Promise<void>((resolve) => server.close(() => resolve()));
	return `http://127.0.0.1:${port}`;
}

describe("an error of the caller's own hook", () => {
	it("reaches the caller as it is, and the connection is closed", async () => {
		const mine = new Error("mine");
		let closed: Promise<unknown> | undefined;
		const server = await serverFor((_request, response) => {
			closed = new Promise((resolve) => response.once("close", resolve));
			response.writeHead(200, { "Content-Type": "application/json" }).write("{");
		});
		const onAttempt = (): never => {
			throw mine;
		};
		expect(await rejectionOf(chat(server, { onAttempt }))).toBe(mine);
		await closed;
		expect(server.requests).toHaveLength(1);
	});
});

describe("a busy server (503)", () => {
	it("is retried with growing pauses until it responds", async () => {
		const clock = testClock();
		const server = await serverFor(failing(6, 503), clock.now);
		const { attempts, onAttempt } = noting();
		expect(await chat(server, { clock, onAttempt })).toEqual(CHAT_REPLY);
		expect(attempts.map(({ waitedMs }) => waitedMs)).toEqual([500, 1000, 2000, 4000, 8000, 8000, undefined]);
		const pauses = server.requests.slice(1).map(({ at }, index) => at - (server.requests[index]?.at ?? 0));
		expect(pauses).toEqual([500, 1000, 2000, 4000, 8000, 8000]);
	});

	it("gets the same request each time, complete", async () => {
		const clock = testClock();
		const server = await serverFor(failing(2, 503));
		await chat(server, { clock });
		expect(new Set(server.requests.map(({ body }) => body)).size).toBe(1);
		expect(server.requests.map(({ headers }) => headers["authorization"])).toEqual(
			Array(3).fill(`Bearer ${KEY}`),
		);
	});

	it.each([
		["seconds", { "Retry-After": "7" }, 7000],
		["milliseconds", { "Retry-After-Ms": "250" }, 250],
		["more than a minute, cut to one", { "Retry-After": "900" }, 60_000],
	])("is given the time of its %s", async (_name, headers: Record<string, string>, wait) => {
		const clock = testClock();
		const server = await serverFor(failing(1, 503, headers), clock.now);
		const { attempts, onAttempt } = noting();
		await chat(server, { clock, onAttempt });
		expect(attempts[0]?.waitedMs).toBe(wait);
		expect(server.requests.map(({ at }) => at)).toEqual([0, wait]);
	});

	it("is given the time until the date it names", async () => {
		const clock = testClock();
		const server = await serverFor((_request, response, index) => {
			if (index === 1) return sendJson(response, CHAT_REPLY);
			sendJson(response, {}, 503, { "Retry-After": new Date(clock.date() + 40_000).toUTCString() });
		});
		const { attempts, onAttempt } = noting();
		await chat(server, { clock, onAttempt });
		expect(attempts[0]?.waitedMs).toBe(40_000);
	});

	it("cannot make us retry without a pause", async () => {
		const clock = testClock();
		const server = await serverFor(failing(3, 503, { "Retry-After": "0" }));
		const { attempts, onAttempt } = noting();
		await chat(server, { clock, onAttempt });
		expect(attempts.map(({ waitedMs }) => waitedMs)).toEqual([500, 1000, 2000, undefined]);
	});

	it.each([
		["retry_on_error false", { retry_on_error: false }, 1],
		["maxRetries 0", { maxRetries: 0 }, 1],
		["maxRetries 2", { maxRetries: 2 }, 3],
	])("is given up with %s", async (_name, options: Options, requests) => {
		const clock = testClock();
		const server = await serverFor(failing(99, 503, { "Retry-After": "3" }));
		const error = await rejectionOf(chat(server, { clock, ...options }));
		expect(error).toMatchObject({ message: "busy", status: 503, retryAfter: 3, provider: "groq" });
		expect(server.requests).toHaveLength(requests);
	});

	it("is waited for only as long as the time limit allows", async () => {
		const clock = testClock();
		const server = await serverFor(failing(9999, 503));
		const error = await rejectionOf(chat(server, { clock, timeoutMs: 30_000 }));
		expect(error).toBeInstanceOf(NetworkError);
		expect(error).toMatchObject({ code: "timeout", message: "The answer did not come within 30000 ms." });
		expect((error as NetworkError).attempts?.length).toBeGreaterThan(2);
	});

	it("is retried for a stream that has not begun", async () => {
		const clock = testClock();
		const server = await serverFor((_request, response, index) => {
			if (index < 2) return sendJson(response, {}, 503);
			beginStream(response);
			sendEvent(response, chunk("a", "stop"));
			response.end("data: [DONE]\n\n");
		});
		expect(await collect(chatStream(server, { clock }))).toHaveLength(1);
		expect(server.requests).toHaveLength(3);
	});

	it("is released from its old response before it is called again", async () => {
		const order: string[] = [];
		let released = Promise.resolve();
		const clock = { ...testClock(), sleep: () => released };
		const server = await serverFor((request, response, index) => {
			if (index === 1) {
				order.push("called again");
				return sendJson(response, CHAT_REPLY);
			}
			released = request.left.then(() => void order.push("released"));
			response.writeHead(503, { "Content-Type": "text/plain" });
			response.write("the rest never comes");
		});
		await chat(server, { clock });
		expect(order).toEqual(["released", "called again"]);
	});
});

describe("other failures", () => {
	it.each([
		["a limit (429)", 429, {}, 3],
		["a limit (429) with a wait", 429, { "Retry-After": "2" }, 3],
		["a limit (429) that lasts longer than a minute", 429, { "Retry-After": "600" }, 1],
		["an error (500), perhaps billed", 500, {}, 1],
		["a broken gateway (502), perhaps billed", 502, {}, 1],
		["a late gateway (504), perhaps billed", 504, {}, 1],
		["a mistake (400)", 400, {}, 1],
		["a mistake (422)", 422, {}, 1],
		["a wrong key (401)", 401, {}, 1],
	])("%s: called this often", async (_name, status, headers: Record<string, string>, requests) => {
		const clock = testClock();
		const server = await serverFor(failing(99, status, headers));
		const error = await rejectionOf(chat(server, { clock }));
		expect(error).toBeInstanceOf(ApiError);
		expect(error).toMatchObject({ status });
		expect(server.requests).toHaveLength(requests);
	});

	it.each([500, 502, 504])("%i is retried where the caller accepts to pay twice", async (status) => {
		const clock = testClock();
		const server = await serverFor(failing(2, status));
		expect(await chat(server, { clock, retryBilled: true })).toEqual(CHAT_REPLY);
	});

	it("a refused connection is tried three times in all", async () => {
		const clock = testClock();
		const { attempts, onAttempt } = noting();
		const error = await rejectionOf(chat({ url: await closedPort() }, { clock, onAttempt }));
		expect(error).toBeInstanceOf(NetworkError);
		expect(error).toMatchObject({ code: "network", cause: expect.any(Error) as Error, provider: "groq" });
		expect(attempts.map(({ mayBeBilled }) => mayBeBilled)).toEqual([false, false, false]);
	});

	it("a connection that breaks before the response is not repeated, because the work may be done", async () => {
		const clock = testClock();
		const server = await serverFor((_request, response) => void response.destroy());
		const error = await rejectionOf(chat(server, { clock }));
		expect(error).toBeInstanceOf(NetworkError);
		expect(server.requests).toHaveLength(1);
		expect(error).toMatchObject({ attempts: [{ mayBeBilled: true, method: "POST", provider: "groq" }] });
	});

	it("a connection that breaks before the response is repeated where the caller accepts to pay twice", async () => {
		const clock = testClock();
		const server = await serverFor((_request, response, index) =>
			index === 0 ? void response.destroy() : sendJson(response, CHAT_REPLY),
		);
		expect(await chat(server, { clock, retryBilled: true })).toEqual(CHAT_REPLY);
	});
});

describe("the notes of a call", () => {
	it("report each attempt: who, where, status, wait and whether it may be billed", async () => {
		const clock = testClock();
		const server = await serverFor(failing(1, 503, { "Retry-After": "1" }));
		const { attempts, onAttempt } = noting();
		await chat(server, { clock, onAttempt });
		const url = `${server.url}/openai/v1/chat/completions`;
		expect(attempts).toEqual([
			{ provider: "groq", method: "POST", url, status: 503, waitedMs: 1000, mayBeBilled: false },
			{ provider: "groq", method: "POST", url, status: 200, waitedMs: undefined, mayBeBilled: true },
		]);
	});
});
