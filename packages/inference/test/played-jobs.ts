import { type TestClock, testClock } from "@pusula/tools/test-clock";
import { textToImage } from "../src/core.ts";
import { falAi } from "../src/providers/fal-ai.ts";
import type { Options } from "../src/types/call.ts";
import type { Provider } from "../src/types/provider.ts";

/** What every call of these tests passes. */
export const ARGS = { model: "acme/fox", accessToken: "own-key", inputs: "tilki" };

/** Makes a response, anew for each request. */
export type Reply = () => Response;

/** One request of a call, with the time at which it was sent. */
export interface SentRequest {
	readonly url: string;
	readonly atMs: number;
	readonly headers: Headers;
}

export const json =
	(value: unknown, status = 200, headers: Record<string, string> = {}): Reply =>
	() =>
		Response.json(value, { status, headers });
export const file: Reply = () => new Response("file", { headers: { "content-type": "image/png" } });
export const failing =
	(status: number, headers: Record<string, string> = {}): Reply =>
	() =>
		new Response("", { status, headers });

/** A provider of one call, with the clock of the call. */
export type Played = typeof fetch & { readonly requests: SentRequest[]; readonly clock: TestClock };

/** A `fetch` that returns the responses in turn, the last one for ever, and records each request with its time. */
export function inTurn(...replies: readonly [Reply, ...Reply[]]): Played {
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
export function settle<T>(call: Promise<T>): Promise<T | Error> {
	return call.catch((error: unknown) => error as Error); // the client rejects with errors
}

export const falTicket = json({
	request_id: "r1",
	status: "IN_QUEUE",
	response_url: "https://queue.fal.run/acme/fox/requests/r1",
});
export const falStatus = (status: string): Reply => json({ status });
export const falImage = json({ images: [{ url: "https://v3.fal.media/a.png" }] });

/** Draws a picture with a provider, fal by default, on the clock of its `fetch`. */
export function paint(fetch: Played, options: Options = {}, provider: Provider = falAi): Promise<Blob> {
	return textToImage({ ...ARGS, provider }, { fetch, clock: fetch.clock, ...options });
}

export const WAVESPEED_TICKET = {
	data: { id: "w1", urls: { get: "https://api.wavespeed.ai/api/v3/predictions/w1/result" } },
};
export const BFL_TICKET = { id: "b1", polling_url: "https://api.eu1.bfl.ai/v1/get_result?id=b1" };
export const REPLICATE_TICKET = {
	id: "p1",
	status: "processing",
	output: null,
	urls: { get: "https://api.replicate.com/v1/predictions/p1" },
};
