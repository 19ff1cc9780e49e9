import { chat } from "../adapters/chat.ts";
import type { Provider } from "../types.ts";

/** NVIDIA. Source: https://docs.api.nvidia.com/nim/reference/llm-apis. */
export const nvidia: Provider = {
	id: "nvidia",
	name: "NVIDIA",
	docs: "https://docs.api.nvidia.com/nim/reference/llm-apis",
	host: "https://integrate.api.nvidia.com",
	hubOrg: "nvidia",
	lifecycle: { status: "removed-upstream", date: "2026-08-21" },
	tasks: {
		conversational: chat("v1/chat/completions"),
	},
};
