import type { Dialect } from "../rules/dialect.ts";
import { detailError } from "../apis/error-bodies.ts";
import { models } from "../apis/openai/models.ts";
import { chat } from "../apis/openai/chat.ts";
import { embeddings } from "../apis/openai/embeddings.ts";

/** NVIDIA: chat, embeddings and the list of models. Source: https://docs.api.nvidia.com/nim/reference/llm-apis */
export const nvidia: Dialect = {
	id: "nvidia",
	name: "NVIDIA",
	hosts: ["integrate.api.nvidia.com"],
	scheme: "Bearer",
	former: true,
	errorBody: detailError,
	rules: [
		models("v1/models"),
		chat("v1/chat/completions", { status: 422 }),
		embeddings("v1/embeddings", { isUnlisted: true }),
	],
};
