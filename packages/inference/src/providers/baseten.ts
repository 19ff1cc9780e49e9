import { chat } from "../adapters/chat.ts";
import type { Provider } from "../types.ts";

/** Baseten. Source: https://docs.baseten.co/inference/model-apis/overview. */
export const baseten: Provider = {
	id: "baseten",
	name: "Baseten",
	docs: "https://docs.baseten.co/inference/model-apis/overview",
	host: "https://inference.baseten.co",
	hubOrg: "baseten",
	lifecycle: { status: "live", date: "2026-08-21" },
	tasks: {
		conversational: chat("v1/chat/completions"),
	},
};
