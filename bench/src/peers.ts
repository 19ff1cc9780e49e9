import { InferenceClient as Newest } from "@huggingface/inference-newest";
import { InferenceClient as Reference } from "@huggingface/inference";
import { InferenceClient } from "@pusula/inference";
import OpenAI from "openai";
import { namePeer } from "./name-peer.ts";
import { LOOKUP_REPLY } from "./replies.ts";

/** A client, whoever made it: what the measurements call. */
export interface ChatClient {
	chatCompletion(args: object, options?: object): Promise<unknown>;
	chatCompletionStream(args: object, options?: object): AsyncIterable<unknown>;
}

/** Name of each client and how to make one over a `fetch` of our own. */
export const CLIENTS: readonly {
	readonly name: string;
	readonly make: (fetch: typeof globalThis.fetch) => ChatClient;
}[] = [
	{ name: "ours", make: (fetch) => new InferenceClient("key", { fetch }) },
	{
		name: namePeer("@huggingface/inference"),
		make: (fetch) => new Reference("key", { fetch }),
	},
	{
		name: namePeer("@huggingface/inference-newest"),
		make: (fetch) => new Newest("key", { fetch }),
	},
];

/** The openai package in the same shape; it calls its own host, without a lookup before. */
export const OPENAI: (typeof CLIENTS)[number] = {
	name: namePeer("openai"),
	make: (fetch) => {
		const { completions } = new OpenAI({ apiKey: "key", fetch }).chat;
		const { messages, max_tokens } = CALL as OpenAI.ChatCompletionCreateParamsNonStreaming; // the call below
		return {
			chatCompletion: () => completions.create({ model: "model", messages, max_tokens: max_tokens ?? null }),
			chatCompletionStream: () => readLater(completions.create({ model: "model", messages, stream: true })),
		};
	},
};

/** No client at all: the time that the runtime itself takes for request and response. No client can be faster. */
export const BARE: (typeof CLIENTS)[number] = {
	name: "fetch alone",
	make: (fetch) => ({
		chatCompletion: async () => {
			const response = await fetch("https://api.groq.com/openai/v1/chat/completions", {
				method: "POST",
				headers: { "Content-Type": "application/json", Authorization: "Bearer key" },
				body: JSON.stringify({ ...CALL, model: "model" }),
			});
			return response.json();
		},
		chatCompletionStream: () => {
			throw new Error("Streams are measured against an event-stream parser.");
		},
	}),
};

/** `BARE` with a signal, a time limit and no redirects followed: what a deadline costs before a client does anything. */
export const GUARDED: (typeof CLIENTS)[number] = {
	name: "fetch with signal and limit",
	make: (fetch) => {
		const bare = (init: RequestInit): ChatClient =>
			BARE.make((url, given) => fetch(url, { ...given, ...init }));
		return {
			...bare({}),
			chatCompletion: async () => {
				const controller = new AbortController();
				const timer = setTimeout(() => controller.abort(), 600_000);
				try {
					return await bare({ signal: controller.signal, redirect: "manual" }).chatCompletion(CALL);
				} finally {
					clearTimeout(timer);
				}
			},
		};
	},
};

/** The call every client is measured with. */
export const CALL = {
	provider: "groq",
	model: "bench/model",
	messages: [{ role: "user", content: "Merhaba, nasılsın?" }],
	max_tokens: 64,
};

/** The URL in the first argument of `fetch`. */
export function toUrl(input: string | URL | Request): string {
	return input instanceof Request ? input.url : input.toString();
}

/** A `fetch` that responds to the hub's lookup itself, and to everything else with `respond`. */
export function withLookup(respond: () => Response): typeof fetch {
	return async (input) => {
		if (!toUrl(input).includes("/api/models/")) return respond();
		return Response.json(LOOKUP_REPLY);
	};
}

async function* readLater(stream: Promise<AsyncIterable<unknown>>): AsyncGenerator {
	yield* await stream;
}
