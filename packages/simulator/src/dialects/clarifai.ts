import type { Dialect } from "../rules/dialect.ts";
import { openAiError } from "../apis/error-bodies.ts";
import { models } from "../apis/openai/models.ts";
import { chat } from "../apis/openai/chat.ts";

/** Clarifai: chat, with keys behind the word `Key`. Source: https://docs.clarifai.com/compute/inference/open-ai */
export const clarifai: Dialect = {
	id: "clarifai",
	name: "Clarifai",
	hosts: ["api.clarifai.com"],
	scheme: "Key",
	former: true,
	errorBody: openAiError,
	rules: [models("v2/ext/openai/v1/models"), chat("v2/ext/openai/v1/chat/completions")],
};
