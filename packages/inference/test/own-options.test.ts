import { describe, expect, it, onTestFinished } from "vitest";
import { InferenceClient, InferenceError, InputError, resumeJob, textClassification } from "../src/index.ts";
import { keepModelId } from "../src/pipeline/route/resolve.ts";
import { together } from "../src/providers/together.ts";
import type { Options } from "../src/types/call.ts";
import type { Provider } from "../src/types/provider.ts";
import { collect, MESSAGES, rejectionOf, serverFor } from "./calls.ts";
import { freshFetch, HF, LABELS, platform } from "./hub-server.ts";
import { sendJson } from "./server.ts";

/** What other code has written to every object, until the test ends. */
function pollute(name: string, value: unknown): void {
	const { prototype } = Object;
	Object.defineProperty(prototype, name, { value, configurable: true, writable: true });
	onTestFinished(() => void Reflect.deleteProperty(prototype, name));
}

describe("what other code wrote to the prototype of all objects", () => {
	it.each(["hubUrl", "routerUrl", "endpointUrl"])("is not taken for %s", async (name) => {
		const foreign = await serverFor((_request, response) => sendJson(response, LABELS));
		const server = await serverFor(platform(HF));
		const urls = { hubUrl: server.url, routerUrl: server.url };
		const { [name as "hubUrl"]: _omitted, ...defaults } = { ...urls, fetch: toServer(server.url) };
		pollute(name, foreign.url);
		const client = new InferenceClient("hf_1", defaults);
		const model = `acme/not-${name}`; // no hub was called with it before
		const call = client.textClassification({ provider: "hf-inference", model, inputs: "a" });
		expect(await call).toEqual(LABELS[0]);
		expect(foreign.requests).toEqual([]);
	});

	it.each([
		["accessToken", "hf_other"],
		["billTo", "other"],
		["includeCredentials", true],
		["urlTransform", () => "https://other.test/"],
		["fetch", () => Promise.reject(new Error("the fetch of others"))],
		["provider", "groq"],
	])("is not taken for %s", async (name, value) => {
		const server = await serverFor(platform(HF));
		const options = { hubUrl: server.url, routerUrl: server.url };
		pollute(name, value);
		expect(await textClassification({ model: "acme/fox", inputs: "a" }, options)).toEqual(LABELS[0]);
		const seen = JSON.stringify(server.requests.map(({ path, headers }) => [path, headers]));
		expect(seen).not.toMatch(/other|authorization|groq/i);
		expect(server.requests.at(-1)?.path).toBe("/hf-inference/models/fox-1");
	});

	it("is not taken for the router or the key of a resumed job", async () => {
		const foreign = await serverFor((_request, response) => sendJson(response, {}));
		const server = await serverFor((_request, response) => sendJson(response, { status: "IN_QUEUE" }));
		const stored = {
			version: 1 as const,
			provider: "fal-ai",
			task: "text-to-image" as const,
			model: "acme/fox",
			providerModel: "fox",
			routed: true,
			ticket: { request_id: "1", response_url: "https://queue.fal.run/fox/requests/1" },
		};
		pollute("routerUrl", foreign.url);
		pollute("accessToken", "hf_other");
		const job = resumeJob(stored, { fetch: toServer(server.url) });
		expect(await job.status()).toMatchObject({ state: "queued" });
		expect(server.requests[0]?.headers).not.toHaveProperty("authorization");
		expect(foreign.requests).toEqual([]);
	});
});

describe("a service, an adapter and a request hold only what is written in them", () => {
	/** What a picture with a file of its own sends: method, URL, key and credentials of each request. */
	async function paint(accessToken: string, provider: Provider | "together" = "together"): Promise<string[]> {
		const sent: string[] = [];
		const fetch = (url: unknown, init: RequestInit = {}): Promise<Response> => {
			const key = new Headers(init.headers).get("authorization");
			sent.push(`${init.method} ${String(url)} ${key} ${init.credentials}`);
			return Promise.resolve(
				init.method === "POST"
					? Response.json({ data: [{ url: "https://files.example.com/a.png" }] })
					: new Response("png", { headers: { "content-type": "image/png" } }),
			);
		};
		const options: Options = { fetch, resolveModel: keepModelId };
		await new InferenceClient(accessToken, options).textToImage({ provider, model: "acme/fox", inputs: "a" });
		return sent;
	}

	const FILE = "GET https://files.example.com/a.png null undefined";
	const ROUTED =
		"POST https://router.huggingface.co/together/v1/images/generations Bearer hf_platform undefined";
	const DIRECT = "POST https://api.together.xyz/v1/images/generations Bearer own-key-1 undefined";

	it.each([
		["host", "https://other.test"],
		["clientSideOnly", true],
		["routedPath", "../other"],
		["auth", { header: "Authorization", prefix: "Bearer " }],
		["credentials", "include"],
		["routedQuery", "x=1"],
	])("and nothing else as %s", async (name, value) => {
		pollute(name, value);
		expect(await paint("hf_platform")).toEqual([ROUTED, FILE]);
		expect(await paint("own-key-1")).toEqual([DIRECT, FILE]);
	});

	it("and what a class gives a service that is made of one", async () => {
		class Service {
			readonly id = "classy";
			readonly tasks = together.tasks;
			get host(): string {
				return "https://classy.test";
			}
		}
		expect(await paint("own-key-1", new Service())).toEqual([
			"POST https://classy.test/v1/images/generations Bearer own-key-1 undefined",
			FILE,
		]);
	});
});

