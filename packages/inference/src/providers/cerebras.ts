import { chat } from "../adapters/chat.ts";
import type { Provider, ProviderFacts } from "../types/provider.ts";

/** Cerebras rejects requests that carry `store`, so it is left out. Source: https://inference-docs.cerebras.ai/api-reference/chat-completions. */
export const cerebras: Provider = {
	id: "cerebras",
	host: "https://api.cerebras.ai",
	tasks: {
		conversational: {
			...chat("v1/chat/completions", ({ store: _store, ...body }) => body),
		},
	},
};

/** Name, documentation and state of Cerebras. */
export const cerebrasFacts: ProviderFacts = {
	name: "Cerebras",
	docs: "https://inference-docs.cerebras.ai/api-reference/chat-completions",
	keyUrl: "https://cloud.cerebras.ai/",
	keyForm: {
		pattern: "^csk-",
		source: "https://github.com/trufflesecurity/trufflehog/tree/main/pkg/detectors/cerebras",
		date: "2026-11-27",
	},
	hubOrg: "cerebras",
	lifecycle: { status: "live", date: "2026-08-21" },
	fields: {
		conversational: { ignored: ["store"] },
	},
};
