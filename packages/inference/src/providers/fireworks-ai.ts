import { chat } from "../adapters/chat.ts";
import type { Provider, ProviderFacts } from "../types/provider.ts";

/** Fireworks AI. Source: https://docs.fireworks.ai/api-reference/post-chatcompletions. */
export const fireworksAi: Provider = {
	id: "fireworks-ai",
	host: "https://api.fireworks.ai",
	tasks: {
		conversational: chat("inference/v1/chat/completions"),
	},
};

/** Name, documentation and state of Fireworks AI. */
export const fireworksAiFacts: ProviderFacts = {
	name: "Fireworks AI",
	docs: "https://docs.fireworks.ai/api-reference/post-chatcompletions",
	keyUrl: "https://app.fireworks.ai/settings/users/api-keys",
	keyForm: {
		pattern: "^fw_",
		source:
			"https://github.com/mongodb/kingfisher/blob/main/crates/kingfisher-rules/data/rules/fireworksai.yml",
		date: "2026-11-27",
	},
	hubOrg: "fireworks-ai",
	lifecycle: { status: "live", date: "2026-08-21" },
};
