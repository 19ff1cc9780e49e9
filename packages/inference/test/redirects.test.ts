import { testClock } from "@pusula/tools/test-clock";
import { describe, expect, it } from "vitest";
import { ApiError, chatCompletion } from "../src/core.ts";
import { InferenceClient } from "../src/index.ts";
import { hfInference } from "../src/providers/hf-inference.ts";
import { chat, collect, chatStream, KEY, MESSAGES, noting, PROMPT, rejectionOf, serverFor } from "./calls.ts";
import { type Responder, beginStream, CHAT_REPLY, chunk, sendEvent, sendJson } from "./server.ts";

/** Redirects the first request, and responds to all others. */
function redirecting(status: number, to: string): Responder {
	return (_request, response, index) =>
		index === 0
			? void response.writeHead(status, { Location: to }).end("moved")
			: sendJson(response, CHAT_REPLY);
}

describe("a redirect on the same origin", () => {
	it.each([307, 308])("(%i) is followed with the whole request", async (status) => {
		const server = await serverFor(redirecting(status, "/other?x=1"));
		expect(await chat(server)).toEqual(CHAT_REPLY);
		const [first, second] = server.requests;
		expect(second).toMatchObject({ method: "POST", path: "/other?x=1", body: first?.body });
		expect(second?.headers["authorization"]).toBe(`Bearer ${KEY}`);
	});

	it.each([301, 302, 303])("(%i) is followed without the body, as by any fetch", async (status) => {
		const server = await serverFor(redirecting(status, "/answer"));
		expect(await chat(server)).toEqual(CHAT_REPLY);
		expect(server.requests[1]).toMatchObject({ method: "GET", path: "/answer", body: "" });
	});

	it.each([
		[301, 503],
		[302, 503],
		[303, 503],
		[303, 429],
	])("(%i) repeats only its GET when that fails with %i: no POST is paid twice", async (redirect, status) => {
		const { attempts, onAttempt } = noting();
		const server = await serverFor((request, response, index) => {
			if (request.method === "POST") response.writeHead(redirect, { Location: "/answer" }).end();
			else if (index < 3) sendJson(response, {}, status);
			else sendJson(response, CHAT_REPLY);
		});
		expect(await chat(server, { clock: testClock(), onAttempt })).toEqual(CHAT_REPLY);
		expect(server.requests.map(({ method, path }) => `${method} ${path}`)).toEqual([
			"POST /openai/v1/chat/completions",
			"GET /answer",
			"GET /answer",
			"GET /answer",
		]);
		expect(attempts.map(({ mayBeBilled }) => mayBeBilled)).toEqual([true, false, false]);
	});

	it("is followed by a stream", async () => {
		const server = await serverFor((_request, response, index) => {
			if (index === 0) response.writeHead(307, { Location: "/other" });
			else {
				beginStream(response);
				sendEvent(response, chunk("a", "stop"));
			}
			response.end();
		});
		expect(await collect(chatStream(server))).toHaveLength(1);
	});

	it("without an end is given up after five", async () => {
		const server = await serverFor(
			(_request, response) => void response.writeHead(307, { Location: "/again" }).end(),
		);
		expect(await rejectionOf(chat(server))).toMatchObject({ code: "redirect", status: 307 });
		expect(server.requests).toHaveLength(6);
	});

	it("without a URL is a response like any other", async () => {
		const server = await serverFor((_request, response) => void response.writeHead(307).end());
		expect(await rejectionOf(chat(server))).toMatchObject({ status: 307, code: "api" });
	});
});

