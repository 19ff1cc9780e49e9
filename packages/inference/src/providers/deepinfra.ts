import { malformedReply } from "../adapters/malformed.ts";
import {
	COMPLETION_FIELDS,
	EMBEDDINGS_FIELDS,
	PROMPT_FIELDS,
	SPEECH_FIELDS,
	TRANSCRIPTION_FIELDS,
} from "../adapters/field-notes.ts";
import { speech, transcription } from "../adapters/audio.ts";
import { chat } from "../adapters/chat.ts";
import { completion } from "../adapters/completion.ts";
import { embeddings } from "../adapters/embeddings.ts";
import { images } from "../adapters/images.ts";
import type { Provider, ProviderFacts } from "../types/provider.ts";

/** DeepInfra. Source: https://deepinfra.com/docs/openai_api. */
export const deepinfra: Provider = {
	id: "deepinfra",
	host: "https://api.deepinfra.com",
	tasks: {
		conversational: chat("v1/openai/chat/completions"),
		"text-generation": completion(
			"v1/openai/completions",
			"Received malformed response from DeepInfra text-generation API: expected OpenAI completion payload",
		),
		"feature-extraction": embeddings(
			"v1/openai/embeddings",
			malformedReply("DeepInfra", "feature-extraction (embeddings)"),
		),
		"text-to-image": images("v1/openai/images/generations", {
			returnsUrl: true,
			expected: "Received malformed response from DeepInfra text-to-image API",
		}),
		"text-to-speech": speech("v1/openai/audio/speech", malformedReply("DeepInfra", "text-to-speech")),
		"automatic-speech-recognition": transcription("v1/openai/audio/transcriptions", {
			expected: malformedReply("DeepInfra", "automatic-speech-recognition"),
			wanted: "DeepInfra automatic-speech-recognition expects a Blob or ArrayBuffer audio input.",
		}),
	},
};

/** Name, documentation and state of DeepInfra. */
export const deepinfraFacts: ProviderFacts = {
	name: "DeepInfra",
	docs: "https://deepinfra.com/docs/openai_api",
	keyUrl: "https://deepinfra.com/dash/api_keys",
	hubOrg: "DeepInfra",
	lifecycle: { status: "live", date: "2026-08-21" },
	fields: {
		"text-generation": COMPLETION_FIELDS,
		"feature-extraction": EMBEDDINGS_FIELDS,
		"text-to-image": PROMPT_FIELDS,
		"text-to-speech": SPEECH_FIELDS,
		"automatic-speech-recognition": TRANSCRIPTION_FIELDS,
	},
};
