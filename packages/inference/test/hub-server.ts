import { InferenceClient } from "../src/index.ts";
import type { Options } from "../src/types/call.ts";
import { type Responder, CHAT_REPLY, type Received, sendJson, type TestServer } from "./server.ts";

/** A good reply of text classification. */
export const LABELS = [[{ label: "good", score: 1 }]];
/** How the hub maps a model that is served. */
export const LIVE = { status: "live", providerId: "fox-1", task: "text-classification" };

/** True for a request to the hub. */
export const isLookup = ({ path }: Received): boolean => path.startsWith("/api/");
/** Requests to a server as the hub. */
export const lookupsOf = ({ requests }: TestServer): readonly Received[] => requests.filter(isLookup);

/** Hub and router on one server: the hub responds as configured, the router with what the task wants. */
export function platform(hub: Responder): Responder {
	return (request, response, index) => {
		if (isLookup(request)) return hub(request, response, index);
		return sendJson(response, request.path.includes("chat") ? CHAT_REPLY : LABELS);
	};
}

/** A hub that maps every model to these providers. */
export function mapping(providers: unknown): Responder {
	return (_request, response) => sendJson(response, { inferenceProviderMapping: providers });
}

/** A client whose hub and router are one server. */
export function client({ url }: TestServer, options: Options = {}, key = "hf_1"): InferenceClient {
	return new InferenceClient(key, { hubUrl: url, routerUrl: url, ...options });
}

/** A fetch of its own, so that no other test's replies are remembered for it. */
export function freshFetch(): typeof fetch {
	return (input, init) => fetch(input, init);
}

/** One call that needs a look-up. */
export function classify(
	server: TestServer,
	{
		key = "hf_1",
		model = "acme/fox",
		provider = "hf-inference" as const,
		...options
	}: Options & { key?: string; model?: string; provider?: "hf-inference" | "auto" } = {},
): Promise<unknown> {
	return client(server, options, key).textClassification({ provider, model, inputs: "a" });
}

/** A hub where hf-inference serves every model. */
export const HF = mapping({ "hf-inference": LIVE });
