import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { testClock } from "@pusula/tools/test-clock";
import { expect, onTestFinished, test } from "vitest";
import { download } from "./download.ts";
import type { FileFacts } from "./listing.ts";

const CONTENT = Uint8Array.from({ length: 1000 }, (_, index) => index % 256);

/** URL of a server for one test. */
async function listen(answer: (request: IncomingMessage, response: ServerResponse) => void): Promise<string> {
	const server = createServer(answer);
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	onTestFinished(() => {
		server.closeAllConnections();
		server.close();
	});
	return `http://127.0.0.1:${(server.address() as AddressInfo).port}/model.onnx`; // it listens on a port
}

test("begins anew where a server gives the whole file in place of the rest", async () => {
	const ranges: (string | undefined)[] = [];
	const url = await listen(({ headers, socket }, response) => {
		ranges.push(headers.range);
		response.writeHead(200, { "content-length": "1000" });
		if (ranges.length > 1) response.end(CONTENT);
		else response.write(CONTENT.subarray(0, 300), () => socket.destroySoon());
	});
	const counted: number[] = [];
	const bytes = await download({
		url,
		model: "acme/fox",
		path: "model.onnx",
		facts: { bytes: 1000, isExact: true },
		requests: { signal: new AbortController().signal, clock: testClock() },
		onBytes: (count) => counted.push(count),
	});
	expect([bytes, ranges]).toEqual([CONTENT, [undefined, "bytes=300-"]]);
	expect(counted).toContain(-300);
	expect(counted.reduce((sum, count) => sum + count, 0)).toBe(1000);
});

test("an abort ends the pause before the next request", async () => {
	const reason = new Error("enough");
	const leave = new AbortController();
	const url = await listen((_request, response) => void response.writeHead(503).end());
	const clock = {
		...testClock(),
		sleep: (_ms: number, signal: AbortSignal): Promise<never> =>
			new Promise((_, reject) => {
				signal.addEventListener("abort", () => reject(signal.reason as Error));
				leave.abort(reason);
			}),
	};
	const request = { url, model: "acme/fox", path: "model.onnx", facts: { bytes: 1, isExact: true } };
	await expect(
		download({ ...request, requests: { signal: leave.signal, clock }, onBytes: () => undefined }),
	).rejects.toBe(reason);
});

const REQUEST = { url: "https://hub.example/model.onnx", model: "acme/fox", path: "model.onnx" };

/** Downloads from a host whose responses are made here, one for each request. */
async function receive(facts: FileFacts, responses: readonly ((range: string | null) => Response)[]) {
	const ranges: (string | null)[] = [];
	let left = [...responses];
	const fetch = (_url: unknown, init: RequestInit = {}): Promise<Response> => {
		const range = new Headers(init.headers).get("range");
		ranges.push(range);
		const [next, ...others] = left;
		left = others;
		return next
			? Promise.resolve(next(range))
			: Promise.reject(new TypeError("no further request was expected"));
	};
	const requests = { signal: new AbortController().signal, clock: testClock(), fetch };
	const bytes = await download({ ...REQUEST, facts, requests, onBytes: () => undefined });
	return { bytes, ranges };
}

/** A body whose connection breaks behind these bytes. */
function broken(content: Uint8Array): Response {
	let isSent = false;
	return new Response(
		new ReadableStream<Uint8Array>({
			pull(body) {
				if (isSent) body.error(new TypeError("terminated"));
				else body.enqueue(content);
				isSent = true;
			},
		}),
	);
}

test("a connection that breaks behind the last byte leaves a whole file", async () => {
	const { bytes, ranges } = await receive({ bytes: 1000, isExact: true }, [() => broken(CONTENT)]);
	expect([bytes, ranges]).toEqual([CONTENT, [null]]);
});

test("a file of unknown size is fetched anew after its connection broke: no part of it can be asked for", async () => {
	const whole = (): Response => new Response(CONTENT);
	const { bytes, ranges } = await receive({ bytes: undefined, isExact: false }, [
		() => broken(CONTENT),
		whole,
	]);
	expect([bytes, ranges]).toEqual([CONTENT, [null, null]]);
});

test("a host that has less of a file than its list says gives a broken file, not a busy host", async () => {
	const short = receive({ bytes: 1000, isExact: true }, [
		() => broken(CONTENT.subarray(0, 300)),
		() => new Response(null, { status: 416 }),
	]);
	await expect(short).rejects.toMatchObject({ kind: "broken-model" });
});

test("pauses grow between requests to a busy host, of which there are four", async () => {
	const busy = (): Response => new Response(null, { status: 503 });
	const clock = testClock();
	const fetch = (): Promise<Response> => Promise.resolve(busy());
	const facts = { bytes: 1, isExact: true };
	const requests = { signal: new AbortController().signal, clock, fetch };
	await expect(download({ ...REQUEST, facts, requests, onBytes: () => undefined })).rejects.toMatchObject({
		kind: "offline",
		status: 503,
	});
	expect([clock.now(), clock.timers()]).toEqual([250 + 500 + 1000, 0]);
});

/** The milliseconds that a download waits for a host that is busy three times and says when to come again. */
async function pauseOf(retryAfter: string): Promise<number> {
	const clock = testClock();
	let left = 3;
	const fetch = (): Promise<Response> => {
		left -= 1;
		const headers = { "retry-after": retryAfter };
		return Promise.resolve(left < 0 ? new Response("x") : new Response(null, { status: 429, headers }));
	};
	const facts = { bytes: 1, isExact: true };
	const requests = { signal: new AbortController().signal, clock, fetch };
	await download({ ...REQUEST, facts, requests, onBytes: () => undefined });
	return clock.now();
}

test("a host that says when to come again is not asked sooner, nor sooner than without it", async () => {
	expect(await pauseOf("7")).toBe(3 * 7000);
	expect(await pauseOf("0")).toBe(250 + 500 + 1000);
	expect(await pauseOf("soon")).toBe(250 + 500 + 1000);
	expect(await pauseOf(new Date(Date.now() - 5000).toUTCString())).toBe(250 + 500 + 1000);
});

test("a host that wants to be left alone for longer than a minute is an error that says for how long", async () => {
	await expect(pauseOf("90")).rejects.toMatchObject({
		kind: "offline",
		message: expect.stringContaining("try again later. It asks for 90 seconds.") as string,
	});
});

test("a file whose tag has changed since it was looked up is a broken one, whatever its size", async () => {
	const other = receive({ bytes: 1000, isExact: true, etag: '"one"' }, [
		() => new Response(CONTENT, { headers: { etag: '"two"' } }),
	]);
	await expect(other).rejects.toMatchObject({ kind: "broken-model" });
});

/** A download whose second response claims to be this part of the file. */
async function resumeWith(range: string): Promise<unknown> {
	const headers = { "content-range": range };
	const { bytes } = await receive({ bytes: 1000, isExact: true }, [
		() => broken(CONTENT.subarray(0, 300)),
		() => new Response(CONTENT.subarray(300), { status: 206, headers }),
	]);
	return bytes;
}

test.each(["bytes 0-699/1000", "bytes 300-999/2000", "bytes 3000-3699/1000"])(
	"a part that was not requested is a broken file: %s",
	async (range) => {
		await expect(resumeWith(range)).rejects.toMatchObject({
			kind: "broken-model",
			message: expect.stringContaining(range) as string,
		});
	},
);

test.each(["bytes 300-999/1000", "bytes 300-999/*"])(
	"the part that was requested is taken: %s",
	async (range) => {
		expect(await resumeWith(range)).toEqual(CONTENT);
	},
);
