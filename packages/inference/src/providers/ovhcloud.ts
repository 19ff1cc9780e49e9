import { COMPLETION_FIELDS } from "../adapters/field-notes.ts";
import { chat } from "../adapters/chat.ts";
import { completion } from "../adapters/completion.ts";
import type { Provider, ProviderFacts } from "../types/provider.ts";

/** OVHcloud AI Endpoints. Source: https://help.ovhcloud.com/csm/en-public-cloud-ai-endpoints. */
export const ovhcloud: Provider = {
	id: "ovhcloud",
	host: "https://oai.endpoints.kepler.ai.cloud.ovh.net",
	tasks: {
		conversational: chat("v1/chat/completions"),
		"text-generation": completion("v1/completions", "Expected OVHcloud text generation response format"),
	},
};

/** Name, documentation and state of OVHcloud AI Endpoints. */
export const ovhcloudFacts: ProviderFacts = {
	name: "OVHcloud AI Endpoints",
	docs: "https://help.ovhcloud.com/csm/en-public-cloud-ai-endpoints",
	keyUrl: "https://www.ovh.com/manager/",
	hubOrg: "ovhcloud",
	lifecycle: { status: "live", date: "2026-08-21" },
	fields: {
		"text-generation": COMPLETION_FIELDS,
	},
};
