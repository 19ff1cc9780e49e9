import { chat } from "../adapters/chat.ts";
import type { Provider } from "../types.ts";

/** Cohere. Source: https://docs.cohere.com/docs/compatibility-api. */
export const cohere: Provider = {
	id: "cohere",
	name: "Cohere",
	docs: "https://docs.cohere.com/docs/compatibility-api",
	host: "https://api.cohere.com",
	hubOrg: "CohereLabs",
	lifecycle: { status: "live", date: "2026-08-21" },
	tasks: {
		conversational: chat("compatibility/v1/chat/completions"),
	},
};