describe("a redirect to another origin", () => {
	it.each([301, 302, 303, 307, 308])(
		"(%i) is refused: neither key nor prompt arrive there",
		async (status) => {
			const other = await serverFor((_request, response) => sendJson(response, CHAT_REPLY));
			const server = await serverFor(redirecting(status, `${other.url}/x`));
			const error = await rejectionOf(chat(server));
			expect(error).toBeInstanceOf(ApiError);
			expect(error).toMatchObject({
				code: "redirect",
				status,
				provider: "groq",
				message:
					"The server sent the request on to another address, which was refused. Call that address directly if you trust it.",
			});
			expect(server.requests).toHaveLength(1);
			expect(other.requests).toHaveLength(0);
		},
	);

	it("is refused on the platform too, with the name of who pays", async () => {
		const other = await serverFor((_request, response) => sendJson(response, CHAT_REPLY));
		const router = await serverFor(redirecting(307, `${other.url}/x`));
		const args = { provider: hfInference, model: "acme/fox", messages: MESSAGES, accessToken: "hf_1" };
		const error = await rejectionOf(chatCompletion(args, { routerUrl: router.url, billTo: "acme" }));
		expect(error).toMatchObject({ code: "redirect" });
		expect(router.requests[0]?.headers["x-hf-bill-to"]).toBe("acme");
		expect(router.requests[0]?.body).toContain(PROMPT);
		expect(other.requests).toHaveLength(0);
	});

	it.each([
		"https://127.0.0.1:1/",
		"//example.com/",
		"file:///etc/passwd",
		"data:text/plain,x",
		"http://[bad",
	])("is refused for %s", async (to) => {
		const server = await serverFor(redirecting(307, to));
		expect(await rejectionOf(chat(server))).toMatchObject({ code: "redirect" });
		expect(server.requests).toHaveLength(1);
	});
});

describe("a redirect whose target a page cannot see", () => {
	const hidden: typeof fetch = () =>
		Promise.resolve(Object.defineProperty(new Response(), "type", { value: "opaqueredirect" }));

	it("is refused for a request with a body", async () => {
		const error = await rejectionOf(chat({ url: "https://api.test" }, { fetch: hidden }));
		expect(error).toMatchObject({ code: "redirect" });
	});

	/** A page's fetch: hides redirects, or follows them and says where it arrived. */
	function pageFetch(target: string | undefined, seen: string[]): typeof fetch {
		const hub = "https://hub.test/api/models/acme/fox?expand[]=inferenceProviderMapping";
		return (input, init) => {
			const { url, headers } = new Request(input, init);
			seen.push(
				`${init?.redirect} ${url} ${headers.get("authorization")} ${headers.get("x-hf-bill-to")} ${init?.credentials}`,
			);
			if (init?.redirect === "follow") {
				const reply = Object.defineProperties(new Response("{}"), {
					redirected: { value: target !== undefined },
					url: { value: target ?? hub },
				});
				return Promise.resolve(reply);
			}
			return url === hub
				? hidden(input)
				: Promise.resolve(
						Response.json({ inferenceProviderMapping: {} }, { headers: { "cache-control": "no-store" } }),
					);
		};
	}

	const lookUp = (fetch: typeof globalThis.fetch): Promise<unknown> =>
		rejectionOf(
			new InferenceClient("hf_1", { fetch, hubUrl: "https://hub.test", billTo: "acme" }).textClassification({
				provider: "hf-inference",
				model: "acme/fox",
				inputs: "a",
			}),
		);

	const REQUESTED =
		"manual https://hub.test/api/models/acme/fox?expand[]=inferenceProviderMapping Bearer hf_1 null undefined";
	const PROBED =
		"follow https://hub.test/api/models/acme/fox?expand[]=inferenceProviderMapping null null omit";

	it("is found without key, cookies and payer, and followed on the same origin", async () => {
		const seen: string[] = [];
		const error = await lookUp(pageFetch("https://hub.test/api/models/acme/wolf", seen));
		expect(error).toMatchObject({ code: "no-mapping" });
		expect(seen).toEqual([
			REQUESTED,
			PROBED,
			"manual https://hub.test/api/models/acme/wolf Bearer hf_1 null undefined",
		]);
	});

	it.each([
		["leads to another origin", "https://other.test/x"],
		["only the key would be shown", undefined],
	])("is refused where it %s", async (_name, target) => {
		const seen: string[] = [];
		expect(await lookUp(pageFetch(target, seen))).toMatchObject({ code: "redirect" });
		expect(seen).toEqual([REQUESTED, PROBED]);
	});
});
