import { getEventListeners } from "node:events";
import { testClock, type TestClock } from "@pusula/tools/test-clock";
import { describe, expect, it } from "vitest";
import { chatCompletion, type Options, textToImage } from "../src/core.ts";
import { InferenceClient } from "../src/index.ts";
import { falAi } from "../src/providers/fal-ai.ts";
import type { Adapter } from "../src/types/adapter.ts";
import type { Media } from "../src/types/output.ts";
import type { Provider } from "../src/types/provider.ts";
import {
	chat,
	chatStream,
	collect,
	KEY,
	MESSAGES,
	milestone,
	providerAt,
	rejectionOf,
	serverFor,
} from "./calls.ts";
import {
	type Responder,
	beginStream,
	CHAT_REPLY,
	chunk,
	type Received,
	sendEvent,
	sendJson,
	type TestServer,
} from "./server.ts";

/** A job provider on one server: submit at /submit, state at /state, result file at /file. */
function jobProvider(url: string): Provider {
	const image: Adapter<{ inputs: string }, Media> = {
		path: "submit",
		toPayload: (input) => ({ kind: "json", value: input }),
		fromResponse: () => ({ url: `${url}/file` }),
		expected: "",
		job: {
			id: () => "1",
			ticket: [],
			status: () => ({ path: "state" }),
			state: (reply) => (JSON.stringify(reply).includes("done") ? "done" : "running"),
			intervalMs: 10,
			pollFailed: "no state",
		},
	};
	return { ...falAi, host: url, tasks: { "text-to-image": image } };
}

/** Where a call can be when the caller aborts it: what the server does, and when it is time. */
interface Stage {
	readonly respond: Responder;
	readonly start: (server: TestServer, options: Options) => Promise<unknown>;
	/** Path whose request is under way when the signal fires. */
	readonly at: string;
	/** The server begins its response, and the signal fires once that has come. */
	readonly begins?: true;
}

const silent: Responder = () => {};
const startChat: Stage["start"] = (server, options) => chat(server, options);
const startStream: Stage["start"] = (server, options) => collect(chatStream(server, options));
const startJob: Stage["start"] = ({ url }, options) =>
	textToImage(
		{ provider: jobProvider(url), model: "m", inputs: "a fox", accessToken: KEY },
		{ ...options, routerUrl: url },
	);
const startLookup: Stage["start"] = ({ url }, options) =>
	new InferenceClient("hf_1").textClassification(
		{ provider: "hf-inference", model: "acme/fox", inputs: "a" },
		{ ...options, hubUrl: url, routerUrl: url },
	);

/** Responds to a job's requests, but never to the one whose path begins with `stuck`. */
function jobStuckAt(stuck: string): Responder {
	return (request, response) => {
		if (request.path.startsWith(stuck)) return;
		sendJson(response, request.path === "/state" ? { state: "done" } : {});
	};
}

const STAGES: Readonly<Record<string, Stage>> = {
	"the look-up of the model": { respond: silent, start: startLookup, at: "/api/models" },
	"the wait for headers": { respond: silent, start: startChat, at: "/openai" },
	"the body of the response": {
		respond: (_request, response) => {
			response.writeHead(200, { "Content-Type": "application/json" });
			response.write('{"id":');
		},
		start: startChat,
		at: "/openai",
		begins: true,
	},
	"the body of a failed response": {
		respond: (_request, response) => {
			response.writeHead(400, { "Content-Type": "application/json" });
			response.write('{"error":');
		},
		start: startChat,
		at: "/openai",
		begins: true,
	},
	"a stream before its first event": {
		respond: (_request, response) => beginStream(response),
		start: startStream,
		at: "/openai",
		begins: true,
	},
	"a stream between two events": {
		respond: (_request, response) => {
			beginStream(response);
			sendEvent(response, chunk("a"));
		},
		start: startStream,
		at: "/openai",
		begins: true,
	},
	"the submission of a job": { respond: jobStuckAt("/submit"), start: startJob, at: "/submit" },
	"a poll of a job": { respond: jobStuckAt("/state"), start: startJob, at: "/state" },
	"the download of a result": { respond: jobStuckAt("/file"), start: startJob, at: "/file" },
};

const isAt =
	(path: string) =>
	(request: Received): boolean =>
		request.path.startsWith(path);

/** A test clock that stays in its pause of that number; `pause` ends when that begins. */
function pausingAt(number: number): { clock: TestClock; pause: Promise<void> } {
	const begun = milestone();
	const clock = testClock();
	let count = 0;
	const sleep: TestClock["sleep"] = (ms, signal) => {
		count += 1;
		if (count < number) return clock.sleep(ms, signal);
		begun.resolve();
		return new Promise((_resolve, reject) =>
			signal?.addEventListener("abort", () => reject(signal.reason as Error)),
		);
	};
	return { clock: { ...clock, sleep }, pause: begun.promise };
}