/** A fetch that sends what goes to the platform to a server. */
function toServer(url: string): typeof fetch {
	const own = freshFetch();
	return (input, init) =>
		own(new Request(input).url.replace(/https:\/\/(router\.)?huggingface\.co/, url), init);
}

describe("a program without types", () => {
	it.each([
		["accessToken", { accessToken: 7 }, "number"],
		["accessToken", { accessToken: { key: "hf_1" } }, "object"],
		["model", { model: ["acme/fox"] }, "array"],
		["endpointUrl", { endpointUrl: 80, provider: undefined }, "number"],
	])("that passes no string as %s gets an error for its input (%o)", async (name, args, kind) => {
		const client = new InferenceClient("hf_1");
		const given = { provider: "groq", model: "acme/fox", messages: MESSAGES, ...args } as never; // what types refuse
		const message = `${name} must be a string, got ${kind}.`;
		const failures = [
			client.chatCompletion(given),
			collect(client.chatCompletionStream(given)),
			client.request(given, { task: "conversational" }),
		];
		for (const error of await Promise.all(failures.map(rejectionOf))) {
			expect(error).toBeInstanceOf(InputError);
			expect(error).toMatchObject({ code: "bad-input", message });
		}
	});

	it.each([
		["maxRetries", Number(undefined), "NaN"],
		["timeoutMs", Number(undefined), "NaN"],
		["timeoutMs", "30s", "string"],
		["maxResponseBytes", "10 MB", "string"],
		["maxJsonBytes", Number(undefined), "NaN"],
	])("that passes no number as %s (%s) gets one too, before anything is sent", async (name, value, kind) => {
		const fetch = (): never => {
			throw new Error("sent");
		};
		const client = new InferenceClient("hf_1", { fetch, [name]: value });
		const given = { provider: "groq", model: "acme/fox", messages: MESSAGES } as const;
		const message = `${name} must be a number, got ${kind}.`;
		for (const failed of [client.chatCompletion(given), collect(client.chatCompletionStream(given))])
			expect(await rejectionOf(failed)).toMatchObject({ code: "bad-input", message });
	});

	it.each(["firstChunkTimeoutMs", "idleTimeoutMs"])(
		"that passes no number as %s to a stream gets one too",
		async (name) => {
			const client = new InferenceClient("hf_1", { [name]: "5 s" });
			const stream = client.chatCompletionStream({ provider: "groq", model: "acme/fox", messages: MESSAGES });
			expect(await rejectionOf(collect(stream))).toMatchObject({
				code: "bad-input",
				message: `${name} must be a number, got string.`,
			});
		},
	);

	it.each([7, {}])("that passes no logger (%o) to a deprecated method gets one too", async (logger) => {
		const client = new InferenceClient("hf_1", { logger: logger as never }); // what types refuse
		const given = { provider: "groq", model: "acme/fox", messages: MESSAGES } as const;
		const options = { task: "conversational" };
		for (const failed of [client.request(given, options), collect(client.streamingRequest(given, options))])
			expect(await rejectionOf(failed)).toMatchObject({
				code: "bad-input",
				message: "logger.info must be a function, got undefined.",
			});
	});

	it("that resumes a job with no string as key gets one too", () => {
		const stored = {
			version: 1,
			provider: "fal-ai",
			task: "text-to-image",
			model: "m",
			providerModel: "m",
			routed: true,
			ticket: {},
		};
		let error: unknown;
		try {
			resumeJob(stored as never, { accessToken: 7 as never }); // what types refuse
		} catch (thrown) {
			error = thrown;
		}
		expect(InferenceError.is(error) && error.code).toBe("bad-input");
	});
});
