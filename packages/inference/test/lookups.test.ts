import { testClock } from "@pusula/tools/test-clock";
import { describe, expect, it } from "vitest";
import { InferenceClient } from "../src/index.ts";
import { rejectionOf, serverFor } from "./calls.ts";
import { classify, client, freshFetch, HF, LABELS, LIVE, lookupsOf, platform } from "./hub-server.ts";
import { sendJson } from "./server.ts";

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

	it("is made again once the call that it never came back to is over, however deaf its fetch is", async () => {
		const lookups: unknown[] = [];
		const deaf: typeof fetch = (input, init) => {
			if (init?.method === "POST") return Promise.resolve(Response.json(LABELS));
			if (lookups.push(input) === 1) return new Promise(() => {});
			return Promise.resolve(Response.json({ inferenceProviderMapping: { "hf-inference": LIVE } }));
		};
		const call = (timeoutMs: number): Promise<unknown> =>
			new InferenceClient("hf_1", { fetch: deaf, timeoutMs }).textClassification({
				provider: "hf-inference",
				model: "acme/fox",
				inputs: "a",
			});
		const [error, waiting] = await Promise.all([rejectionOf(call(20)), call(0)]);
		expect(error).toMatchObject({ code: "timeout" });
		expect([waiting, await call(0)]).toEqual([LABELS[0], LABELS[0]]);
		expect(lookups).toHaveLength(2);
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
