import { isRecord } from "../rules/checks.ts";
import { findSchema } from "../answers/wanted-form.ts";
import type { Dialect } from "../rules/dialect.ts";
import { detailError } from "../apis/error-bodies.ts";
import { images } from "../apis/openai/images.ts";
import { models } from "../apis/openai/models.ts";
import { chat } from "../apis/openai/chat.ts";
import { completion } from "../apis/openai/completion.ts";
import { embeddings } from "../apis/openai/embeddings.ts";

/** Where its results are downloaded. */
const FILE_HOST = "pictures-storage.nebius.cloud";

/**
 * Nebius: chat (a wanted schema counts only in `guided_json`), completion, embeddings and pictures.
 * Source: https://docs.tokenfactory.nebius.com/api-reference
 */
export const nebius: Dialect = {
	id: "nebius",
	name: "Nebius",
	hosts: ["api.studio.nebius.ai"],
	scheme: "Bearer",
	former: true,
	fileHost: FILE_HOST,
	errorBody: detailError,
	rules: [
		models("v1/models"),
		chat("v1/chat/completions", {
			schema: (body) => {
				const format = body["response_format"];
				const wantsSchema = isRecord(format) && format["type"] === "json_schema";
				return body["guided_json"] ?? (wantsSchema ? undefined : findSchema(body));
			},
		}),
		completion("v1/completions"),
		embeddings("v1/embeddings"),
		images("v1/images/generations", { formats: ["b64_json", "url"], fileHost: FILE_HOST }),
	],
};
