import { RequestError } from "../request.ts";
import type { Dialect } from "../rules/dialect.ts";
import { openAiError } from "./envelopes.ts";
import { images } from "./openai-media.ts";
import { models } from "./openai-models.ts";
import { chat, embeddings } from "./openai.ts";

/** OpenAI itself: own keys only, never through the router. Source: https://platform.openai.com/docs/api-reference */
export const openAi: Dialect = {
	id: "openai",
	name: "OpenAI",
	hosts: ["api.openai.com"],
	scheme: "Bearer",
	routable: false,
	errorBody: openAiError,
	rules: [
		models("v1/models", { own: ["gpt-4o-mini", "gpt-image-1", "text-embedding-3-small"] }),
		chat("v1/chat/completions", {
			check: ({ model }) => {
				if (!String(model).startsWith("openai/")) return;
				const message = `The model "${String(model)}" does not exist; names here carry no "openai/" in front.`;
				throw new RequestError({ status: 404, message, at: "model", code: "model_not_found" });
			},
		}),
		embeddings("v1/embeddings", { isUnlisted: true }),
		images("v1/images/generations", { formats: ["b64_json"], fileHost: "" }),
	],
};
