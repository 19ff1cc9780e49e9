import type { Dialect } from "../rules/dialect.ts";
import { openAiError } from "../apis/error-bodies.ts";
import { models } from "../apis/openai/models.ts";
import { chat } from "../apis/openai/chat.ts";
import { completion } from "../apis/openai/completion.ts";
import { embeddings } from "../apis/openai/embeddings.ts";

/** Scaleway: chat, completion and embeddings. Source: https://www.scaleway.com/en/developers/api/generative-apis/ */
export const scaleway: Dialect = {
	id: "scaleway",
	name: "Scaleway",
	hosts: ["api.scaleway.ai"],
	scheme: "Bearer",
	providerModel: (hubId) => (hubId.split("/").at(-1) ?? hubId).toLowerCase(),
	errorBody: openAiError,
	rules: [
		models("v1/models"),
		chat("v1/chat/completions"),
		completion("v1/completions"),
		embeddings("v1/embeddings"),
	],
};
