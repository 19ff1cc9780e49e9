import { chat } from "../adapters/chat.ts";
import type { Provider } from "../types.ts";

/** Fireworks AI. Source: https://docs.fireworks.ai/api-reference/post-chatcompletions. */
export const fireworksAi: Provider = {
	id: "fireworks-ai",
	name: "Fireworks AI",
	docs: "https://docs.fireworks.ai/api-reference/post-chatcompletions",
	host: "https://api.fireworks.ai",
	hubOrg: "fireworks-ai",
	lifecycle: { status: "live", date: "2026-08-21" },
	tasks: {
		conversational: chat("inference/v1/chat/completions"),
	},
};
