import { UnknownModelError } from "../types/request.ts";
import type { Dialect } from "../rules/dialect.ts";
import { openAiError } from "../apis/error-bodies.ts";
import { images } from "../apis/openai/images.ts";
import { models } from "../apis/openai/models.ts";
import { chat } from "../apis/openai/chat.ts";
import { embeddings } from "../apis/openai/embeddings.ts";

/** OpenAI itself: own keys only, never through the router. Source: https://platform.openai.com/docs/api-reference */
export const openAi: Dialect = {
	id: "openai",
	name: "OpenAI",
	hosts: ["api.openai.com"],
	scheme: "Bearer",
	routable: false,
	ownModels: ["gpt-4o-mini", "gpt-image-1", "text-embedding-3-small"],
	errorBody: openAiError,
	rules: [
		models("v1/models"),
		chat("v1/chat/completions", {
			check: ({ model }) => {
				if (!String(model).startsWith("openai/")) return;
				throw new UnknownModelError(String(model), ' Names here carry no "openai/" in front.');
			},
		}),
		embeddings("v1/embeddings", { isUnlisted: true }),
		images("v1/images/generations", { formats: ["b64_json"] }),
	],
};
