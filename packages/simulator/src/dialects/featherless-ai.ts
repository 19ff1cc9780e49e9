import type { Dialect } from "../rules/dialect.ts";
import { openAiError } from "../apis/error-bodies.ts";
import { models } from "../apis/openai/models.ts";
import { chat } from "../apis/openai/chat.ts";
import { completion } from "../apis/openai/completion.ts";

/** Featherless: chat and completion, under the hub's own model names. Source: https://featherless.ai/docs/api-reference */
export const featherlessAi: Dialect = {
	id: "featherless-ai",
	name: "Featherless AI",
	hosts: ["api.featherless.ai"],
	scheme: "Bearer",
	providerModel: (hubId) => hubId,
	errorBody: openAiError,
	rules: [models("v1/models"), chat("v1/chat/completions"), completion("v1/completions")],
};
