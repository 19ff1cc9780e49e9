import { describe, expect, it } from "vitest";
import { InferenceClient, resumeJob, type StoredJob } from "../src/index.ts";
import { CHAT_REPLY, chunk, sendEvent, beginStream, sendJson, type TestServer } from "./server.ts";
import { chat, chatStream, collect, KEY, MESSAGES, rejectionOf, serverFor } from "./calls.ts";

describe("an abort inside the loop", () => {
	it("ends a stream whose next events have come already", async () => {
		const server = await serverFor((_request, response) => {
			beginStream(response);
			for (const text of ["a", "b", "c"]) sendEvent(response, chunk(text));
			response.end(`data: ${JSON.stringify(chunk("", "stop"))}\n\ndata: [DONE]\n\n`);
		});
		const controller = new AbortController();
		const reason = new Error("mine");
		let count = 0;
		const read = async (): Promise<void> => {
			for await (const one of chatStream(server, { signal: controller.signal }))
				if (one && ++count === 1) controller.abort(reason);
		};
		expect(await rejectionOf(read())).toBe(reason);
		expect(count).toBe(1);
	});
});

describe("an argument of a program without types", () => {
	const client = new InferenceClient(KEY, { fetch: () => Promise.resolve(Response.json(CHAT_REPLY)) });
	const CHAT = { messages: MESSAGES, provider: "groq", model: "acme/fox" } as const;
	const call = (args: object, options: object = {}): Promise<unknown> =>
		client.chatCompletion({ ...CHAT, ...args }, options);
	const stream = (args: object, options: object): AsyncGenerator =>
		client.chatCompletionStream({ ...CHAT, ...args }, options);
	const STORED: StoredJob = {
		version: 1,
		provider: "fal-ai",
		task: "text-to-image",
		model: "m",
		providerModel: "m",
		routed: false,
		ticket: { request_id: "1", response_url: "https://queue.fal.run/m/requests/1" },
	};

	it("is refused by name: a provider that is a symbol", async () => {
		const args = { provider: Symbol("groq") as never, model: "m", messages: [] };
		const error = await rejectionOf(new InferenceClient("hf_1").chatCompletion(args));
		expect(error).toMatchObject({ code: "provider-not-supported" });
		expect(String(error)).toContain("Symbol(groq)");
	});

	const WRONG: readonly (readonly [what: string, args: object, options: object, name: string])[] = [
		["a provider that is null in a list", { provider: [null] }, {}, "provider"],
		["a provider without tasks", { provider: {} }, {}, "provider"],
		["a hub URL that is an object", {}, { hubUrl: {} }, "hubUrl"],
		["a router URL that is a number", {}, { routerUrl: 5 }, "routerUrl"],
		["a payer that is an object", {}, { billTo: {} }, "billTo"],
		["a controller in place of its signal", {}, { signal: new AbortController() }, "signal"],
		...["clock", "resolveModel", "onResponse", "onAttempt", "onStreamEnd", "logger", "fetch"].map(
			(name) => [`a number as ${name}`, {}, { [name]: 7 }, name] as const,
		),
		...["info", "warn", "log"].map((method) => {
			const others = { info: () => undefined, warn: () => undefined, log: () => undefined };
			return [
				`a logger without ${method}`,
				{},
				{ logger: { ...others, [method]: null } },
				`logger.${method}`,
			] as const;
		}),
		["a text that should change the URL", { urlTransform: "x" }, {}, "urlTransform"],
	];

	it.each(WRONG)("is refused by name: %s", async (_what, args, options, name) => {
		for (const failed of [call(args, options), collect(stream(args, options))]) {
			const error = await rejectionOf(failed);
			expect(error).toMatchObject({ code: "bad-input" });
			expect(String(error)).toContain(name);
		}
	});

	it("is refused by a job's handle too", async () => {
		const { status } = resumeJob(STORED, { accessToken: KEY });
		expect(await rejectionOf(status({ clock: 7 as never }))).toMatchObject({ code: "bad-input" }); // what types refuse
	});
});

describe("an argument that holds itself, but not in JSON", () => {
	it.each([
		["a chat", (server: TestServer, part: object) => chat(server, {}, { accessToken: KEY, part } as object)],
		[
			"a call that may hold files",
			({ url }: TestServer, part: object) =>
				new InferenceClient(KEY, { endpointUrl: url }).textClassification({
					inputs: "a fox",
					parameters: { part },
				}),
		],
	] as const)("fails in %s as the server says", async (_what, call) => {
		const part: Record<string, unknown> = { toJSON: () => "x" };
		part["self"] = part;
		const server = await serverFor((_request, response) => sendJson(response, { error: "no" }, 403));
		expect(await rejectionOf(call(server, part))).toMatchObject({ status: 403, message: "no" });
		expect(server.requests[0]?.body).toContain('"part":"x"');
	});
});

it("an error of a fetch that cannot be read is still an error of the library", async () => {
	const server = await serverFor((_request, response) => sendJson(response, CHAT_REPLY));
	const failure = {
		get message(): string {
			throw new Error("no message");
		},
	};
	// oxlint-disable-next-line typescript/prefer-promise-reject-errors -- what a hostile fetch may do
	const error = await rejectionOf(chat(server, { fetch: () => Promise.reject(failure) }));
	expect(error).toMatchObject({ code: "network" });
});
