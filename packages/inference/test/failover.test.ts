import { testClock } from "@pusula/tools/test-clock";
import { describe, expect, it } from "vitest";
import { chatCompletion, chatCompletionStream, InputError, type Options } from "../src/core.ts";
import { InferenceClient } from "../src/index.ts";
import { cerebras } from "../src/providers/cerebras.ts";
import type { Provider } from "../src/types/provider.ts";
import { collect, KEY, MESSAGES, noting, providerAt, rejectionOf, serverFor } from "./calls.ts";
import {
	type Responder,
	beginStream,
	CHAT_REPLY,
	chunk,
	sendEvent,
	sendJson,
	type TestServer,
} from "./server.ts";

const good: Responder = (_request, response) => sendJson(response, CHAT_REPLY);
const saying =
	(status: number, body: unknown = { error: "no" }): Responder =>
	(_request, response) =>
		sendJson(response, body, status);

/** What a page gets of a redirect that it does not follow. */
function hiddenRedirect(): Response {
	return Object.defineProperties(new Response(), {
		type: { value: "opaqueredirect" },
		status: { value: 0 },
		ok: { value: false },
	});
}

const goodStream: Responder = (_request, response) => {
	beginStream(response);
	sendEvent(response, chunk("b", "stop"));
	response.end("data: [DONE]\n\n");
};

/** Providers "first", "second" … with a server each. */
async function providersFor(
	...responders: readonly Responder[]
): Promise<{ servers: TestServer[]; provider: Provider[] }> {
	const servers = await Promise.all(responders.map((respond) => serverFor(respond)));
	const ids = ["first", "second", "third"];
	return { servers, provider: servers.map(({ url }, index) => providerAt(url, ids[index])) };
}

function callFirstOf(provider: readonly Provider[], options?: Options): ReturnType<typeof chatCompletion> {
	return chatCompletion({ provider, model: "acme/fox", messages: MESSAGES, accessToken: KEY }, options);
}

function stream(provider: readonly Provider[], options?: Options): ReturnType<typeof chatCompletionStream> {
	return chatCompletionStream({ provider, model: "acme/fox", messages: MESSAGES, accessToken: KEY }, options);
}

const requestCounts = (servers: readonly TestServer[]): number[] =>
	servers.map(({ requests }) => requests.length);

