import { testClock } from "@pusula/tools/test-clock";
import { describe, expect, it, onTestFinished } from "vitest";
import { NetworkError, type Options, type StreamVerdict } from "../src/core.ts";
import { chat, chatStream, collect, rejectionOf, serverFor } from "./calls.ts";
import { beginStream, CHAT_REPLY, chunk, sendEvent, sendJson } from "./server.ts";

/** Sends comments until the connection closes. */
function ping(write: (text: string) => void): void {
	const pinging = setInterval(() => write(": still here\n\n"), 10);
	onTestFinished(() => clearInterval(pinging));
}

describe("the whole call", () => {
	it("ends when no response comes in time, and the connection with it", async () => {
		const server = await serverFor(() => {});
		const error = await rejectionOf(chat(server, { timeoutMs: 50 }));
		expect(error).toBeInstanceOf(NetworkError);
		expect(error).toMatchObject({
			code: "timeout",
			message: "The answer did not come within 50 ms.",
			provider: "groq",
		});
		await server.requests[0]?.left;
	});

	it("ends when a response begins but does not come to its end", async () => {
		const server = await serverFor((_request, response) => {
			response.writeHead(200, { "Content-Type": "application/json" });
			ping((text) => response.write(text.length > 0 ? " " : ""));
		});
		expect(await rejectionOf(chat(server, { timeoutMs: 80 }))).toMatchObject({ code: "timeout" });
		await server.requests[0]?.left;
	});

	it("ends a stream, too, where the caller limits the whole of it", async () => {
		const server = await serverFor((_request, response) => {
			beginStream(response);
			const sending = setInterval(() => sendEvent(response, chunk("a")), 10);
			onTestFinished(() => clearInterval(sending));
		});
		expect(await rejectionOf(collect(chatStream(server, { timeoutMs: 80 })))).toMatchObject({
			code: "timeout",
			message: "The end of the stream did not come within 80 ms.",
		});
	});

	it("has no limit with 0", async () => {
		const clock = testClock();
		const server = await serverFor((_request, response) => {
			expect(clock.timers()).toBe(0);
			clock.advance(86_400_000);
			sendJson(response, CHAT_REPLY);
		});
		expect(await chat(server, { timeoutMs: 0, clock })).toEqual(CHAT_REPLY);
	});

	it("holds no timer once it is over", async () => {
		const timers = (): number => process.getActiveResourcesInfo().filter((name) => name === "Timeout").length;
		const server = await serverFor((_request, response) => sendJson(response, CHAT_REPLY));
		await chat(server);
		const before = timers();
		for (let index = 0; index < 20; index++) await chat(server);
		expect(timers()).toBeLessThanOrEqual(before);
	});
});

describe("a stream", () => {
	const watching = (): { verdicts: StreamVerdict[]; options: Options } => {
		const verdicts: StreamVerdict[] = [];
		return { verdicts, options: { onStreamEnd: (verdict) => void verdicts.push(verdict) } };
	};

	it("ends when its first event does not come in time; comments are not events", async () => {
		const { verdicts, options } = watching();
		const server = await serverFor((_request, response) => {
			beginStream(response);
			ping((text) => response.write(text));
		});
		const error = await rejectionOf(collect(chatStream(server, { ...options, firstChunkTimeoutMs: 80 })));
		expect(error).toMatchObject({
			code: "first-chunk-timeout",
			message: "The first event did not come within 80 ms.",
		});
		expect(verdicts).toEqual(["idle-timeout"]);
		await server.requests[0]?.left;
	});

	it("ends when even its headers do not come in time", async () => {
		const server = await serverFor(() => {});
		expect(await rejectionOf(collect(chatStream(server, { firstChunkTimeoutMs: 50 })))).toMatchObject({
			code: "first-chunk-timeout",
		});
	});

	it("ends when it falls silent; comments do not reset the clock", async () => {
		const { verdicts, options } = watching();
		const server = await serverFor((_request, response) => {
			beginStream(response);
			sendEvent(response, chunk("a"));
			ping((text) => response.write(text));
		});
		const seen: unknown[] = [];
		const read = async (): Promise<void> => {
			for await (const one of chatStream(server, { ...options, idleTimeoutMs: 80 })) seen.push(one);
		};
		expect(await rejectionOf(read())).toMatchObject({
			code: "idle-timeout",
			message: "The next event did not come within 80 ms.",
		});
		expect(seen).toHaveLength(1);
		expect(verdicts).toEqual(["idle-timeout"]);
		await server.requests[0]?.left;
	});

	it("ends when it sends nothing but empty events, which do not reset the clock", async () => {
		const server = await serverFor((_request, response) => {
			beginStream(response);
			sendEvent(response, chunk("a"));
			ping((text) => response.write(text.replace(": still here", "data:")));
		});
		expect(await rejectionOf(collect(chatStream(server, { idleTimeoutMs: 80 })))).toMatchObject({
			code: "idle-timeout",
		});
	});

	it("goes on while events come, however long it lasts", async () => {
		const clock = testClock();
		let seen = 0;
		let sendNext = (): void => undefined;
		const server = await serverFor((_request, response) => {
			beginStream(response);
			sendNext = () => {
				sendEvent(response, chunk("a", seen === 10 ? "stop" : null));
				if (seen === 10) response.end("data: [DONE]\n\n");
			};
			sendNext();
		});
		const limits = { idleTimeoutMs: 200, firstChunkTimeoutMs: 200 };
		for await (const { choices } of chatStream(server, { ...limits, clock })) {
			seen += choices.length;
			clock.advance(150);
			if (seen <= 10) sendNext();
		}
		expect(seen).toBe(11);
	});

	it("does not count the reader's own time against the server", async () => {
		const clock = testClock();
		let send = (): void => undefined;
		const isRead = new Promise<void>((resolve) => (send = resolve));
		const server = await serverFor(async (_request, response) => {
			beginStream(response);
			sendEvent(response, chunk("a"));
			await isRead;
			sendEvent(response, chunk("b", "stop"));
			response.end("data: [DONE]\n\n");
		});
		const seen: string[] = [];
		for await (const { id } of chatStream(server, { idleTimeoutMs: 100, clock })) {
			seen.push(id);
			clock.advance(250);
			send();
		}
		expect(seen).toHaveLength(2);
	});
});
