import { isRecord } from "../rules/checks.ts";
import type { ChatBody } from "../answers/chat.ts";
import type { Dialect } from "../rules/dialect.ts";
import { openAiError } from "../apis/error-bodies.ts";
import { rejectField } from "../apis/fields/media-fields.ts";
import { models } from "../apis/openai/models.ts";
import { chat } from "../apis/openai/chat.ts";
import { embeddings } from "../apis/openai/embeddings.ts";

/** SambaNova: chat (without strict schemas) and embeddings. Source: https://docs.sambanova.ai/docs/en/api-reference */
export const sambanova: Dialect = {
	id: "sambanova",
	name: "SambaNova",
	hosts: ["api.sambanova.ai"],
	scheme: "Bearer",
	modelNames: {
		"meta-llama/Llama-3.1-8B-Instruct": "Meta-Llama-3.1-8B-Instruct",
	},
	former: true,
	providerModel: (hubId) => hubId.split("/").at(-1) ?? hubId,
	errorBody: openAiError,
	rules: [
		models("v1/models"),
		chat("v1/chat/completions", { check: rejectStrict }),
		embeddings("v1/embeddings"),
	],
};

function rejectStrict({ response_format: format }: ChatBody): void {
	const wrapped = isRecord(format) && format["type"] === "json_schema" ? format["json_schema"] : undefined;
	if (!isRecord(wrapped) || wrapped["strict"] === false) return;
	rejectField("response_format.json_schema.strict", "must be false here");
}
