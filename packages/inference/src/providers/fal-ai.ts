import { PROMPT_FIELDS } from "../adapters/field-notes.ts";
import { audioDataUrl, readAudio, readSpeech, readTranscript, readVoice } from "../adapters/fal-audio.ts";
import {
	imageFields,
	imageOrBase,
	loras,
	malformedShape,
	mediaAt,
	queued,
	toPrompt,
} from "../adapters/fal.ts";
import { checkFile } from "../adapters/check-file.ts";
import { flat, json } from "../adapters/fields.ts";
import { toBase64 } from "../lib/base64.ts";
import { RemoteFile } from "../lib/files.ts";
import { toModelPath } from "../lib/url.ts";
import { read } from "../lib/read.ts";
import type { Adapter } from "../types/adapter.ts";
import type { Media } from "../types/output.ts";
import type { Provider, ProviderFacts } from "../types/provider.ts";

/** Model id under which any LoRA runs; it needs the base model named. */
const LORA_MODEL = "fal-ai/lora";
const LORA_BASE = "stabilityai/stable-diffusion-xl-base-1.0";

type FromImage = Pick<
	Adapter<{ inputs?: Blob | undefined; parameters?: object | undefined }, Media>,
	"toPayload" | "fromResponse" | "expected"
>;

/** A picture from a picture, a prompt, or both. */
const TO_IMAGE: FromImage = {
	toPayload: (input, route) => json({ ...flat(input), ...imageFields(input.inputs, true), ...loras(route) }),
	fromResponse: (reply) => mediaAt(reply, "images.0.url"),
	expected: malformedShape("image-to-image", "{ images: Array<{ url: string }> } result format, got instead"),
};

/** A video from a picture, a prompt, or both. */
const TO_VIDEO: FromImage = {
	toPayload: (input, route) => json({ ...flat(input), ...imageFields(input.inputs), ...loras(route) }),
	fromResponse: (reply) => mediaAt(reply, "video.url"),
	expected: malformedShape("image-to-video", "{ video: { url: string } }, got"),
};

/** fal. Long tasks go through its queue. Source: https://docs.fal.ai/model-apis/model-endpoints/queue. */
export const falAi: Provider = {
	id: "fal-ai",
	host: "https://fal.run",
	auth: { header: "Authorization", prefix: "Key " },
	tasks: {
		"text-to-image": {
			...queued("text-to-image"),
			toPayload: (input, route) =>
				json({
					...toPrompt(input),
					...loras(route),
					...("loras" in loras(route) && route.model === LORA_MODEL && { model_name: LORA_BASE }),
				}),
			fromResponse: (reply) => mediaAt(reply, "images.0.url"),
			expected: "Expected Fal.ai text-to-image response format",
		},
		"image-to-image": { ...queued("image-to-image"), ...TO_IMAGE },
		"image-text-to-image": { ...queued("image-text-to-image"), ...TO_IMAGE, path: imageOrBase },
		"text-to-video": {
			...queued("text-to-video", "No request ID found in the response"),
			toPayload: (input, route) => json({ ...toPrompt(input), ...loras(route) }),
			fromResponse: (reply) => mediaAt(reply, "video.url"),
			expected: (reply) =>
				`Expected { video: { url: string } } result format, got instead: ${JSON.stringify(reply)}`,
		},
		"image-to-video": { ...queued("image-to-video"), ...TO_VIDEO },
		"image-text-to-video": { ...queued("image-text-to-video"), ...TO_VIDEO, path: imageOrBase },
		"image-segmentation": {
			...queued("image-segmentation"),
			toPayload: (input) => json({ ...flat(input), ...imageFields(input.inputs), sync_mode: true }),
			fromResponse: (reply) => {
				const mask = maskAt(read(reply, "image.url", "string"));
				return [{ label: "mask", score: 1, mask: mask as string }]; // a RemoteFile becomes text before the caller sees it
			},
			expected: malformedShape("image-segmentation", "{ image: { url: string } } format, got instead"),
		},
		"text-to-audio": {
			...queued("text-to-audio"),
			toPayload: (input) => json(toPrompt(input)),
			fromResponse: readAudio,
			expected: malformedShape(
				"text-to-audio",
				"{ audio_file: { url: string } } or { audio: { url: string } } result format, got instead",
			),
		},
		"audio-to-audio": {
			...queued("audio-to-audio"),
			toPayload: (input) => {
				const wanted = `Expected a Blob input for audio-to-audio with provider fal-ai, got ${typeof input.inputs}.`;
				return json({ ...flat(input), audio_url: audioDataUrl(checkFile(input.inputs, wanted)) });
			},
			fromResponse: (reply) => [readVoice(reply)] as never[], // becomes an element before the caller sees it
			expected: malformedShape("audio-to-audio", "{ audio: { url: string } } result format, got instead"),
		},
		"text-to-speech": {
			path: ({ model }) => toModelPath(model),
			toPayload: (input) => json({ ...flat(input), text: input.inputs }),
			fromResponse: readSpeech,
			expected: (reply) =>
				`Expected { audio: { url: string } } format from Fal.ai Text-to-Speech, got: ${JSON.stringify(reply)}`,
		},
		"automatic-speech-recognition": {
			path: ({ model }) => toModelPath(model),
			toPayload: (input) => json({ ...flat(input), audio_url: audioDataUrl(input.inputs) }),
			fromResponse: readTranscript,
			expected: (reply) =>
				`Expected { text: string } format from Fal.ai Automatic Speech Recognition, got: ${JSON.stringify(reply)}`,
		},
	},
};

/** Name, documentation and state of fal. */
export const falAiFacts: ProviderFacts = {
	name: "fal",
	docs: "https://docs.fal.ai",
	keyUrl: "https://fal.ai/dashboard/keys",
	keyForm: {
		pattern: "^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}:[0-9a-f]{32}$",
		domains: ["fal.ai"],
		source: "https://github.com/mongodb/kingfisher/blob/main/crates/kingfisher-rules/data/rules/falai.yml",
		date: "2026-11-22",
	},
	hubOrg: "fal",
	lifecycle: { status: "live", date: "2026-08-21" },
	fields: {
		"text-to-image": PROMPT_FIELDS,
		"image-to-image": { renamed: { inputs: "image_url, image_urls" } },
		"image-text-to-image": { renamed: { inputs: "image_url, image_urls" } },
		"text-to-video": PROMPT_FIELDS,
		"image-to-video": { renamed: { inputs: "image_url" } },
		"image-text-to-video": { renamed: { inputs: "image_url" } },
		"image-segmentation": { renamed: { inputs: "image_url" } },
		"text-to-audio": PROMPT_FIELDS,
		"audio-to-audio": { renamed: { inputs: "audio_url" } },
		"text-to-speech": { renamed: { inputs: "text" } },
		"automatic-speech-recognition": { renamed: { inputs: "audio_url" } },
	},
};

/** The bytes of a data URL, which fal returns in sync mode, or the file at a URL. */
function maskAt(url: string): string | RemoteFile {
	if (url.startsWith("data:")) return url.slice(url.indexOf(",") + 1);
	return new RemoteFile(
		url,
		({ bytes }) => toBase64(bytes),
		() => `Failed to fetch segmentation mask from ${url}`,
	);
}
