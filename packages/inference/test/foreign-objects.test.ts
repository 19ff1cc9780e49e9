import { describe, expect, it } from "vitest";
import { testClock } from "@pusula/tools/test-clock";
import { chatCompletionStream, InferenceError } from "../src/core.ts";
import { chat, chatStream, collect, KEY, MESSAGES, providerAt, rejectionOf } from "./calls.ts";
import { CHAT_REPLY, chunk } from "./server.ts";

const HOST = { url: "https://made.test" };
const EVENTS = `data: ${JSON.stringify(chunk("a", "stop"))}\n\ndata: [DONE]\n\n`;

/** An object that somebody else made. */
type Foreign = Record<PropertyKey, unknown>;

function throwAnError(): never {
	throw new Error("foreign");
}

function failLate(): Promise<never> {
	const late = Promise.reject(new Error("foreign"));
	late.catch(() => undefined); // where nobody waits for it
	return late;
}

const FAULTS: Readonly<Record<string, PropertyDescriptor>> = {
	"throws when it is read": { get: throwAnError },
	"throws when it is called": { value: throwAnError },
	"returns nothing": { value: () => undefined },
	"gives nothing in time": { value: () => Promise.resolve() },
	"fails in time": { value: failLate },
	"is missing": { value: undefined },
	"is null": { value: null },
	"is a number": { value: 7 },
};

/** The parts of a response with a status and a text as its body. */
const FORMS: Readonly<Record<string, (status: number, type: string, text: string) => readonly Foreign[]>> = {
	"a web stream": (status, type, text) => {
		const { next, cancel } = chunksOf(text);
		const reader = { read: next, cancel };
		const body = { getReader: () => reader, cancel, locked: false };
		return [...responseOf(status, type, { body, url: "", redirected: false }), body, reader];
	},
	"a body that can be iterated": (status, type, text) => {
		const { next, cancel } = chunksOf(text);
		const iterator = { next, return: cancel };
		const body = { [Symbol.asyncIterator]: () => iterator, on: () => undefined, destroy: () => undefined };
		return [...responseOf(status, type, { body }), body, iterator];
	},
	"its text alone": (status, type, text) => responseOf(status, type, { text: () => Promise.resolve(text) }),
};

function responseOf(status: number, type: string, rest: Foreign): readonly [Foreign, Foreign] {
	const headers = { get: (name: string) => (name === "content-type" ? type : null) };
	const ok = status < 300;
	return [{ status, ok, statusText: "", type: "default", bodyUsed: false, headers, ...rest }, headers];
}

function chunksOf(text: string): { next: () => Promise<object>; cancel: () => Promise<void> } {
	const left = [new TextEncoder().encode(text)];
	return {
		next: () => Promise.resolve(left.length > 0 ? { done: false, value: left.pop() } : { done: true }),
		cancel: () => Promise.resolve(),
	};
}

const CALLS = {
	call: [chat, "application/json", JSON.stringify(CHAT_REPLY)],
	stream: [
		(...args: Parameters<typeof chatStream>) => collect(chatStream(...args)),
		"text/event-stream",
		EVENTS,
	],
} as const;

describe.each(Object.keys(FORMS))("a response with %s", (form) => {
	const make = FORMS[form] ?? throwAnError;

	describe.each(Object.keys(CALLS) as (keyof typeof CALLS)[])("to a %s", (name) => {
		const [run, goodType, goodText] = CALLS[name];

		it.each([200, 303, 401, 503])(
			"of status %d fails as an InferenceError, whatever part is broken",
			async (status) => {
				const [type, text] = status === 200 ? [goodType, goodText] : ["application/json", '{"error":"no"}'];
				const broken = make(status, type, text).flatMap((part, index) =>
					Reflect.ownKeys(part).flatMap((key) => Object.keys(FAULTS).map((fault) => ({ index, key, fault }))),
				);
				for (const { index, key, fault } of broken) {
					const fetch = (): Promise<Response> => {
						const parts = make(status, type, text);
						Object.defineProperty(parts[index], key, FAULTS[fault] ?? {});
						return Promise.resolve(parts[0] as unknown as Response); // as a mock makes it
					};
					const options = { fetch, clock: testClock(), maxRetries: 1, timeoutMs: 5000 };
					const error = await run(HOST, options).then(
						() => undefined,
						(thrown: unknown) => thrown,
					);
					const isOurs = InferenceError.is(error) && error.provider === "groq" && error.code !== "timeout";
					expect(
						error === undefined || isOurs,
						`part ${index}, ${String(key)} ${fault}: ${String(error)}`,
					).toBe(true);
				}
			},
		);
	});
});

