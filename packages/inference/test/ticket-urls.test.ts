import { testClock } from "@pusula/tools/test-clock";
import { describe, expect, it } from "vitest";
import { textToImage } from "../src/core.ts";
import { falAi } from "../src/providers/fal-ai.ts";
import { replicate } from "../src/providers/replicate.ts";
import { wavespeed } from "../src/providers/wavespeed.ts";
import { zaiOrg } from "../src/providers/zai-org.ts";
import { rejectionOf } from "./calls.ts";
import { ARGS, json, respondingWith, TICKET } from "./fal-queue.ts";

describe("a ticket whose URL leads out of the route", () => {
	it.each([
		"x:../../api/whoami-v2",
		"data:../../x",
		"javascript:../../x",
		"file:///api/x",
		"http://queue.fal.run/fal-ai/flux/requests/r1",
		"http://127.0.0.1:8080/fal-ai/flux/requests/r1",
		"https://queue.fal.run/fal-ai/..%2f..%2fapi/whoami-v2",
		"https://queue.fal.run/fal-ai/..%5C..%5Capi/whoami-v2",
		"https://queue.fal.run/fal-ai/%2e%2e%2F%2e%2e%2Fapi/whoami-v2",
		"https://queue.fal.run/fal-ai/%252e%252e/%252e%252e/api/whoami-v2",
		"https://queue.fal.run/fal-ai/..;/..;/api/whoami-v2",
	])("is a wrong reply, and %s gets no key", async (response_url) => {
		const fetch = respondingWith({ "POST /fal-ai/fal-ai/flux/dev": [json({ ...TICKET, response_url })] });
		const args = { ...ARGS, accessToken: "hf_platform" };
		const error = await rejectionOf(textToImage(args, { fetch, clock: testClock() }));
		expect(error).toMatchObject({ name: "InferenceOutputError" });
		expect(fetch.seen).toHaveLength(1);
	});
});

it("the id of a ticket that would lead out of the route where a server decodes it gets no key", async () => {
	const fetch = respondingWith({
		"POST /zai-org/api/paas/v4/async/images/generations": [
			json({ id: "../../api", task_status: "PROCESSING" }),
		],
	});
	const args = { ...ARGS, provider: zaiOrg, accessToken: "hf_platform" };
	const error = await rejectionOf(textToImage(args, { fetch, clock: testClock() }));
	expect(error).toMatchObject({ name: "InferenceOutputError" });
	expect(fetch.seen).toHaveLength(1);
});

describe("a ticket that names an http URL", () => {
	const POLL = "http://127.0.0.1:8080/poll";

	it.each([
		[falAi, "/fal-ai/flux/dev", { ...TICKET, response_url: POLL }],
		[
			replicate,
			"/v1/models/fal-ai/flux/dev/predictions",
			{ id: "r1", status: "starting", urls: { get: POLL } },
		],
		[wavespeed, "/api/v3/fal-ai/flux/dev", { data: { id: "r1", urls: { get: POLL } } }],
	])("is a wrong reply where the base URL is https ($id)", async (provider, path, ticket) => {
		const fetch = respondingWith({ [`POST ${path}`]: [json(ticket)] });
		const error = await rejectionOf(textToImage({ ...ARGS, provider }, { fetch, clock: testClock() }));
		expect(error).toMatchObject({ name: "InferenceOutputError" });
		expect(fetch.seen).toHaveLength(1);
	});

	it("is followed where the base URL is http, as that of a server on a private network", async () => {
		const routerUrl = "http://127.0.0.1:8080";
		const response_url = `${routerUrl}/fal-ai/flux/requests/r1`;
		const fetch = respondingWith({
			"POST /fal-ai/fal-ai/flux/dev": [json({ ...TICKET, response_url })],
			"GET /fal-ai/fal-ai/flux/requests/r1/status": [json({ status: "COMPLETED" })],
			"GET /fal-ai/fal-ai/flux/requests/r1": [json({ images: [{ url: `${routerUrl}/a.png` }] })],
			"GET /a.png": [() => new Response("PNG", { headers: { "content-type": "image/png" } })],
		});
		const args = { ...ARGS, accessToken: "hf_platform" };
		expect(await textToImage(args, { fetch, routerUrl, clock: testClock() })).toBeInstanceOf(Blob);
	});
});
