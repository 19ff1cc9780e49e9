import { malformedReply } from "../adapters/malformed.ts";
import {
	COMPLETION_FIELDS,
	EMBEDDINGS_FIELDS,
	SPEECH_FIELDS,
	TRANSCRIPTION_FIELDS,
} from "../adapters/field-notes.ts";
import { speech, transcription } from "../adapters/audio.ts";
import { chat } from "../adapters/chat.ts";
import { checkFile } from "../adapters/check-file.ts";
import { completion } from "../adapters/completion.ts";
import { embeddings } from "../adapters/embeddings.ts";
import { json, restOf } from "../adapters/fields.ts";
import { images, readImage } from "../adapters/images.ts";
import { STEPS, TOGETHER_VIDEO, toSizedParameters } from "../adapters/together-video.ts";
import { dataUrlFile } from "../lib/files.ts";
import { readDetails } from "../lib/completion-details.ts";
import { peek } from "../lib/read.ts";
import type { Provider, ProviderFacts } from "../types/provider.ts";

const COMPLETION = completion("v1/completions", "Expected Together text generation response format");
const IMAGES = { base64: "base64", returnsUrl: true, renamed: STEPS } as const;

/** Together AI. Videos are jobs. Source: https://docs.together.ai/reference. */
export const together: Provider = {
	id: "together",
	host: "https://api.together.xyz",
	tasks: {
		conversational: {
			...chat("v1/chat/completions", toFlatFormat),
		},
		"text-generation": {
			...COMPLETION,
			fromResponse: (reply, route) => {
				const details = readDetails(reply);
				return { ...COMPLETION.fromResponse(reply, route), ...(details && { details }) };
			},
		},
		"feature-extraction": embeddings(
			"v1/embeddings",
			malformedReply("Together", "feature-extraction (embeddings)"),
		),
		"text-to-image": images("v1/images/generations", {
			...IMAGES,
			expected: "Expected Together text-to-image response format",
		}),
		"image-to-image": {
			path: "v1/images/generations",
			toPayload: (input, { model }) => {
				const { prompt, ...parameters } = input.parameters ?? {};
				const file = dataUrlFile(
					checkFile(input.inputs, "Together image-to-image expects a Blob input."),
					"image/jpeg",
				);
				const takesOne = /kontext/i.test(model) && /flux\.1/i.test(model);
				return json({
					...restOf(input),
					prompt: prompt ?? "",
					...(takesOne ? { image_url: file } : { reference_images: [file] }),
					...toSizedParameters(parameters),
					response_format: "base64",
					model,
				});
			},
			fromResponse: readImage,
			expected: "Received malformed response from Together image-to-image API",
		},
		"text-to-video": {
			...TOGETHER_VIDEO,
			toPayload: (input, { model }) =>
				json({ ...restOf(input), ...toSizedParameters(input.parameters), prompt: input.inputs, model }),
		},
		"image-to-video": {
			...TOGETHER_VIDEO,
			toPayload: (input, { model }) => {
				const file = checkFile(input.inputs, "Together image-to-video expects a Blob input.");
				return json({
					...restOf(input),
					...toSizedParameters(input.parameters),
					frame_images: [{ input_image: dataUrlFile(file, "image/png"), frame: "first" }],
					model,
				});
			},
		},
		"text-to-speech": speech("v1/audio/speech", malformedReply("Together", "text-to-speech"), ({ model }) =>
			/kokoro/i.test(model) ? { voice: "af_alloy" } : {},
		),
		"automatic-speech-recognition": transcription("v1/audio/transcriptions", {
			expected: malformedReply("Together", "automatic-speech-recognition"),
			wanted:
				"Together automatic-speech-recognition expects a Blob, ArrayBuffer, or HTTP(S) URL string audio input.",
			takesUrl: true,
		}),
	},
};

/** Name, documentation and state of Together AI. */
export const togetherFacts: ProviderFacts = {
	name: "Together AI",
	docs: "https://docs.together.ai",
	keyUrl: "https://api.together.ai/settings/api-keys",
	hubOrg: "togethercomputer",
	lifecycle: { status: "live", date: "2026-08-21" },
	fields: {
		conversational: { renamed: { "response_format.json_schema.schema": "response_format.schema" } },
		"text-generation": COMPLETION_FIELDS,
		"feature-extraction": EMBEDDINGS_FIELDS,
		"text-to-image": { renamed: { inputs: "prompt", num_inference_steps: "steps" } },
		"image-to-image": {
			renamed: {
				inputs: "reference_images, image_url",
				num_inference_steps: "steps",
				target_size: "width, height",
			},
		},
		"text-to-video": {
			renamed: { inputs: "prompt", num_inference_steps: "steps", target_size: "width, height" },
		},
		"image-to-video": {
			renamed: { inputs: "frame_images", num_inference_steps: "steps", target_size: "width, height" },
		},
		"text-to-speech": SPEECH_FIELDS,
		"automatic-speech-recognition": TRANSCRIPTION_FIELDS,
	},
};

/** A wanted JSON schema is beside its type here. */
function toFlatFormat(body: Record<string, unknown>): Record<string, unknown> {
	const schema = peek(body["response_format"], "json_schema.schema");
	return schema === undefined ? body : { ...body, response_format: { type: "json_schema", schema } };
}
