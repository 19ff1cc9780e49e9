import { testClock } from "@pusula/tools/test-clock";
import { describe, expect, it } from "vitest";
import { textToImage } from "../src/core.ts";
import { zaiOrg } from "../src/providers/zai-org.ts";
import { rejectionOf } from "./calls.ts";
import { ARGS, fal, json, respondingWith, TICKET } from "./fal-queue.ts";

describe("a ticket whose URL leads out of the route", () => {
	it.each([
		"x:../../api/whoami-v2",
		"data:../../x",
		"javascript:../../x",
		"file:///api/x",
		"http://queue.fal.run/fal-ai/flux/requests/r1",
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

it("the ticket of a server on a private network may name its own URL", async () => {
	const response_url = "http://127.0.0.1:8080/fal-ai/flux/requests/r1";
	const fetch = fal({ "POST /fal-ai/flux/dev": [json({ ...TICKET, response_url })] });
	expect(await textToImage(ARGS, { fetch, clock: testClock() })).toBeInstanceOf(Blob);
});
