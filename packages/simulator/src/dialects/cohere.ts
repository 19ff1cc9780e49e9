import type { Dialect } from "../rules/dialect.ts";
import { messageError } from "../apis/error-bodies.ts";
import { chat } from "../apis/openai/chat.ts";
import { embeddings } from "../apis/openai/embeddings.ts";

/** Cohere: chat and embeddings in its compatibility API. Source: https://docs.cohere.com/docs/compatibility-api */
export const cohere: Dialect = {
	id: "cohere",
	name: "Cohere",
	hosts: ["api.cohere.com"],
	scheme: "Bearer",
	providerModel: (hubId) => (hubId.split("/").at(-1) ?? hubId).toLowerCase(),
	errorBody: messageError,
	unknownModel: () => ({
		status: 404,
		message:
			"model not found, make sure the correct model ID was used and that you have access to the model.",
	}),
	rules: [
		chat("compatibility/v1/chat/completions"),
		embeddings("compatibility/v1/embeddings", { isUnlisted: true }),
	],
};
