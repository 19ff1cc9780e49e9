import { COMPLETION_BY_CHAT_FIELDS } from "../adapters/field-notes.ts";
import { chat } from "../adapters/chat.ts";
import { completionByChat } from "../adapters/completion.ts";
import type { Provider, ProviderFacts } from "../types/provider.ts";

/** Groq. Text generation goes through the chat endpoint, the only one there is. Source: https://console.groq.com/docs/api-reference. */
export const groq: Provider = {
	id: "groq",
	host: "https://api.groq.com",
	tasks: {
		conversational: chat("openai/v1/chat/completions"),
		"text-generation": completionByChat(
			"openai/v1/chat/completions",
			"Expected Array<{generated_text: string}>",
		),
	},
};

/** Name, documentation and state of Groq. */
export const groqFacts: ProviderFacts = {
	name: "Groq",
	docs: "https://console.groq.com/docs",
	keyUrl: "https://console.groq.com/keys",
	keyForm: {
		pattern: "^gsk_",
		source: "https://github.com/trufflesecurity/trufflehog/tree/main/pkg/detectors/groq",
		date: "2026-11-22",
	},
	hubOrg: "groq",
	lifecycle: { status: "live", date: "2026-08-21" },
	fields: {
		"text-generation": COMPLETION_BY_CHAT_FIELDS,
	},
};
