import { chat } from "../adapters/chat.ts";
import { ownModels } from "../lib/own-models.ts";
import type { Provider } from "../types.ts";

/** OpenAI: direct calls with its own key only, models written `openai/<model>`. Source: https://platform.openai.com/docs/api-reference/chat. */
export const openai: Provider = {
	id: "openai",
	name: "OpenAI",
	docs: "https://platform.openai.com/docs",
	host: "https://api.openai.com",
	hubOrg: "openai",
	clientSideOnly: true,
	resolveModel: ownModels,
	lifecycle: { status: "live", date: "2026-08-21" },
	tasks: { conversational: chat("v1/chat/completions") },
};
