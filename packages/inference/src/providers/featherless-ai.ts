import { COMPLETION_FIELDS } from "../adapters/field-notes.ts";
import { chat } from "../adapters/chat.ts";
import { completion } from "../adapters/completion.ts";
import type { Provider, ProviderFacts } from "../types/provider.ts";

/** Featherless AI. Source: https://featherless.ai/docs. */
export const featherlessAi: Provider = {
	id: "featherless-ai",
	host: "https://api.featherless.ai",
	tasks: {
		conversational: chat("v1/chat/completions"),
		"text-generation": completion(
			"v1/completions",
			"Expected Featherless AI text generation response format",
		),
	},
};

/** Name, documentation and state of Featherless AI. */
export const featherlessAiFacts: ProviderFacts = {
	name: "Featherless AI",
	docs: "https://featherless.ai/docs",
	keyUrl: "https://featherless.ai/account/api-keys",
	hubOrg: "featherless-ai",
	lifecycle: { status: "live", date: "2026-08-21" },
	fields: {
		"text-generation": COMPLETION_FIELDS,
	},
};
