import type { Dialect } from "../rules/dialect.ts";
import { openAiError } from "../apis/error-bodies.ts";
import { models } from "../apis/openai/models.ts";
import { chat } from "../apis/openai/chat.ts";
import { completion } from "../apis/openai/completion.ts";
import { embeddings } from "../apis/openai/embeddings.ts";

/** OVHcloud AI Endpoints: chat, completion, embeddings and the list of models. Source: https://help.ovhcloud.com/csm/en-public-cloud-ai-endpoints-getting-started */
export const ovhcloud: Dialect = {
	id: "ovhcloud",
	name: "OVHcloud AI Endpoints",
	hosts: ["oai.endpoints.kepler.ai.cloud.ovh.net"],
	scheme: "Bearer",
	providerModel: (hubId) => hubId.split("/").at(-1) ?? hubId,
	errorBody: openAiError,
	rules: [
		models("v1/models"),
		chat("v1/chat/completions"),
		completion("v1/completions"),
		embeddings("v1/embeddings", { isUnlisted: true }),
	],
};
