import { chat } from "../adapters/chat.ts";
import { completion } from "../adapters/completion.ts";
import type { Provider } from "../types.ts";

/** OVHcloud AI Endpoints. Source: https://help.ovhcloud.com/csm/en-public-cloud-ai-endpoints. */
export const ovhcloud: Provider = {
	id: "ovhcloud",
	name: "OVHcloud AI Endpoints",
	docs: "https://help.ovhcloud.com/csm/en-public-cloud-ai-endpoints",
	host: "https://oai.endpoints.kepler.ai.cloud.ovh.net",
	hubOrg: "ovhcloud",
	lifecycle: { status: "live", date: "2026-08-21" },
	tasks: {
		conversational: chat("v1/chat/completions"),
		"text-generation": completion("v1/completions", "Expected OVHcloud text generation response format"),
	},
};
