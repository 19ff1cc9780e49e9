import type { RawImage } from "@huggingface/transformers";
import type { EngineRequest } from "../types/engine.ts";
import type { LoadedModel, ModelConfig, Tensor } from "../types/loaded-model.ts";
import { fileOf, generationOf, parametersOf, type Runner, soundOf, textOf, textsOf } from "./parts/runner.ts";
import { detectLanguage } from "./detect-language.ts";
import { decodePicture, toBase64, toPng } from "./pictures.ts";
import { resample } from "./resample.ts";
import { type Score, toScores } from "./scores.ts";
import { SOUND } from "./task-table.ts";
import { checkUnread, type Unread } from "./unread.ts";
import { voiceOf } from "./voice.ts";

/** Rate of nearly every audio model, in samples a second. */
const USUAL_RATE = 16_000;
/** Longest recording that is not cut into chunks, seconds: what Whisper takes at once. */
const CHUNK_SECONDS = 30;

/** Labels of a picture with their scores, best first: five of them, or `top_k`. */
export const imageClassification: Runner = async (model, request) => {
	const { processor, model: network } = model.pipe;
	const { pixel_values } = await processor([await pictureOf(model, request)]);
	return { json: toLabels(await network({ pixel_values }), network.config, request) };
};

/** Words for a picture, or the text in it. */
export const describePicture: Runner = async (model, request) => {
	return { json: await look(model, request, generationOf(request)) };
};

/** Objects of a picture with their boxes, in pixels. */
export const objectDetection: Runner = async (model, request) => {
	return { json: await look(model, request, { threshold: 0.5, ...parametersOf(request) }) };
};

/** Masks of the parts of a picture, as PNG in base64. */
export const imageSegmentation: Runner = async (model, request) => {
	const parts = await look(model, request, parametersOf(request));
	const json: object[] = [];
	for (const [index, { label, score, mask }] of (parts as readonly Part[]).entries()) {
		json.push({
			label: label ?? `LABEL_${index}`,
			mask: await toBase64(await toPng(mask)),
			...(score !== null && { score }),
		});
	}
	return { json };
};

/** A picture made of another, as PNG, without the edge that fills the last window of the model. */
export const imageToImage: Runner = async (model, request) => {
	const picture = await pictureOf(model, request);
	const made = (await model.pipe(picture)) as RawImage; // one picture for one picture
	const { do_pad: isFilled, pad_size: side } = model.pipe.processor.image_processor ?? {};
	const window = isFilled ? Number(side) : Number.NaN; // a processor of another kind fills up to a size, an object
	const times = made.width / Math.ceil(picture.width / window) / window;
	const edges = [picture.width * times - 1, picture.height * times - 1] as const;
	return { file: await toPng(times ? await made.crop([0, 0, ...edges]) : made) };
};

/** How far each point of a picture is: the model's numbers, and a picture of them in which near is light. */
export const depthEstimation: Runner = async (model, request) => {
	const found = await look(model, request);
	const { predicted_depth, depth } = found as { predicted_depth: Tensor; depth: RawImage }; // what the pipeline returns
	return { json: { predicted_depth: predicted_depth.tolist(), depth: await toBase64(await toPng(depth)) } };
};

/** How well each label fits a picture, or the objects that they name, with their boxes in pixels. */
export const findLabels: Runner = async (model, request) => {
	const { candidate_labels: _labels, ...options } = parametersOf(request);
	const picture = await pictureOf(model, request, imagePath(request));
	const labels = textsOf(request, "parameters.candidate_labels");
	return { json: await model.pipe(picture, labels, options) };
};

/** The numbers that a model makes of a picture; `pool` gives one vector, where the model has one. */
export const imageFeatureExtraction: Runner = async (model, request) => {
	const found = (await look(model, request, parametersOf(request))) as Tensor; // the pipeline returns a tensor
	return { json: found.tolist() };
};

