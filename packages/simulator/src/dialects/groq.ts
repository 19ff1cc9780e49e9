import type { Dialect } from "../rules/dialect.ts";
import { openAiError } from "../apis/error-bodies.ts";
import { models } from "../apis/openai/models.ts";
import { chat } from "../apis/openai/chat.ts";

/** Groq: chat, which text generation goes through too, and the list of models. Source: https://console.groq.com/docs/api-reference */
export const groq: Dialect = {
	id: "groq",
	name: "Groq",
	hosts: ["api.groq.com"],
	scheme: "Bearer",
	modelNames: {
		"meta-llama/Llama-3.1-8B-Instruct": "llama-3.1-8b-instant",
		"meta-llama/Llama-3.3-70B-Instruct": "llama-3.3-70b-versatile",
	},
	errorBody: openAiError,
	rules: [
		models("openai/v1/models"),
		chat("openai/v1/chat/completions", {}, "conversational text-generation"),
	],
};
