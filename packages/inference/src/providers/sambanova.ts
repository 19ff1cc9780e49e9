import { EMBEDDINGS_FIELDS } from "../adapters/field-notes.ts";
import { chat } from "../adapters/chat.ts";
import { embeddings } from "../adapters/embeddings.ts";
import { peekKind } from "../lib/read.ts";
import type { Provider, ProviderFacts } from "../types/provider.ts";

/** SambaNova. Source: https://docs.sambanova.ai/cloud/api-reference. */
export const sambanova: Provider = {
	id: "sambanova",
	host: "https://api.sambanova.ai",
	tasks: {
		conversational: {
			...chat("v1/chat/completions", withoutStrict),
		},
		"feature-extraction": embeddings(
			"v1/embeddings",
			"Expected Sambanova feature-extraction (embeddings) response format to be {'data' : list of {'embedding' : number[]}}",
		),
	},
};

/** Name, documentation and state of SambaNova. */
export const sambanovaFacts: ProviderFacts = {
	name: "SambaNova",
	docs: "https://docs.sambanova.ai/cloud/api-reference",
	keyUrl: "https://cloud.sambanova.ai/apis",
	hubOrg: "sambanovasystems",
	lifecycle: { status: "removed-upstream", date: "2026-08-21" },
	fields: {
		conversational: { ignored: ["response_format.json_schema.strict"] },
		"feature-extraction": EMBEDDINGS_FIELDS,
	},
};

/** This service cannot follow a schema strictly and rejects requests with `strict`. The caller's own object stays as it is. */
function withoutStrict(body: Record<string, unknown>): Record<string, unknown> {
	const format = peekKind(body, "response_format", "object");
	const schema = peekKind(format, "json_schema", "object");
	return schema
		? { ...body, response_format: { ...format, json_schema: { ...schema, strict: false } } }
		: body;
}