/** The answer to a question about the picture of a document. */
export const documentQuestionAnswering: Runner = async (model, request) => {
	const picture = await pictureOf(model, request, "inputs.image");
	const found = await model.pipe(picture, textOf(request, "inputs.question"));
	return {
		json: (found as readonly { answer: string | null }[]).map(({ answer }) => ({ answer: answer ?? "" })),
	};
};

/**
 * The words of a recording, with their times where `return_timestamps` is set. `language` names the one that is spoken; where it
 * is left out, a model of several languages detects it, in the first 30 seconds.
 */
export const speechRecognition: Runner = async (model, request) => {
	const { samples, rate } = soundOf(request);
	const options = generationOf(request);
	checkUnread(options, unreadBy(model.pipe.model.config), {
		who: `The model ${request.model} does`,
		advice: "take a Whisper model",
	});
	const isLong = samples.length > CHUNK_SECONDS * rate;
	const start = isLong ? samples.subarray(0, CHUNK_SECONDS * rate) : samples;
	const language =
		options["language"] ?? (await detectLanguage(model.pipe, model.library, heard(model, start, rate)));
	return {
		json: await model.pipe(heard(model, samples, rate), {
			...(isLong && { chunk_length_s: CHUNK_SECONDS, stride_length_s: 5 }),
			...options,
			...(language !== undefined && { language }),
		}),
	};
};

/** What is heard in a recording, best first: five labels, or `top_k`. */
export const audioClassification: Runner = async (model, request) => {
	const { samples, rate } = soundOf(request);
	const { processor, model: network } = model.pipe;
	const found = await network(await processor(heard(model, samples, rate)));
	return { json: toLabels(found, network.config, request) };
};

/** A text as speech, a WAV file. `speaker_embeddings` is the voice, where the model takes one: its numbers. */
export const textToSpeech: Runner = async ({ pipe }, request) => {
	const options = { ...generationOf(request), speaker_embeddings: voiceOf(request, pipe.model.config) };
	const sound = (await pipe(textOf(request), options)) as { toBlob: () => Blob }; // RawAudio
	return { file: sound.toBlob() };
};

/**
 * Parameters that a model of speech recognition leaves out. Source: Transformers.js 4.3.1,
 * src/pipelines/automatic-speech-recognition.js, whose other models transcribe letter by letter (CTC).
 */
function unreadBy({ model_type = "" }: ModelConfig): Unread {
	if (/whisper/.test(model_type)) return {};
	const times = { task: ["transcribe"], return_timestamps: [false] };
	if (model_type === "cohere_asr") return times;
	return model_type === "moonshine" ? { ...times, language: [] } : { ...SOUND, ...times, language: [] };
}

/** The labels of one picture or recording. */
function toLabels(
	{ logits }: Readonly<Record<string, Tensor>>,
	config: ModelConfig,
	request: EngineRequest,
): readonly Score[] {
	return toScores(Array.from(logits?.data ?? []), config, { top_k: 5, ...parametersOf(request) });
}

/** The picture is under `inputs`, or under `image` in it. */
function imagePath({ fields: { inputs } }: { fields: { readonly inputs?: unknown } }): string {
	return typeof inputs === "object" && inputs !== null && "image" in inputs ? "inputs.image" : "inputs";
}

/** What the pipeline makes of the picture of a call. */
async function look(model: LoadedModel, request: EngineRequest, options?: object): Promise<unknown> {
	return model.pipe(await pictureOf(model, request), options);
}

function pictureOf({ library }: LoadedModel, request: EngineRequest, path?: string): Promise<RawImage> {
	return decodePicture(library, fileOf(request, path));
}

/** A recording at the rate of the model. */
function heard({ pipe }: LoadedModel, samples: Float32Array, rate: number): Float32Array {
	return resample(samples, rate, pipe.processor.feature_extractor?.config.sampling_rate ?? USUAL_RATE);
}

interface Part {
	readonly label: string | null;
	readonly score: number | null;
	readonly mask: RawImage;
}
