import { PROMPT_FIELDS } from "../adapters/field-notes.ts";
import { chat } from "../adapters/chat.ts";
import { images } from "../adapters/images.ts";
import type { Provider, ProviderFacts } from "../types/provider.ts";

/** Nscale. Source: https://docs.nscale.com/api-reference. */
export const nscale: Provider = {
	id: "nscale",
	host: "https://inference.api.nscale.com",
	tasks: {
		conversational: chat("v1/chat/completions"),
		"text-to-image": images("v1/images/generations", {
			expected: "Expected Nscale text-to-image response format",
		}),
	},
};

/** Name, documentation and state of Nscale. */
export const nscaleFacts: ProviderFacts = {
	name: "Nscale",
	docs: "https://docs.nscale.com/api-reference",
	keyUrl: "https://console.nscale.com/",
	hubOrg: "nscale",
	lifecycle: { status: "live", date: "2026-08-21" },
	fields: {
		"text-to-image": PROMPT_FIELDS,
	},
};
