import { COMPLETION_BY_CHAT_FIELDS } from "../adapters/field-notes.ts";
import { chat } from "../adapters/chat.ts";
import { completionByChat } from "../adapters/completion.ts";
import { flat, json } from "../adapters/fields.ts";
import { read } from "../lib/read.ts";
import type { Provider, ProviderFacts } from "../types/provider.ts";

/** Hyperbolic. Text generation goes through the chat endpoint. Source: https://docs.hyperbolic.xyz/docs/rest-api. */
export const hyperbolic: Provider = {
	id: "hyperbolic",
	host: "https://api.hyperbolic.xyz",
	tasks: {
		conversational: chat("v1/chat/completions"),
		"text-generation": completionByChat(
			"v1/chat/completions",
			"Expected Hyperbolic text generation response format",
		),
		"text-to-image": {
			path: "v1/images/generations",
			toPayload: (input, { model }) => json({ ...flat(input), prompt: input.inputs, model_name: model }),
			fromResponse: (reply) => ({ base64: read(reply, "images.0.image", "string"), reply }),
			expected: "Expected Hyperbolic text-to-image response format",
		},
	},
};

/** Name, documentation and state of Hyperbolic. */
export const hyperbolicFacts: ProviderFacts = {
	name: "Hyperbolic",
	docs: "https://docs.hyperbolic.xyz/docs/rest-api",
	keyUrl: "https://app.hyperbolic.xyz/",
	hubOrg: "Hyperbolic",
	lifecycle: { status: "removed-upstream", date: "2026-08-21" },
	fields: {
		"text-generation": COMPLETION_BY_CHAT_FIELDS,
		"text-to-image": { renamed: { inputs: "prompt", model: "model_name" } },
	},
};
