import { InferenceClient as Newest } from "@huggingface/inference-newest";
import { InferenceClient as Reference } from "@huggingface/inference";
import { InferenceClient } from "@pusula/inference";

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
	{ name: "ours", make: (fetch) => new InferenceClient("key", { fetch }) as unknown as ChatClient }, // one loose shape for three versions
	{
		name: "@huggingface/inference 3.13.1",
		make: (fetch) => new Reference("key", { fetch }) as unknown as ChatClient,
	},
	{
		name: "@huggingface/inference 4.13.30",
		make: (fetch) => new Newest("key", { fetch }) as unknown as ChatClient,
	},
];

/** The call every client is measured with. */
export const CALL = {
	provider: "groq",
	model: "bench/model",
	messages: [{ role: "user", content: "Merhaba, nasılsın?" }],
	max_tokens: 64,
};

/** Answers the hub's lookup, and hands everything else to `answer`. */
export function withLookup(answer: () => Response): typeof fetch {
	return async (input) => {
		if (!String(input).includes("/api/models/")) return answer();
		return Response.json({
			inferenceProviderMapping: { groq: { providerId: "model", status: "live", task: "conversational" } },
		});
	};
}
