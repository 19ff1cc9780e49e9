import { COMPLETION_FIELDS, EMBEDDINGS_FIELDS } from "../adapters/field-notes.ts";
import { chat } from "../adapters/chat.ts";
import { completion } from "../adapters/completion.ts";
import { embeddings } from "../adapters/embeddings.ts";
import type { Provider, ProviderFacts } from "../types/provider.ts";

/** Scaleway. Source: https://www.scaleway.com/en/developers/api/generative-apis. */
export const scaleway: Provider = {
	id: "scaleway",
	host: "https://api.scaleway.ai",
	tasks: {
		conversational: chat("v1/chat/completions"),
		"text-generation": completion(
			"v1/completions",
			"Received malformed response from Scaleway text generation API",
		),
		"feature-extraction": embeddings(
			"v1/embeddings",
			"Received malformed response from Scaleway feature-extraction (embeddings) API",
		),
	},
};

/** Name, documentation and state of Scaleway. */
export const scalewayFacts: ProviderFacts = {
	name: "Scaleway",
	docs: "https://www.scaleway.com/en/developers/api/generative-apis",
	keyUrl: "https://console.scaleway.com/iam/api-keys",
	hubOrg: "scaleway",
	lifecycle: { status: "live", date: "2026-08-21" },
	fields: {
		"text-generation": COMPLETION_FIELDS,
		"feature-extraction": EMBEDDINGS_FIELDS,
	},
};
