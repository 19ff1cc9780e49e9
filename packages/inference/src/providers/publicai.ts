import { chat } from "../adapters/chat.ts";
import type { Provider } from "../types.ts";

/** Public AI. Source: https://platform.publicai.co/docs. */
export const publicai: Provider = {
	id: "publicai",
	name: "Public AI",
	docs: "https://platform.publicai.co/docs",
	host: "https://api.publicai.co",
	hubOrg: "publicai",
	lifecycle: { status: "live", date: "2026-08-21" },
	tasks: {
		conversational: chat("v1/chat/completions"),
	},
};
