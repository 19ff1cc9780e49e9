import { chat } from "../adapters/chat.ts";
import { ownModels } from "../lib/own-models.ts";
import type { Provider, ProviderFacts } from "../types/provider.ts";

/** OpenAI: direct calls with its own key only, models written `openai/<model>`. Source: https://platform.openai.com/docs/api-reference/chat. */
export const openai: Provider = {
	id: "openai",
	host: "https://api.openai.com",
	clientSideOnly: true,
	resolveModel: ownModels,
	tasks: { conversational: chat("v1/chat/completions") },
};

/** Name, documentation and state of OpenAI. */
export const openaiFacts: ProviderFacts = {
	name: "OpenAI",
	docs: "https://platform.openai.com/docs",
	keyUrl: "https://platform.openai.com/api-keys",
	keyForm: {
		pattern: "^sk-(?:(?:proj|svcacct|service|admin|None)-|[A-Za-z0-9]+T3BlbkFJ)",
		source: "https://github.com/trufflesecurity/trufflehog/tree/main/pkg/detectors/openai",
		date: "2026-11-22",
	},
	hubOrg: "openai",
	exampleModels: {
		conversational: ["openai/gpt-4o-mini"],
		"image-text-to-text": ["openai/gpt-4o-mini"],
	},
	lifecycle: { status: "live", date: "2026-08-21" },
};
