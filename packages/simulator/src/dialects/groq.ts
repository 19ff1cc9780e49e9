import type { Dialect } from "../rules/dialect.ts";
import { openAiError } from "./envelopes.ts";
import { models } from "./openai-models.ts";
import { chat } from "./openai.ts";

/** Groq: chat, which text generation goes through too, and the list of models. Source: https://console.groq.com/docs/api-reference */
export const groq: Dialect = {
	id: "groq",
	name: "Groq",
	hosts: ["api.groq.com"],
	scheme: "Bearer",
	errorBody: openAiError,
	rules: [
		models("openai/v1/models"),
		chat("openai/v1/chat/completions", {}, "conversational text-generation"),
	],
};
