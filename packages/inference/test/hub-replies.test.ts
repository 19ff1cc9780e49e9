import { describe, expect, it } from "vitest";
import { HubError, RouteError } from "../src/core.ts";
import type { Logger } from "../src/types/reports.ts";
import { rejectionOf, serverFor } from "./calls.ts";
import { classify, client, isLookup, LABELS, LIVE, mapping, platform } from "./hub-server.ts";
import { type Responder, sendJson } from "./server.ts";

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
		[
			"a URL with a signature",
			403,
			"application/json",
			'{"error":"see https://hub.test/a?sig=my-signature"}',
			" The hub answered 403: see https://hub.test/a",
		],
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
