import type { Dialect } from "../rules/dialect.ts";
import { openAiError } from "../apis/error-bodies.ts";
import { models } from "../apis/openai/models.ts";
import { chat } from "../apis/openai/chat.ts";

/** Public AI: chat and the list of models. Source: https://platform.publicai.co/docs */
export const publicAi: Dialect = {
	id: "publicai",
	name: "Public AI",
	hosts: ["api.publicai.co"],
	scheme: "Bearer",
	errorBody: openAiError,
	rules: [models("v1/models"), chat("v1/chat/completions")],
};
