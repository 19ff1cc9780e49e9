import type { Dialect } from "../rules/dialect.ts";
import { openAiError } from "../apis/error-bodies.ts";
import { models } from "../apis/openai/models.ts";
import { chat } from "../apis/openai/chat.ts";
import { embeddings } from "../apis/openai/embeddings.ts";

/** Fireworks: chat, embeddings and the list of models. Source: https://docs.fireworks.ai/api-reference/post-chatcompletions */
export const fireworksAi: Dialect = {
	id: "fireworks-ai",
	name: "Fireworks AI",
	hosts: ["api.fireworks.ai"],
	scheme: "Bearer",
	modelNames: {
		"meta-llama/Llama-3.1-8B-Instruct": "accounts/fireworks/models/llama-v3p1-8b-instruct",
		"meta-llama/Llama-3.3-70B-Instruct": "accounts/fireworks/models/llama-v3p3-70b-instruct",
	},
	providerModel: (hubId) =>
		`accounts/fireworks/models/${(hubId.split("/").at(-1) ?? hubId).toLowerCase().replaceAll(".", "p")}`,
	errorBody: openAiError,
	unknownModel: () => ({
		status: 404,
		message: "Model not found, inaccessible, and/or not deployed",
		at: "model",
		code: "NOT_FOUND",
	}),
	rules: [
		models("inference/v1/models"),
		chat("inference/v1/chat/completions"),
		embeddings("inference/v1/embeddings", { isUnlisted: true }),
	],
};