describe.each(Object.entries(STAGES))("giving up during %s", (_name, { respond, start, at, begins }) => {
	it("ends the call at once with the caller's own reason, and the connection with it", async () => {
		const server = await serverFor(respond);
		const controller = new AbortController();
		const reason = { not: "even an error" };
		const begun = milestone();
		const ended = rejectionOf(
			start(server, {
				signal: controller.signal,
				async fetch(url, init) {
					const response = await fetch(url, init);
					if (response.url.startsWith(`${server.url}${at}`)) begun.resolve();
					return response;
				},
			}),
		);
		await (begins ? begun.promise : server.until((requests) => requests.some(isAt(at))));
		await new Promise(setImmediate); // the client goes on to read what has come
		controller.abort(reason);
		const aborted = performance.now();
		expect(await ended).toBe(reason);
		expect(performance.now() - aborted).toBeLessThan(1000);
		await server.requests.find(isAt(at))?.left;
	});
});

describe("giving up", () => {
	it("during the pause before another try ends the call at once", async () => {
		const server = await serverFor((_request, response) =>
			sendJson(response, {}, 503, { "Retry-After": "60" }),
		);
		const controller = new AbortController();
		const { clock, pause } = pausingAt(1);
		const ended = rejectionOf(chat(server, { signal: controller.signal, clock }));
		await pause;
		controller.abort("enough");
		expect(await ended).toBe("enough");
		expect(server.requests).toHaveLength(1);
	});

	it("during the pause between two polls of a job ends the call at once", async () => {
		const server = await serverFor((_request, response) => sendJson(response, { state: "running" }));
		const controller = new AbortController();
		const { clock, pause } = pausingAt(3);
		const ended = rejectionOf(startJob(server, { signal: controller.signal, clock }));
		await pause;
		controller.abort("enough");
		expect(await ended).toBe("enough");
		expect(server.requests).toHaveLength(3);
		expect(clock.timers()).toBe(0);
	});

	it("before the call sends nothing", async () => {
		const server = await serverFor(silent);
		const signal = AbortSignal.abort("too late");
		for (const start of [startChat, startStream, startJob, startLookup])
			expect(await rejectionOf(start(server, { signal }))).toBe("too late");
		expect(server.requests).toHaveLength(0);
	});

	it("without a reason throws the platform's own AbortError", async () => {
		const server = await serverFor(silent);
		const controller = new AbortController();
		const ended = rejectionOf(chat(server, { signal: controller.signal }));
		await server.until(({ length }) => length === 1);
		controller.abort();
		expect(await ended).toMatchObject({ name: "AbortError" });
		expect(await ended).toBe(controller.signal.reason);
	});

	it("after the call changes nothing", async () => {
		const controller = new AbortController();
		const server = await serverFor((_request, response) =>
			sendJson(response, { id: "1", created: 1, model: "m", choices: [] }),
		);
		const args = { provider: providerAt(server.url), model: "m", messages: MESSAGES, accessToken: KEY };
		const reply = await chatCompletion(args, { signal: controller.signal });
		controller.abort();
		expect(reply.id).toBe("1");
	});
});

describe("leaving a stream early", () => {
	const endless: Responder = (_request, response) => {
		beginStream(response);
		sendEvent(response, chunk("a"));
	};

	it.each([
		[
			"break",
			async (server: TestServer) => {
				for await (const one of chatStream(server)) if (one.id) break;
			},
		],
		[
			"an error in the loop",
			async (server: TestServer) => {
				await rejectionOf(
					(async () => {
						for await (const one of chatStream(server)) throw new Error(one.id);
					})(),
				);
			},
		],
		[
			"return while an event is awaited",
			async (server: TestServer) => {
				const stream = chatStream(server);
				await stream.next();
				void stream.next();
				await stream.return();
			},
		],
		[
			"disposal",
			async (server: TestServer) => {
				const stream = chatStream(server);
				await stream.next();
				await stream[Symbol.asyncDispose]();
			},
		],
	])("by %s closes the connection within 50 ms, seen from the server", { retry: 2 }, async (_name, leave) => {
		const server = await serverFor(endless);
		await leave(server);
		const left = performance.now();
		await server.requests[0]?.left;
		expect(performance.now() - left).toBeLessThan(50);
	});

	it("by return before the first event has come closes the connection", async () => {
		const server = await serverFor((_request, response) => beginStream(response));
		const begun = milestone();
		const stream = chatStream(server, { onResponse: () => begun.resolve() });
		const first = stream.next();
		await begun.promise;
		await stream.return();
		expect(await first).toEqual({ value: undefined, done: true });
		await server.requests[0]?.left;
	});
});

describe("many calls on one signal", () => {
	it("share one listener, and leave none behind", async () => {
		const { signal } = new AbortController();
		const server = await serverFor((_request, response) => sendJson(response, CHAT_REPLY));
		const first = Array.from({ length: 20 }, () => chat(server, { signal }));
		expect(getEventListeners(signal, "abort")).toHaveLength(1);
		await first[0];
		const later = Array.from({ length: 20 }, () => chat(server, { signal }));
		expect(getEventListeners(signal, "abort")).toHaveLength(1);
		await Promise.all([...first, ...later]);
		expect(getEventListeners(signal, "abort")).toHaveLength(0);
	});

	it("all end when it fires, and leave no listener behind", async () => {
		const controller = new AbortController();
		const server = await serverFor(silent);
		const all = Array.from({ length: 20 }, () => rejectionOf(chat(server, { signal: controller.signal })));
		await server.until(({ length }) => length === 20);
		controller.abort("enough");
		expect(new Set(await Promise.all(all))).toEqual(new Set(["enough"]));
		expect(getEventListeners(controller.signal, "abort")).toHaveLength(0);
	});
});
