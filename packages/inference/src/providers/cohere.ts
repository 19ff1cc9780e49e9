import { chat } from "../adapters/chat.ts";
import type { Provider, ProviderFacts } from "../types/provider.ts";

/** Cohere. Source: https://docs.cohere.com/docs/compatibility-api. */
export const cohere: Provider = {
	id: "cohere",
	host: "https://api.cohere.com",
	tasks: {
		conversational: chat("compatibility/v1/chat/completions"),
	},
};

/** Name, documentation and state of Cohere. */
export const cohereFacts: ProviderFacts = {
	name: "Cohere",
	docs: "https://docs.cohere.com/docs/compatibility-api",
	keyUrl: "https://dashboard.cohere.com/api-keys",
	hubOrg: "CohereLabs",
	exampleModels: {
		conversational: ["CohereLabs/aya-expanse-8b", "CohereLabs/aya-vision-8b"],
		"image-text-to-text": ["CohereLabs/aya-vision-8b"],
	},
	lifecycle: { status: "live", date: "2026-08-21" },
};
