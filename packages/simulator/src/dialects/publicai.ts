import type { Dialect } from "../dialect.ts";
import { openAiError } from "./envelopes.ts";
import { chat } from "./openai.ts";

/** Public AI: chat. Source: https://platform.publicai.co/docs */
export const publicAi: Dialect = {
	id: "publicai",
	name: "Public AI",
	hosts: ["api.publicai.co"],
	scheme: "Bearer",
	errorBody: openAiError,
	rules: [chat("v1/chat/completions")],
};