it("a stream that cannot be opened goes on to the next provider of a list", async () => {
	const [broken] = responseOf(200, "text/event-stream", { body: { getReader: throwAnError } });
	const good = new Response(EVENTS, { headers: { "content-type": "text/event-stream" } });
	const attempts: unknown[] = [];
	const fetch = (url: unknown): Promise<Response> =>
		Promise.resolve(attempts.push(url) === 1 ? (broken as unknown as Response) : good); // as a mock makes it
	const provider = [providerAt(HOST.url, "first"), providerAt("https://good.test", "second")];
	const args = { provider, model: "acme/fox", messages: MESSAGES, accessToken: KEY };
	expect(await collect(chatCompletionStream(args, { fetch, retryBilled: true }))).toHaveLength(1);
	expect(attempts).toHaveLength(2);
	const error = await rejectionOf(
		collect(chatStream(HOST, { fetch: () => Promise.resolve(broken as never) })),
	);
	expect(error).toMatchObject({ code: "network", provider: "groq", cause: { message: "foreign" } });
});

describe("a signal", () => {
	const run = (signal: unknown): ReturnType<typeof chat> =>
		chat(HOST, { fetch: () => Promise.resolve(Response.json(CHAT_REPLY)), signal: signal as AbortSignal }); // what types refuse

	it("that cannot be listened to is a mistake of the call", async () => {
		const error = await rejectionOf(run({ addEventListener: throwAnError }));
		expect(error).toMatchObject({ code: "bad-input", cause: { message: "foreign" } });
	});

	it.each([
		["nothing", undefined],
		["an event that names no signal, as of abortcontroller-polyfill", new Event("abort")],
	])("whose listeners are called with %s ends its call", async (_name, event) => {
		const listeners: ((event: unknown) => void)[] = [];
		const addEventListener = (_type: string, listener: () => void): void => void listeners.push(listener);
		const signal = {
			aborted: false,
			reason: "enough",
			addEventListener,
			removeEventListener: () => undefined,
		};
		const options = { fetch: () => new Promise<never>(() => {}), signal: signal as never }; // as a polyfill makes it
		const left = rejectionOf(chat(HOST, options));
		for (const listener of listeners) listener(event);
		expect(await left).toBe("enough");
	});

	it("that cannot be left does not hold up the result", async () => {
		expect(await run({ addEventListener: () => undefined })).toEqual(CHAT_REPLY);
		const signal = { addEventListener: () => undefined, removeEventListener: throwAnError };
		expect(await run(signal)).toEqual(CHAT_REPLY);
		const secret = Object.defineProperty({ ...signal }, "reason", { get: throwAnError });
		expect(await run(secret)).toEqual(CHAT_REPLY);
		expect(await rejectionOf(run(Object.assign(secret, { aborted: true })))).toMatchObject({
			message: "foreign",
		});
	});
});

it.each<[string, (headers: Headers) => Headers]>([
	["with a get of their own", (headers) => Object.assign(headers, { get: throwAnError })],
	["behind a proxy", (headers) => new Proxy(headers, {})],
])("native headers %s, which cannot be read, count as none", async (_name, change) => {
	const reply = async (status: number): Promise<unknown> => {
		const response = Response.json(CHAT_REPLY, { status });
		Object.defineProperty(response, "headers", { value: change(response.headers) });
		return rejectionOf(chat(HOST, { fetch: () => Promise.resolve(response), maxRetries: 0 }));
	};
	expect(await reply(200)).toMatchObject({ name: "InferenceOutputError", provider: "groq" });
	expect(await reply(401)).toMatchObject({ name: "ProviderApiError", status: 401 });
	expect(await reply(503)).toMatchObject({ name: "ProviderApiError", status: 503 });
});

it("native headers with a get of their own are read with it", async () => {
	const response = Response.json(CHAT_REPLY, { headers: { "content-type": "text/html" } });
	response.headers.get = () => "application/json";
	expect(await chat(HOST, { fetch: () => Promise.resolve(response) })).toEqual(CHAT_REPLY);
});

it("an error of fetch that cannot be read is one without a cause", async () => {
	const unreadable = Object.defineProperty(new Error("x"), "cause", { get: throwAnError });
	const error = await rejectionOf(chat(HOST, { fetch: () => Promise.reject(unreadable), maxRetries: 0 }));
	expect(error).toMatchObject({ code: "network", cause: undefined });
});
