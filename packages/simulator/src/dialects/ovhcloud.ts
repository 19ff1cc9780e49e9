import type { Dialect } from "../dialect.ts";
import { openAiError } from "./envelopes.ts";
import { chat, completion } from "./openai.ts";

/** OVHcloud AI Endpoints: chat and completion. Source: https://help.ovhcloud.com/csm/en-public-cloud-ai-endpoints-getting-started */
export const ovhcloud: Dialect = {
	id: "ovhcloud",
	name: "OVHcloud AI Endpoints",
	hosts: ["oai.endpoints.kepler.ai.cloud.ovh.net"],
	scheme: "Bearer",
	providerModel: (hubId) => hubId.split("/").at(-1) ?? hubId,
	errorBody: openAiError,
	rules: [chat("v1/chat/completions"), completion("v1/completions")],
};
