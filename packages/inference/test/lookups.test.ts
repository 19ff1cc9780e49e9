import { testClock } from "@pusula/tools/test-clock";
import { describe, expect, it } from "vitest";
import { HubError, RouteError } from "../src/core.ts";
import { InferenceClient } from "../src/index.ts";
import type { Logger } from "../src/types/reports.ts";
import { rejectionOf, serverFor } from "./calls.ts";
import {
	classify,
	client,
	freshFetch,
	HF,
	isLookup,
	LABELS,
	LIVE,
	lookupsOf,
	mapping,
	platform,
} from "./hub-server.ts";
import { type Responder, sendJson } from "./server.ts";

describe("the look-up of a model", () => {
	it("looks the model up on the hub, with a platform key only", async () => {
		const server = await serverFor(platform(HF));
		await classify(server, { key: "hf_1" });
		await classify(server, { key: "own-key" });
		expect(lookupsOf(server).map(({ path, headers }) => [path, headers["authorization"]])).toEqual([
			["/api/models/acme/fox?expand[]=inferenceProviderMapping", "Bearer hf_1"],
			["/api/models/acme/fox?expand[]=inferenceProviderMapping", undefined],
		]);
	});

	it("passes the provider's own id to the call", async () => {
		const server = await serverFor(platform(HF));
		await classify(server);
		expect(server.requests.at(-1)?.path).toBe("/hf-inference/models/fox-1");
	});

	it("is made once for ten calls at the same time", async () => {
		const server = await serverFor(platform(HF));
		await Promise.all(Array.from({ length: 10 }, () => classify(server)));
		expect(lookupsOf(server)).toHaveLength(1);
		expect(server.requests).toHaveLength(11);
	});

	it("is made once for several calls one after another", async () => {
		const server = await serverFor(platform(HF));
		for (let index = 0; index < 3; index++) await classify(server);
		expect(lookupsOf(server)).toHaveLength(1);
	});

	it("is made apart for each key, so that nobody sees what only another may see", async () => {
		const server = await serverFor(
			platform((request, response) =>
				request.headers["authorization"] === "Bearer hf_owner"
					? sendJson(response, { inferenceProviderMapping: { "hf-inference": LIVE } })
					: sendJson(response, { error: "Repository not found" }, 404),
			),
		);
		expect(await classify(server, { key: "hf_owner" })).toEqual(LABELS[0]);
		expect(await rejectionOf(classify(server, { key: "hf_other" }))).toMatchObject({ code: "no-model" });
		expect(lookupsOf(server)).toHaveLength(2);
	});

	it("is made apart for each model and each hub", async () => {
		const [one, other] = [await serverFor(platform(HF)), await serverFor(platform(HF))];
		await classify(one);
		await classify(one, { model: "acme/wolf" });
		await classify(other);
		expect([lookupsOf(one).length, lookupsOf(other).length]).toEqual([2, 1]);
	});

	it("is made once for calls that each bring a fetch of their own", async () => {
		const server = await serverFor(platform(HF));
		for (let index = 0; index < 3; index++) await classify(server, { fetch: freshFetch() });
		await Promise.all(Array.from({ length: 3 }, () => classify(server, { fetch: freshFetch() })));
		expect(lookupsOf(server)).toHaveLength(1);
		await classify(server, { fetch: freshFetch(), key: "hf_other" });
		expect(lookupsOf(server)).toHaveLength(2);
	});

	it("is kept for its own fetch alone where the reply must not be stored", async () => {
		const server = await serverFor(
			platform((_request, response) =>
				sendJson(response, { inferenceProviderMapping: { "hf-inference": LIVE } }, 200, {
					"Cache-Control": "private, No-Store",
				}),
			),
		);
		const fetch = freshFetch();
		for (let index = 0; index < 3; index++) await classify(server, { fetch });
		expect(lookupsOf(server)).toHaveLength(1);
		await Promise.all(Array.from({ length: 3 }, () => classify(server, { fetch: freshFetch() })));
		expect(lookupsOf(server)).toHaveLength(4);
		await classify(server, { fetch });
		expect(lookupsOf(server)).toHaveLength(4);
	});

	it("is made again after five minutes", async () => {
		const clock = testClock();
		const server = await serverFor(platform(HF));
		await classify(server, { clock });
		clock.advance(299_000);
		await classify(server, { clock });
		expect(lookupsOf(server)).toHaveLength(1);
		clock.advance(2000);
		await classify(server, { clock });
		expect(lookupsOf(server)).toHaveLength(2);
	});

	it("is made again after a failure", async () => {
		const server = await serverFor(
			platform((request, response, index) =>
				index === 0 ? sendJson(response, { error: "no" }, 401) : HF(request, response, index),
			),
		);
		await rejectionOf(classify(server));
		expect(await classify(server)).toEqual(LABELS[0]);
	});

	it("is forgotten, oldest first, beyond a thousand", async () => {
		const urls: string[] = [];
		const counting: typeof fetch = (input, init) => {
			if (init?.method === "POST") return Promise.resolve(Response.json(LABELS));
			urls.push(new Request(input).url);
			return Promise.resolve(Response.json({ inferenceProviderMapping: { "hf-inference": LIVE } }));
		};
		const call = (model: string): Promise<unknown> =>
			new InferenceClient("hf_1", { fetch: counting }).textClassification({
				provider: "hf-inference",
				model,
				inputs: "a",
			});
		for (let index = 0; index <= 1000; index++) await call(`acme/m${index}`);
		await call("acme/m1000");
		expect(urls).toHaveLength(1001);
		await call("acme/m0");
		expect(urls).toHaveLength(1002);
	});

	it("goes through the caller's own fetch, and only through it", async () => {
		const server = await serverFor((_request, response) => sendJson(response, LABELS));
		const urls: string[] = [];
		const own: typeof fetch = (input, init) => {
			const { url } = new Request(input);
			urls.push(url);
			if (url.endsWith("/api/tasks"))
				return Promise.resolve(Response.json({ "text-classification": { models: [{ id: "acme/fox" }] } }));
			if (init?.method === "POST") return Promise.resolve(Response.json(LABELS));
			return Promise.resolve(Response.json({ inferenceProviderMapping: { "hf-inference": LIVE } }));
		};
		const own1 = client(server, { fetch: own });
		await own1.textClassification({ provider: "hf-inference", inputs: "a" });
		await own1.textClassification({ model: "acme/wolf", inputs: "a" });
		expect(urls.map((url) => new URL(url).pathname)).toEqual([
			"/api/tasks",
			"/api/models/acme/fox",
			"/hf-inference/models/fox-1",
			"/api/models/acme/wolf",
			"/hf-inference/models/fox-1",
		]);
		expect(urls.filter((url) => !url.startsWith(`${server.url}/`))).toEqual([]);
		expect(server.connections()).toBe(0);
	});

	it("is called as a plain function, as the fetch of web pages wants", async () => {
		const receivers: unknown[] = [];
		function strict(this: unknown): Promise<Response> {
			receivers.push(this);
			return Promise.resolve(Response.json({ inferenceProviderMapping: {} }));
		}
		await rejectionOf(
			new InferenceClient("hf_1", { fetch: strict }).textClassification({ model: "acme/fox", inputs: "a" }),
		);
		expect(receivers).toEqual([undefined]);
	});

	it("by a caller who aborts does not fail the others who wait for it", async () => {
		let count = 0;
		const server = await serverFor(
			platform((request, response, index) => (count++ === 0 ? undefined : HF(request, response, index))),
		);
		const controller = new AbortController();
		const shared = { fetch: freshFetch() };
		const first = rejectionOf(classify(server, { ...shared, signal: controller.signal }));
		await server.until(() => lookupsOf(server).length === 1);
		const others = [classify(server, shared), classify(server, shared)];
		controller.abort("enough");
		expect(await first).toBe("enough");
		expect(await Promise.all(others)).toEqual([LABELS[0], LABELS[0]]);
		expect(lookupsOf(server)).toHaveLength(2);
	});

	it("by one caller may be left by another without disturbing it", async () => {
		let respond = (): void => {};
		const server = await serverFor(
			platform((request, response, index) => void (respond = () => void HF(request, response, index))),
		);
		const controller = new AbortController();
		const shared = { fetch: freshFetch() };
		const first = classify(server, shared);
		await server.until(() => lookupsOf(server).length === 1);
		const second = rejectionOf(classify(server, { ...shared, signal: controller.signal }));
		controller.abort("enough");
		expect(await second).toBe("enough");
		respond();
		expect(await first).toEqual(LABELS[0]);
		expect(lookupsOf(server)).toHaveLength(1);
	});
});

