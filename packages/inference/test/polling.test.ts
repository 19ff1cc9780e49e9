import { type TestClock, testClock } from "@pusula/tools/test-clock";
import { describe, expect, it } from "vitest";
import { imageTextToVideo, textToImage, textToSpeech, textToVideo } from "../src/core.ts";
import { blackForestLabs } from "../src/providers/black-forest-labs.ts";
import { falAi } from "../src/providers/fal-ai.ts";
import { novita } from "../src/providers/novita.ts";
import { replicate } from "../src/providers/replicate.ts";
import { wavespeed } from "../src/providers/wavespeed.ts";
import { zaiOrg } from "../src/providers/zai-org.ts";
import type { Options } from "../src/types/call.ts";
import type { Provider } from "../src/types/provider.ts";

const ARGS = { model: "acme/fox", accessToken: "own-key", inputs: "tilki" };

type Reply = () => Response;

interface SentRequest {
	readonly url: string;
	readonly atMs: number;
	readonly headers: Headers;
}

const json =
	(value: unknown, status = 200, headers: Record<string, string> = {}): Reply =>
	() =>
		Response.json(value, { status, headers });
const file: Reply = () => new Response("file", { headers: { "content-type": "image/png" } });
const failing =
	(status: number, headers: Record<string, string> = {}): Reply =>
	() =>
		new Response("", { status, headers });

/** A provider of one call, with the clock of the call. */
type Played = typeof fetch & { readonly requests: SentRequest[]; readonly clock: TestClock };

/** A `fetch` that returns the responses in turn, the last one for ever, and records each request with its time. */
function inTurn(...replies: readonly [Reply, ...Reply[]]): Played {
	const requests: SentRequest[] = [];
	const clock = testClock();
	const send = async (input: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
		init.signal?.throwIfAborted();
		const reply = replies[Math.min(requests.length, replies.length - 1)] ?? replies[0];
		const url = input instanceof Request ? input.url : input.toString();
		requests.push({ url, atMs: clock.now(), headers: new Headers(init.headers) });
		return reply();
	};
	return Object.assign(send, { requests, clock });
}

/** The outcome of a call: its output or its error. */
function settle<T>(call: Promise<T>): Promise<T | Error> {
	return call.catch((error: unknown) => error as Error); // the client rejects with errors
}

function pausesOf(requests: readonly SentRequest[]): number[] {
	return requests.slice(1).map(({ atMs }, index) => Math.round(atMs - (requests[index]?.atMs ?? 0)));
}

const falTicket = json({
	request_id: "r1",
	status: "IN_QUEUE",
	response_url: "https://queue.fal.run/acme/fox/requests/r1",
});
const falStatus = (status: string): Reply => json({ status });
const falImage = json({ images: [{ url: "https://v3.fal.media/a.png" }] });

function paint(fetch: Played, options: Options = {}, provider: Provider = falAi): Promise<Blob> {
	return textToImage({ ...ARGS, provider }, { fetch, clock: fetch.clock, ...options });
}

const WAVESPEED_TICKET = {
	data: { id: "w1", urls: { get: "https://api.wavespeed.ai/api/v3/predictions/w1/result" } },
};
const BFL_TICKET = { id: "b1", polling_url: "https://api.eu1.bfl.ai/v1/get_result?id=b1" };
const REPLICATE_TICKET = {
	id: "p1",
	status: "processing",
	output: null,
	urls: { get: "https://api.replicate.com/v1/predictions/p1" },
};

describe("a failed job ends the wait, with the provider's reason:", () => {
	const video =
		(provider: Provider, model = "acme/fox") =>
		(fetch: Played) =>
			textToVideo({ ...ARGS, provider, model }, { fetch, clock: fetch.clock });
	const image = (provider: Provider) => (fetch: Played) => paint(fetch, {}, provider);
	const h3 = (fetch: Played): Promise<Blob> =>
		imageTextToVideo(
			{ provider: novita, model: "MiniMax-H3", accessToken: "own-key", parameters: { prompt: "tilki" } },
			{ fetch, clock: fetch.clock },
		);

	it.each([
		[
			"fal FAILED",
			image(falAi),
			falTicket,
			falStatus("FAILED"),
			"fal-ai reports status FAILED for the text-to-image job",
		],
		[
			"novita TASK_STATUS_CANCELED",
			video(novita),
			json({ task_id: "t" }),
			json({ task: { status: "TASK_STATUS_CANCELED" } }),
			"Novita text-to-video task failed",
		],
		[
			"novita TASK_STATUS_FAILED",
			video(novita),
			json({ task_id: "t" }),
			json({ task: { status: "TASK_STATUS_FAILED", reason: "no credit" } }),
			"Novita text-to-video task failed: no credit",
		],
		[
			"novita H3 failed",
			h3,
			json({ task_id: "t" }),
			json({ task: { status: "failed", error: { message: "refused" } } }),
			"refused",
		],
		[
			"novita H3 cancelled",
			h3,
			json({ task_id: "t" }),
			json({ task: { status: "cancelled" } }),
			"Novita task cancelled",
		],
		[
			"wavespeed failed",
			image(wavespeed),
			json(WAVESPEED_TICKET),
			json({ data: { status: "failed", error: "bad seed" } }),
			"bad seed",
		],
		[
			"wavespeed failed without a word",
			image(wavespeed),
			json(WAVESPEED_TICKET),
			json({ data: { status: "failed", error: "" } }),
			"Task failed",
		],
		[
			"wavespeed cancelled",
			image(wavespeed),
			json(WAVESPEED_TICKET),
			json({ data: { status: "cancelled" } }),
			"Task cancelled",
		],
		[
			"zai FAIL",
			image(zaiOrg),
			json({ id: "z1", task_status: "PROCESSING" }),
			json({ task_status: "FAIL" }),
			"ZAI text-to-image API task failed",
		],
		[
			"bfl Content Moderated",
			image(blackForestLabs),
			json(BFL_TICKET),
			json({ status: "Content Moderated", result: null }),
			"Failed to fetch result from black forest labs API: Content Moderated",
		],
		[
			"replicate failed",
			image(replicate),
			json(REPLICATE_TICKET, 201),
			json({ status: "failed", error: "NSFW" }),
			"NSFW",
		],
		[
			"replicate canceled",
			image(replicate),
			json(REPLICATE_TICKET, 201),
			json({ status: "canceled", error: null }),
			"Replicate prediction canceled",
		],
	])("%s", async (_title, call, ticket, state, message) => {
		const fetch = inTurn(ticket, state);
		expect(await settle(call(fetch))).toMatchObject({ code: "job-failed", message });
		expect(fetch.requests).toHaveLength(2);
	});

	it("zai's refusal on submission", async () => {
		const fetch = inTurn(json({ id: "z1", task_status: "FAIL" }));
		const message = "ZAI API returned task status: FAIL";
		expect(await settle(paint(fetch, {}, zaiOrg))).toMatchObject({ code: "job-failed", message });
	});

	it("fal's, which it sends with the result", async () => {
		const refused = json({ detail: [{ msg: "content check", loc: ["body", "prompt"] }] }, 422);
		const fetch = inTurn(falTicket, falStatus("COMPLETED"), refused);
		expect(await settle(paint(fetch))).toMatchObject({ status: 422, message: "content check" });
	});
});

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
