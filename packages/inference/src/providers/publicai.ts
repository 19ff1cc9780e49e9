import { chat } from "../adapters/chat.ts";
import type { Provider, ProviderFacts } from "../types/provider.ts";

/** Public AI. Source: https://platform.publicai.co/docs. */
export const publicai: Provider = {
	id: "publicai",
	host: "https://api.publicai.co",
	tasks: {
		conversational: chat("v1/chat/completions"),
	},
};

/** Name, documentation and state of Public AI. */
export const publicaiFacts: ProviderFacts = {
	name: "Public AI",
	docs: "https://platform.publicai.co/docs",
	keyUrl: "https://platform.publicai.co/",
	hubOrg: "publicai",
	exampleModels: { conversational: ["swiss-ai/Apertus-70B-Instruct-2509"] },
	lifecycle: { status: "live", date: "2026-08-21" },
};
