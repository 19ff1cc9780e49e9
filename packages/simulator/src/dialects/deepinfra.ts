import type { Dialect } from "../rules/dialect.ts";
import { detailError } from "../apis/error-bodies.ts";
import { images } from "../apis/openai/images.ts";
import { speech } from "../apis/openai/speech.ts";
import { transcriptions } from "../apis/openai/transcriptions.ts";
import { models } from "../apis/openai/models.ts";
import { chat } from "../apis/openai/chat.ts";
import { completion } from "../apis/openai/completion.ts";
import { embeddings } from "../apis/openai/embeddings.ts";

/** Where its results are downloaded. */
const FILE_HOST = "images.deepinfra.com";

/** DeepInfra: everything in OpenAI's form under `v1/openai`. Source: https://deepinfra.com/docs/openai_api */
export const deepinfra: Dialect = {
	id: "deepinfra",
	name: "DeepInfra",
	hosts: ["api.deepinfra.com"],
	scheme: "Bearer",
	fileHost: FILE_HOST,
	providerModel: (hubId) => hubId,
	errorBody: detailError,
	rules: [
		models("v1/openai/models"),
		chat("v1/openai/chat/completions", { status: 422 }),
		completion("v1/openai/completions"),
		embeddings("v1/openai/embeddings", { status: 422 }),
		speech("v1/openai/audio/speech"),
		images("v1/openai/images/generations", { formats: ["b64_json", "url"], fileHost: FILE_HOST }),
		transcriptions("v1/openai/audio/transcriptions", { alwaysSegments: true }),
	],
};
