import { COMPLETION_FIELDS, PROMPT_FIELDS } from "../adapters/field-notes.ts";
import { chat } from "../adapters/chat.ts";
import { completion } from "../adapters/completion.ts";
import { embeddings } from "../adapters/embeddings.ts";
import { json } from "../adapters/fields.ts";
import { images } from "../adapters/images.ts";
import { peek } from "../lib/read.ts";
import type { Provider, ProviderFacts } from "../types/provider.ts";

/** Nebius AI Studio. Source: https://docs.studio.nebius.com/api-reference. */
export const nebius: Provider = {
	id: "nebius",
	host: "https://api.studio.nebius.ai",
	tasks: {
		conversational: {
			...chat("v1/chat/completions", withGuidedJson),
		},
		"text-generation": completion("v1/completions", "Expected Array<{generated_text: string}>"),
		"feature-extraction": {
			...embeddings("v1/embeddings", "Expected Nebius feature-extraction (embeddings) response format"),
			toPayload: ({ inputs }, { model }) => json({ input: inputs, model }),
		},
		"text-to-image": images("v1/images/generations", {
			returnsUrl: true,
			expected: "Expected Nebius text-to-image response format",
		}),
	},
};

/** Name, documentation and state of Nebius AI Studio. */
export const nebiusFacts: ProviderFacts = {
	name: "Nebius AI Studio",
	docs: "https://docs.studio.nebius.com/api-reference",
	keyUrl: "https://tokenfactory.nebius.com/",
	hubOrg: "nebius",
	lifecycle: { status: "removed-upstream", date: "2026-08-21" },
	fields: {
		conversational: { renamed: { "response_format.json_schema.schema": "guided_json" } },
		"text-generation": COMPLETION_FIELDS,
		"feature-extraction": {
			renamed: { inputs: "input" },
			ignored: [
				"normalize",
				"prompt_name",
				"truncate",
				"truncation_direction",
				"dimensions",
				"encoding_format",
			],
		},
		"text-to-image": PROMPT_FIELDS,
	},
};

/** A wanted JSON schema also under the name this service reads. */
function withGuidedJson(body: Record<string, unknown>): Record<string, unknown> {
	const schema = peek(body["response_format"], "json_schema.schema");
	return schema === undefined ? body : { ...body, guided_json: schema };
}
