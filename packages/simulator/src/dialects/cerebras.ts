import { describeUnknownModel, RequestError } from "../types/request.ts";
import type { Dialect } from "../rules/dialect.ts";
import { flatError } from "../apis/error-bodies.ts";
import { models } from "../apis/openai/models.ts";
import { chat } from "../apis/openai/chat.ts";

/** Cerebras: chat; rejects OpenAI's `store`. Source: https://inference-docs.cerebras.ai/api-reference/chat-completions */
export const cerebras: Dialect = {
	id: "cerebras",
	name: "Cerebras",
	hosts: ["api.cerebras.ai"],
	scheme: "Bearer",
	modelNames: {
		"meta-llama/Llama-3.1-8B-Instruct": "llama3.1-8b",
		"meta-llama/Llama-3.3-70B-Instruct": "llama-3.3-70b",
	},
	providerModel: (hubId) => (hubId.split("/").at(-1) ?? hubId).toLowerCase(),
	errorBody: flatError,
	unknownModel: (name) => ({
		...describeUnknownModel(name),
		message: "Model does not exist or you do not have access to it.",
	}),
	rules: [
		models("v1/models"),
		chat("v1/chat/completions", {
			check: (body) => {
				if (!("store" in body)) return;
				const message = 'property "store" is unsupported';
				throw new RequestError({ status: 400, message, at: "store", code: "wrong_api_format" });
			},
		}),
	],
};
