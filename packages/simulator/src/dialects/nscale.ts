import type { Dialect } from "../rules/dialect.ts";
import { openAiError } from "../apis/error-bodies.ts";
import { images } from "../apis/openai/images.ts";
import { models } from "../apis/openai/models.ts";
import { chat } from "../apis/openai/chat.ts";

/** Nscale: chat, and pictures as base64 only. Source: https://docs.nscale.com/docs/inference */
export const nscale: Dialect = {
	id: "nscale",
	name: "Nscale",
	hosts: ["inference.api.nscale.com"],
	scheme: "Bearer",
	providerModel: (hubId) => hubId,
	errorBody: openAiError,
	rules: [
		models("v1/models"),
		chat("v1/chat/completions"),
		images("v1/images/generations", { formats: ["b64_json"] }),
	],
};
