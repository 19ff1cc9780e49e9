import type { Dialect } from "../dialect.ts";
import { openAiError } from "./envelopes.ts";
import { chat } from "./openai.ts";

/** Baseten: chat. Source: https://docs.baseten.co/inference/model-apis/overview */
export const baseten: Dialect = {
	id: "baseten",
	name: "Baseten",
	hosts: ["inference.baseten.co"],
	scheme: "Bearer",
	errorBody: openAiError,
	rules: [chat("v1/chat/completions")],
};
