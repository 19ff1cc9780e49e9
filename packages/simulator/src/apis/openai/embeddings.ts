import { embedAll } from "../../answers/embed.ts";
import { toTokens } from "../../answers/tokens.ts";
import { float32, toBase64 } from "../../media/base64.ts";
import { either, integer, listOf, oneOf, required, shape, string, text } from "../../rules/checks.ts";
import { findModelFacts } from "../../rules/demand-fit.ts";
import type { Rule } from "../../rules/dialect.ts";
import { checkModel, readJson } from "../fields/body.ts";
import { FOREIGN_FIELDS } from "../fields/foreign-fields.ts";

/** Differences of one provider's embeddings from the common form. */
export interface EmbeddingQuirks {
	/** Status for a wrong field. Default 400. */
	readonly status?: number;
	/** The platform does not send this task to the provider, so its hub names no model for it there. */
	readonly isUnlisted?: true;
	/** The server has one model: the body may name any. */
	readonly isOneModel?: true;
}

/** An OpenAI-style embeddings API at `path`; vectors as numbers, or in base64 as 32-bit floats where the request says so. */
export function embeddings(
	path: string,
	{ status = 400, isUnlisted, isOneModel }: EmbeddingQuirks = {},
): Rule {
	const check = shape(
		{
			model: required(text),
			input: required(either("text or a list of texts", text, listOf(text, 1))),
			dimensions: integer(1, 4096),
			encoding_format: oneOf("float", "base64"),
			user: string,
		},
		FOREIGN_FIELDS,
	);
	return {
		method: "POST",
		path,
		...(!isUnlisted && { task: "feature-extraction" }),
		reply: (call) => {
			const body = readJson(call, check, status);
			const model = isOneModel ? String(body["model"]) : checkModel(call, body["model"]);
			const inputs = [body["input"]].flat().map(String);
			const size = typeof body["dimensions"] === "number" ? body["dimensions"] : undefined;
			const tokens = inputs.reduce((sum, input) => sum + toTokens(input).length, 0);
			const inBase64 = body["encoding_format"] === "base64";
			const data = embedAll(
				call.state,
				inputs,
				size ?? findModelFacts(call.state.hub, call.provider, model)?.dimensions,
			).map((vector, index) => ({
				object: "embedding",
				index,
				embedding: inBase64 ? toBase64(float32(vector)) : vector,
			}));
			return {
				kind: "json",
				value: { object: "list", data, model, usage: { prompt_tokens: tokens, total_tokens: tokens } },
			};
		},
	};
}
