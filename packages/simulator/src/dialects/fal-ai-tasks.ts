import { transcribe } from "../answers/transcribe.ts";
import { makePicture, makeSound, makeVideo, readPictureFields } from "../answers/make-media.ts";
import { findMasks, separateSounds } from "../answers/parts.ts";
import { heedModel, readJson } from "../apis/fields/body.ts";
import { FOREIGN_FIELDS } from "../apis/fields/foreign-fields.ts";
import { httpsUrl, audioUrl, bytesOf, imageUrl, loras, textIn } from "../apis/fields/media-fields.ts";
import type { Bytes } from "../media/bytes.ts";
import { readPng } from "../media/png.ts";
import { UnknownModelError } from "../types/request.ts";
import { integer, listOf, number, required, shape, text, type Check, type Fields } from "../rules/checks.ts";
import type { Call } from "../rules/dialect.ts";
import type { StoredFile } from "../state/files.ts";
import { guessTaskOfModel } from "../state/hub.ts";
import type { State } from "../state/state.ts";

const COMMON: Fields = {
	num_inference_steps: integer(1, 100),
	guidance_scale: number(0, 50),
	seed: integer(),
	loras: loras(httpsUrl),
};

const FIELDS: Readonly<Record<string, Fields>> = {
	"text-to-image": { ...COMMON, prompt: required(text), num_images: integer(1, 4) },
	"image-to-image": {
		...COMMON,
		image_url: required(imageUrl),
		image_urls: listOf(imageUrl, 1),
		prompt: text,
	},
	"image-text-to-image": {
		...COMMON,
		image_url: imageUrl,
		image_urls: listOf(imageUrl, 1),
		prompt: required(text),
	},
	"text-to-video": { ...COMMON, prompt: required(text) },
	"image-to-video": { ...COMMON, image_url: required(imageUrl), prompt: text },
	"image-text-to-video": { ...COMMON, image_url: imageUrl, prompt: required(text) },
	"image-segmentation": { image_url: required(imageUrl) },
	"text-to-audio": { prompt: required(text) },
	"audio-to-audio": { audio_url: required(audio) },
	"text-to-speech": { text: required(text) },
	"automatic-speech-recognition": { audio_url: required(audio) },
};

/** Where its results are downloaded. */
export const FILE_HOST = "v3.fal.media";

/** Hub tasks of fal's models. */
export const FAL_TASKS: readonly string[] = Object.keys(FIELDS);

/** What the model in the path makes of the body. @throws RequestError for a wrong body, UnknownModelError for another model */
export function runModel(call: Call): unknown {
	const model = call.params["model"] ?? "";
	const received = call.body.kind === "json" ? call.body.value : undefined;
	const task = taskOf(call, model, received);
	heedModel(call, model);
	const body = readJson(call, shape(FIELDS[task] ?? {}, FOREIGN_FIELDS), 422);
	const prompt = textIn(body, "prompt");
	const add = (file: StoredFile): object => ({
		url: call.state.files.add(FILE_HOST, file),
		content_type: file.type,
		file_size: file.bytes.length,
	});
	const addPicture = (file: StoredFile): object => {
		const size = readPng(file.bytes);
		return { ...add(file), width: size?.width, height: size?.height };
	};
	const picture = body["image_url"] ?? [body["image_urls"]].flat()[0];
	const request = {
		task,
		prompt,
		file: picture === undefined ? undefined : bytesOf(picture),
		...readPictureFields(body),
	};
	switch (task) {
		case "text-to-image":
		case "image-to-image":
		case "image-text-to-image":
			return { images: [addPicture(makePicture(call.state, request))], seed: body["seed"] ?? 42, prompt };
		case "text-to-video":
		case "image-to-video":
		case "image-text-to-video":
			return { video: add(makeVideo(call.state, request)), seed: body["seed"] ?? 42 };
		case "image-segmentation":
			return { image: addPicture(maskOf(call.state, bytesOf(body["image_url"]))) };
		case "text-to-audio":
			return { audio_file: add(makeSound(call.state, task, prompt)) };
		case "text-to-speech":
			return { audio: add(makeSound(call.state, task, textIn(body, "text"))) };
		case "audio-to-audio": {
			const [first] = separateSounds(call.state, bytesOf(body["audio_url"]));
			return { audio: add(first.file), text: first.label };
		}
		default:
			return transcript(call.state, bytesOf(body["audio_url"]));
	}
}

function maskOf(state: State, bytes: Bytes): StoredFile {
	const [mask] = findMasks(state, bytes);
	return mask.file;
}

function transcript(state: State, bytes: Bytes): unknown {
	const { text: whole, segments } = transcribe(state, bytes);
	return {
		text: whole,
		chunks: segments.map((one) => ({ text: one.text, timestamp: [one.start, one.end] })),
	};
}

/** A known model's task; a path whose picture variant is known works from text; else the body's fields decide. */
function taskOf({ state }: Call, model: string, body: unknown): string {
	const known = state.hub.findTask("fal-ai", model);
	if (known) return known;
	const variant = state.hub.findTaskBelow("fal-ai", model);
	if (variant?.startsWith("image-text")) return variant;
	if (variant === undefined && !state.hub.has("fal-ai", model)) throw new UnknownModelError(model);
	const fields = new Set(Object.keys(typeof body === "object" && body !== null ? body : {}));
	if (fields.has("text")) return "text-to-speech";
	if (fields.has("audio_url")) return "automatic-speech-recognition";
	const guessed = guessTaskOfModel(model);
	if (guessed in FIELDS) return guessed;
	return fields.has("image_url") ? "image-to-image" : "text-to-image";
}

/** Audio labels that the decoder does not map to a file kind. */
const REJECTED_AUDIO = /^data:audio\/(wav|webm|mp4|x-m4a|ogg)[;,]/;

function audio(value: unknown, at: string): ReturnType<Check> {
	return typeof value === "string" && REJECTED_AUDIO.test(value)
		? {
				at,
				message: `Unsupported audio label "${value.slice(5, value.indexOf(";"))}"; use audio/mpeg, audio/x-wav or video/webm`,
			}
		: audioUrl(value, at);
}