describe("a list of providers", () => {
	it("calls only the first while it responds", async () => {
		const { servers, provider } = await providersFor(good, good);
		expect(await callFirstOf(provider)).toEqual(CHAT_REPLY);
		expect(requestCounts(servers)).toEqual([1, 0]);
	});

	it("does not wait without end for a busy one while another may serve", async () => {
		const { servers, provider } = await providersFor(saying(503), good);
		expect(await callFirstOf(provider, { clock: testClock() })).toEqual(CHAT_REPLY);
		expect(requestCounts(servers)).toEqual([3, 1]);
	});

	it.each([400, 422])("does not call another after a mistake of the caller (%i)", async (status) => {
		const { servers, provider } = await providersFor(saying(status), good);
		expect(await rejectionOf(callFirstOf(provider))).toMatchObject({ status, provider: "first" });
		expect(requestCounts(servers)).toEqual([1, 0]);
	});

	it("does not call another after an input that cannot be sent", async () => {
		const { servers, provider } = await providersFor(good, good);
		const circular: Record<string, unknown> = {};
		circular["self"] = circular;
		const error = await rejectionOf(
			chatCompletion({ provider, model: "m", messages: MESSAGES, accessToken: KEY, extra: circular }),
		);
		expect(error).toBeInstanceOf(InputError);
		expect(error).toMatchObject({ code: "bad-input" });
		expect(requestCounts(servers)).toEqual([0, 0]);
	});

	it("does not call another after the caller gave up", async () => {
		const controller = new AbortController();
		const { servers, provider } = await providersFor(() => controller.abort("enough"), good);
		expect(await rejectionOf(callFirstOf(provider, { signal: controller.signal }))).toBe("enough");
		expect(requestCounts(servers)).toEqual([1, 0]);
	});

	it("shares one time limit", async () => {
		const { servers, provider } = await providersFor(() => {}, good);
		expect(await rejectionOf(callFirstOf(provider, { timeoutMs: 50 }))).toMatchObject({ code: "timeout" });
		expect(requestCounts(servers)).toEqual([1, 0]);
	});

	it.each([301, 302, 303])(
		"does not call another once a POST led to a GET (%i), and only that fails",
		async (status) => {
			const { servers, provider } = await providersFor((request, response) => {
				if (request.method === "POST") response.writeHead(status, { Location: "/answer" }).end();
				else sendJson(response, {}, 500);
			}, good);
			const error = await rejectionOf(callFirstOf(provider, { clock: testClock() }));
			expect(error).toMatchObject({ status: 500, provider: "first" });
			expect(requestCounts(servers)).toEqual([4, 0]);
		},
	);

	it.each([301, 302, 303])(
		"does not call another where an accepted call leads elsewhere (%i)",
		async (status) => {
			const { servers, provider } = await providersFor(
				(_request, response) => void response.writeHead(status, { Location: "https://other.test/" }).end(),
				good,
			);
			expect(await rejectionOf(callFirstOf(provider))).toMatchObject({ code: "redirect", status });
			expect(requestCounts(servers)).toEqual([1, 0]);
		},
	);

	it("does not call another where a page cannot see whether a redirect accepted the call", async () => {
		const { servers, provider } = await providersFor(saying(303), good);
		const fetch: typeof globalThis.fetch = async (input, init) => {
			const response = await globalThis.fetch(input, init);
			return response.ok ? response : hiddenRedirect();
		};
		expect(await rejectionOf(callFirstOf(provider, { fetch }))).toMatchObject({ code: "redirect" });
		expect(requestCounts(servers)).toEqual([1, 0]);
	});

	it("does not call another where an accepted call leads nowhere", async () => {
		const { servers, provider } = await providersFor(saying(303), good);
		expect(await rejectionOf(callFirstOf(provider))).toMatchObject({ status: 303 });
		expect(requestCounts(servers)).toEqual([1, 0]);
	});

	it("throws the last one's error, with every try", async () => {
		const { provider } = await providersFor(saying(403, { error: "one" }), saying(502, { error: "two" }));
		const { attempts, onAttempt } = noting();
		const error = await rejectionOf(callFirstOf(provider, { onAttempt }));
		expect(error).toMatchObject({ message: "two", provider: "second", status: 502 });
		expect(error).toMatchObject({
			attempts: [
				{ provider: "first", status: 403, mayBeBilled: false },
				{ provider: "second", status: 502, mayBeBilled: true },
			],
		});
		expect(attempts.map((one) => one.provider)).toEqual(["first", "second"]);
	});

	it("names the one that responded", async () => {
		const { provider } = await providersFor(saying(401), good);
		const responding: string[] = [];
		await callFirstOf(provider, { onResponse: (info) => void responding.push(info.provider) });
		expect(responding).toEqual(["second"]);
	});

	it("is an error when it is empty", async () => {
		expect(await rejectionOf(callFirstOf([]))).toMatchObject({ code: "no-provider" });
	});

	it("may hold ids in the main entry; one that does not serve the model is passed over", async () => {
		const server = await serverFor((request, response) =>
			request.path.startsWith("/api/")
				? sendJson(response, {
						inferenceProviderMapping: {
							cerebras: { status: "live", providerId: "fox", task: "conversational" },
						},
					})
				: sendJson(response, CHAT_REPLY),
		);
		const client = new InferenceClient("hf_1", { hubUrl: server.url, routerUrl: server.url });
		const args = { provider: ["groq", "cerebras"] as const, model: "acme/fox", messages: MESSAGES };
		expect(await client.chatCompletion(args)).toEqual(CHAT_REPLY);
		expect(server.requests.at(-1)?.path).toBe(`/cerebras/${String(cerebras.tasks.conversational?.path)}`);
	});
});

describe("a list of providers for a stream", () => {
	it("leaves the connection of the one that failed", async () => {
		const { servers, provider } = await providersFor((_request, response) => {
			beginStream(response);
			sendEvent(response, { error: "overloaded" });
		}, goodStream);
		expect(await collect(stream(provider, { retryBilled: true }))).toHaveLength(1);
		await servers[0]?.requests[0]?.left;
	});

	it("never calls another after the first event", async () => {
		let breakOff = (): unknown => undefined;
		const { servers, provider } = await providersFor((_request, response) => {
			beginStream(response);
			sendEvent(response, chunk("a"));
			breakOff = () => response.destroy();
		}, goodStream);
		const read = async (): Promise<void> => {
			for await (const { id } of stream(provider, { retryBilled: true })) if (id) breakOff();
		};
		expect(await rejectionOf(read())).toMatchObject({ code: "network" });
		expect(requestCounts(servers)).toEqual([1, 0]);
	});
});
