import { describe, expect, it } from "vitest";
import { textToImage, textToSpeech } from "../src/core.ts";
import { blackForestLabs } from "../src/providers/black-forest-labs.ts";
import { falAi } from "../src/providers/fal-ai.ts";
import { replicate } from "../src/providers/replicate.ts";
import { wavespeed } from "../src/providers/wavespeed.ts";
import { zaiOrg } from "../src/providers/zai-org.ts";
import {
	ARGS,
	BFL_TICKET,
	failing,
	falImage,
	falStatus,
	falTicket,
	file,
	inTurn,
	json,
	paint,
	REPLICATE_TICKET,
	type Reply,
	type SentRequest,
	settle,
	WAVESPEED_TICKET,
} from "./played-jobs.ts";

describe("the pauses between polls", () => {
	it("start short, grow by a fifth, and stay below eight times the first", async () => {
		const running = Array.from({ length: 16 }, () => falStatus("IN_PROGRESS"));
		const fetch = inTurn(falTicket, ...running, falStatus("COMPLETED"), falImage, file);
		expect(await settle(paint(fetch))).toBeInstanceOf(Blob);
		const pauses = pausesOf(fetch.requests);
		expect(pauses.slice(0, 4)).toEqual([500, 600, 720, 864]);
		expect(pauses.slice(13, 17)).toEqual([4000, 4000, 4000, 4000]);
	});

	it("are left out before the first poll where the provider is polled at once", async () => {
		const done = json({ data: { status: "completed", outputs: ["https://static.wavespeed.ai/a.png"] } });
		const fetch = inTurn(json(WAVESPEED_TICKET), done, file);
		await settle(paint(fetch, {}, wavespeed));
		expect(pausesOf(fetch.requests)).toEqual([0, 0]);
	});

	it("are as long as the provider demands", async () => {
		const fetch = inTurn(
			falTicket,
			failing(429, { "retry-after": "90" }),
			falStatus("COMPLETED"),
			falImage,
			file,
		);
		expect(await settle(paint(fetch))).toBeInstanceOf(Blob);
		expect(pausesOf(fetch.requests)[1]).toBe(90_000);
	});

	it("end at once with the caller's own reason", async () => {
		const controller = new AbortController();
		const reason = new Error("enough");
		const fetch = inTurn(falTicket, falStatus("IN_QUEUE"));
		fetch.clock.after(800, () => controller.abort(reason));
		expect(await settle(paint(fetch, { signal: controller.signal }))).toBe(reason);
		expect(fetch.requests.map(({ atMs }) => atMs)).toEqual([0, 500]);
	});
});

describe("polls that fail", () => {
	it("are passed over while they say nothing about the job", async () => {
		const fetch = inTurn(
			falTicket,
			...Array.from({ length: 9 }, () => failing(502)),
			falStatus("COMPLETED"),
			falImage,
			file,
		);
		expect(await settle(paint(fetch))).toBeInstanceOf(Blob);
	});

	it("end the job when they never pass", async () => {
		const fetch = inTurn(falTicket, failing(502));
		expect(await settle(paint(fetch))).toMatchObject({
			status: 502,
			message: "Failed to fetch response status from fal-ai API",
		});
		expect(fetch.requests).toHaveLength(1 + 5 * 3);
	});

	it("end it at once when the provider does not know the job", async () => {
		const fetch = inTurn(json({ id: "z1", task_status: "PROCESSING" }), failing(404));
		expect(await settle(paint(fetch, {}, zaiOrg))).toMatchObject({
			status: 404,
			message: "Failed to fetch result from ZAI text-to-image API: 404",
		});
		expect(fetch.requests).toHaveLength(2);
	});

	const unreadable: Reply = () => new Response("{", { headers: { "content-type": "application/json" } });
	it.each([
		[
			"a state that is not JSON",
			inTurn.bind(undefined, falTicket, unreadable),
			"Failed to parse status response from fal-ai API",
		],
		[
			"a state without a status",
			inTurn.bind(undefined, falTicket, json({})),
			"Failed to parse status response from fal-ai API",
		],
		[
			"a web page as the state",
			inTurn.bind(undefined, falTicket, file),
			"Failed to parse status response from fal-ai API",
		],
		[
			"a result that is not JSON",
			inTurn.bind(undefined, falTicket, falStatus("COMPLETED"), unreadable),
			"Failed to parse result response from fal-ai API",
		],
		[
			"a ticket without an id",
			inTurn.bind(undefined, json({ status: "IN_QUEUE" })),
			"Received malformed response from Fal.ai text-to-image API: no request ID found in the response",
		],
	])("name what could not be read: %s", async (_title, replies, text) => {
		const error = await settle(paint(replies()));
		expect(error).toMatchObject({
			name: "InferenceOutputError",
			message: `Invalid inference output: ${text}. Use the 'request' method with the same parameters to do a custom call with no type checking.`,
		});
	});
});

