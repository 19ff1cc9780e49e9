import { chat } from "../adapters/chat.ts";
import { images } from "../adapters/images.ts";
import type { Provider } from "../types.ts";

/** Nscale. Source: https://docs.nscale.com/api-reference. */
export const nscale: Provider = {
	id: "nscale",
	name: "Nscale",
	docs: "https://docs.nscale.com/api-reference",
	host: "https://inference.api.nscale.com",
	hubOrg: "nscale",
	lifecycle: { status: "live", date: "2026-08-21" },
	tasks: {
		conversational: chat("v1/chat/completions"),
		"text-to-image": images("v1/images/generations", {
			expected: "Expected Nscale text-to-image response format",
		}),
	},
};
