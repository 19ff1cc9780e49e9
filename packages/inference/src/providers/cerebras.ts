import { chat } from "../adapters/chat.ts";
import type { Provider } from "../types.ts";

/** Cerebras refuses requests that carry `store`, so it is left out. Source: https://inference-docs.cerebras.ai/api-reference/chat-completions. */
export const cerebras: Provider = {
	id: "cerebras",
	name: "Cerebras",
	docs: "https://inference-docs.cerebras.ai/api-reference/chat-completions",
	host: "https://api.cerebras.ai",
	hubOrg: "cerebras",
	lifecycle: { status: "live", date: "2026-08-21" },
	tasks: {
		conversational: {
			...chat("v1/chat/completions", ({ store: _store, ...body }) => body),
			fields: { ignored: ["store"] },
		},
	},
};
