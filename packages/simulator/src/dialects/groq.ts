import type { Dialect } from "../dialect.ts";
import { openAiError } from "./envelopes.ts";
import { chat } from "./openai.ts";

/** Groq: chat only; text generation goes through chat too. Source: https://console.groq.com/docs/api-reference */
export const groq: Dialect = {
	id: "groq",
	name: "Groq",
	hosts: ["api.groq.com"],
	scheme: "Bearer",
	errorBody: openAiError,
	rules: [chat("openai/v1/chat/completions", {}, "conversational text-generation")],
};
