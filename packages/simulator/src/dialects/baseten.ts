import type { Dialect } from "../rules/dialect.ts";
import { openAiError } from "../apis/error-bodies.ts";
import { models } from "../apis/openai/models.ts";
import { chat } from "../apis/openai/chat.ts";

/** Baseten: chat and the list of models. Source: https://docs.baseten.co/inference/model-apis/overview */
export const baseten: Dialect = {
	id: "baseten",
	name: "Baseten",
	hosts: ["inference.baseten.co"],
	scheme: "Bearer",
	errorBody: openAiError,
	rules: [models("v1/models"), chat("v1/chat/completions")],
};
