import type { Dialect } from "../dialect.ts";
import { openAiError } from "./envelopes.ts";
import { chat } from "./openai.ts";

/** Fireworks: chat. Source: https://docs.fireworks.ai/api-reference/post-chatcompletions */
export const fireworksAi: Dialect = {
	id: "fireworks-ai",
	name: "Fireworks AI",
	hosts: ["api.fireworks.ai"],
	scheme: "Bearer",
	providerModel: (hubId) =>
		`accounts/fireworks/models/${(hubId.split("/").at(-1) ?? hubId).toLowerCase().replaceAll(".", "p")}`,
	errorBody: openAiError,
	rules: [chat("inference/v1/chat/completions")],
};
