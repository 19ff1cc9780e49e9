import { chat } from "../adapters/chat.ts";
import type { Provider, ProviderFacts } from "../types/provider.ts";

/** Baseten. Source: https://docs.baseten.co/inference/model-apis/overview. */
export const baseten: Provider = {
	id: "baseten",
	host: "https://inference.baseten.co",
	tasks: {
		conversational: chat("v1/chat/completions"),
	},
};

/** Name, documentation and state of Baseten. */
export const basetenFacts: ProviderFacts = {
	name: "Baseten",
	docs: "https://docs.baseten.co/inference/model-apis/overview",
	keyUrl: "https://app.baseten.co/settings/api_keys",
	hubOrg: "baseten",
	lifecycle: { status: "live", date: "2026-08-21" },
};
