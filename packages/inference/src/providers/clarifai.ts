import { chat } from "../adapters/chat.ts";
import type { Provider } from "../types.ts";

/** Clarifai. Source: https://docs.clarifai.com. */
export const clarifai: Provider = {
	id: "clarifai",
	name: "Clarifai",
	docs: "https://docs.clarifai.com",
	host: "https://api.clarifai.com",
	auth: { header: "Authorization", prefix: "Key " },
	hubOrg: "clarifai",
	lifecycle: { status: "removed-upstream", date: "2026-08-21" },
	tasks: {
		conversational: chat("v2/ext/openai/v1/chat/completions"),
	},
};