describe("the time limit", () => {
	it("ends an endless job", async () => {
		const fetch = inTurn(falTicket, falStatus("IN_PROGRESS"));
		expect(await settle(paint(fetch))).toMatchObject({ name: "NetworkError", code: "timeout" });
		expect(fetch.requests.at(-1)?.atMs).toBeLessThanOrEqual(1_800_000);
	});

	it("is thrown in the provider's words, with the number of polls", async () => {
		const fetch = inTurn(json({ id: "z1", task_status: "PROCESSING" }), json({ task_status: "PROCESSING" }));
		const error = await settle(paint(fetch, { timeoutMs: 60_000 }, zaiOrg));
		const count = fetch.requests.length - 1;
		expect(count).toBeGreaterThan(5);
		expect(error).toMatchObject({
			code: "timeout",
			provider: "zai-org",
			message: `Timed out while waiting for the result from ZAI API - aborting after ${count} attempts`,
		});
	});
});

describe("the provider's own ways", () => {
	it("replicate: an unfinished prediction is polled on the route's own host", async () => {
		const done = json({
			...REPLICATE_TICKET,
			status: "succeeded",
			output: ["https://replicate.delivery/a.png"],
		});
		const fetch = inTurn(json(REPLICATE_TICKET, 201), json(REPLICATE_TICKET), done, file);
		const call = textToImage(
			{ ...ARGS, accessToken: "hf_platform", provider: replicate },
			{ fetch, clock: fetch.clock },
		);
		expect(await settle(call)).toBeInstanceOf(Blob);
		const poll = fetch.requests[1];
		expect(poll?.url).toBe("https://router.huggingface.co/replicate/v1/predictions/p1");
		expect(poll?.headers.get("authorization")).toBe("Bearer hf_platform");
		expect([fetch.requests[0]?.headers.get("prefer"), poll?.headers.get("prefer")]).toEqual(["wait", null]);
	});

	it("black-forest-labs: polled without the key, for as long as it takes", async () => {
		const pending = Array.from({ length: 20 }, () => json({ status: "Pending" }));
		const ready = json({ status: "Ready", result: { sample: "https://delivery-eu1.bfl.ai/a.png" } });
		const fetch = inTurn(json(BFL_TICKET), ...pending, ready, file);
		expect(await settle(paint(fetch, {}, blackForestLabs))).toBeInstanceOf(Blob);
		expect(fetch.requests[1]?.url).toBe(BFL_TICKET.polling_url);
		expect(fetch.requests.slice(1).every(({ headers }) => !headers.has("authorization"))).toBe(true);
		expect(fetch.requests[0]?.headers.get("authorization")).toBe("X-Key own-key");
	});

	it.each(["https://169.254.169.254/latest", "https://bfl.ai.evil.example/x", "not a URL"])(
		"black-forest-labs: a polling URL elsewhere is refused: %s",
		async (polling_url) => {
			const fetch = inTurn(json({ id: "b1", polling_url }));
			expect(await settle(paint(fetch, {}, blackForestLabs))).toMatchObject({ path: "polling_url" });
			expect(fetch.requests).toHaveLength(1);
		},
	);

	it("fal: an immediate image needs no poll", async () => {
		const fetch = inTurn(falImage, file);
		expect(await settle(paint(fetch))).toBeInstanceOf(Blob);
		expect(fetch.requests).toHaveLength(2);
	});

	it("fal: a sound that cannot be fetched is named as the contract does, without its signature", async () => {
		const url = "https://v3.fal.media/a.wav";
		const denied: Reply = () => new Response("", { status: 403, statusText: "Forbidden" });
		const fetch = inTurn(json({ audio: { url: `${url}?sig=my-signature` } }), denied);
		expect(
			await settle(textToSpeech({ ...ARGS, provider: falAi }, { fetch, clock: fetch.clock })),
		).toMatchObject({
			status: 403,
			message: `Error fetching or processing audio from Fal.ai Text-to-Speech URL: ${url}. Failed to fetch audio from ${url}: Forbidden`,
		});
	});
});

function pausesOf(requests: readonly SentRequest[]): number[] {
	return requests.slice(1).map(({ atMs }, index) => Math.round(atMs - (requests[index]?.atMs ?? 0)));
}