describe("what the hub may reply", () => {
	it.each([
		["an object by provider", { "hf-inference": LIVE }],
		["a list", [{ ...LIVE, provider: "hf-inference" }]],
		[
			"a list with unknown providers and broken entries",
			[
				null,
				7,
				{ provider: "hf-inference" },
				{ ...LIVE, provider: "nobody" },
				{ ...LIVE, provider: "hf-inference" },
			],
		],
		[
			"an object with unknown providers and broken entries",
			{ nobody: LIVE, groq: null, cohere: {}, "hf-inference": LIVE },
		],
		[
			"an object with keys of every prototype",
			JSON.parse(
				'{"__proto__":{},"constructor":{"task":"x"},"hf-inference":{"status":"live","providerId":"fox-1","task":"text-classification"}}',
			) as object,
		],
	])("%s", async (_name, providers) => {
		expect(await classify(await serverFor(platform(mapping(providers))))).toEqual(LABELS[0]);
	});

	it("is one entry for a LoRA, whose hub id is filled in", async () => {
		const lora = {
			provider: "fal-ai",
			providerId: "fal-ai/flux-lora",
			status: "live",
			task: "text-to-image",
			adapter: "lora",
			adapterWeightsPath: "w.safetensors",
		};
		const server = await serverFor((request, response, index) =>
			isLookup(request)
				? mapping([lora])(request, response, index)
				: sendJson(response, { images: [{ url: `${server.url}/file` }] }),
		);
		await rejectionOf(
			client(server).textToImage({ provider: "fal-ai", model: "acme/fox", inputs: "a" }, { timeoutMs: 500 }),
		);
		const sent = server.requests.find(({ method }) => method === "POST");
		expect(sent?.body).toContain(`${server.url}/acme/fox/resolve/main/w.safetensors`);
	});

	it("may be a model in staging, which is reported to the logger", async () => {
		const warnings: string[] = [];
		const none = (): void => {};
		const logger: Logger = {
			debug: none,
			info: none,
			log: none,
			error: none,
			warn: (text) => void warnings.push(text),
		};
		const server = await serverFor(platform(mapping({ "hf-inference": { ...LIVE, status: "staging" } })));
		expect(await classify(server, { logger })).toEqual(LABELS[0]);
		expect(warnings).toEqual([
			"Model acme/fox is in staging mode for provider hf-inference. Meant for test purposes only.",
		]);
	});

	it.each([
		[
			"another task",
			mapping({ "hf-inference": { ...LIVE, task: "fill-mask" } }),
			"Model acme/fox is not supported for task text-classification and provider hf-inference. Supported task: fill-mask.",
		],
		[
			"other providers only",
			mapping({ groq: LIVE }),
			"We have not been able to find inference provider information for model acme/fox.",
		],
		[
			"nobody",
			mapping({}),
			"We have not been able to find inference provider information for model acme/fox.",
		],
		[
			"an empty list",
			mapping([]),
			"We have not been able to find inference provider information for model acme/fox.",
		],
		[
			"no mapping at all",
			mapping(undefined),
			"We have not been able to find inference provider information for model acme/fox.",
		],
		[
			"a mapping of null",
			mapping(null),
			"We have not been able to find inference provider information for model acme/fox.",
		],
		[
			"a web page",
			(_request, response) => void response.writeHead(200, { "Content-Type": "text/html" }).end("<h1>"),
			"We have not been able to find inference provider information for model acme/fox.",
		],
		[
			"JSON cut in half",
			(_request, response) =>
				void response.writeHead(200, { "Content-Type": "application/json" }).end('{"inf'),
			"We have not been able to find inference provider information for model acme/fox.",
		],
	] as const satisfies readonly (readonly [string, Responder, string])[])(
		"is an error where it is %s",
		async (_name, hub, message) => {
			const error = await rejectionOf(classify(await serverFor(platform(hub))));
			expect(error).toBeInstanceOf(RouteError);
			expect(error).toMatchObject({ message, model: "acme/fox", task: "text-classification" });
		},
	);

	it("may be that there is no such model", async () => {
		const server = await serverFor(
			platform((_request, response) =>
				sendJson(response, { error: "Repository not found" }, 404, { "X-Request-Id": "r1" }),
			),
		);
		const error = await rejectionOf(classify(server));
		expect(error).toBeInstanceOf(HubError);
		expect(error).toMatchObject({
			message: "Model acme/fox does not exist",
			status: 404,
			code: "no-model",
			requestId: "r1",
			source: "hub",
		});
	});

	it.each([
		[
			"a wrong key",
			401,
			"application/json",
			'{"error":"Invalid credentials"}',
			" The hub answered 401: Invalid credentials",
		],
		["a failure", 500, "application/json", "{}", " The hub answered 500"],
		["a failure as a web page", 500, "text/html", "<h1>", " The hub answered 500"],
		["a closed door", 403, "application/json", '{"message":"gated"}', " The hub answered 403: gated"],
	])("is thrown with its status where it is %s", async (_name, status, type, body, end) => {
		const server = await serverFor(
			platform(
				(_request, response) =>
					void response.writeHead(status, { "Content-Type": type, "Retry-After-Ms": "1" }).end(body),
			),
		);
		const error = await rejectionOf(classify(server));
		expect(error).toBeInstanceOf(HubError);
		expect(error).toMatchObject({
			message: `We have not been able to find inference provider information for model acme/fox.${end}`,
			code: "hub",
			source: "hub",
			cause: { name: "HubApiError", code: "hub", source: "hub" },
			status,
		});
	});
});
