import { chat } from "../adapters/chat.ts";
import type { Provider, ProviderFacts } from "../types/provider.ts";

/** Clarifai. Source: https://docs.clarifai.com. */
export const clarifai: Provider = {
	id: "clarifai",
	host: "https://api.clarifai.com",
	auth: { header: "Authorization", prefix: "Key " },
	tasks: {
		conversational: chat("v2/ext/openai/v1/chat/completions"),
	},
};

/** Name, documentation and state of Clarifai. */
export const clarifaiFacts: ProviderFacts = {
	name: "Clarifai",
	docs: "https://docs.clarifai.com",
	keyUrl: "https://clarifai.com/settings/security",
	hubOrg: "clarifai",
	lifecycle: { status: "removed-upstream", date: "2026-08-21" },
};
