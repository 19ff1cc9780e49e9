import { chooseLabels, classifyInto } from "../answers/classify.ts";
import { findAnswers } from "../answers/find-answer.ts";
import { hear } from "../answers/hear.ts";
import { makePicture, makeSound, readSize } from "../answers/make-media.ts";
import { toWords } from "../answers/language.ts";
import { caption, findBoxes, findMasks, nameClasses, see } from "../answers/see.ts";
import {
	boolean,
	integer,
	isRecord,
	listOf,
	number,
	object,
	oneOf,
	required,
	shape,
	string,
	text,
	type Check,
	type Fields,
} from "../check/checks.ts";
import { toBase64 } from "../media/base64.ts";
import type { Reply } from "../dialect.ts";
import type { Bytes } from "../request.ts";
import { hashBytes } from "../random.ts";
import { base64, bytesOf } from "./media-fields.ts";

/** Settings of a request; empty when it has none. */
export type Settings = Readonly<Record<string, unknown>>;

/** A task that takes a file: raw bytes, or base64 in `inputs` with `parameters` beside it. */
export interface FileTask {
	/** Allowed content types of raw bytes. */
	readonly types: RegExp;
	readonly parameters: Fields;
	readonly run: (file: Bytes, parameters: Settings, seed: number) => Reply;
}

/** A task with structured or text input and a picture or sound in or out. */
export interface ObjectTask {
	readonly inputs: Check;
	readonly parameters?: Fields;
	readonly needsParameters?: true;
	readonly run: (inputs: unknown, parameters: Settings, seed: number) => Reply;
}

const IMAGE = /^(image\/|application\/octet-stream$|$)/;
const AUDIO = /^(audio\/|video\/(webm|mp4)$|application\/octet-stream$|$)/;
const ranking: Fields = { function_to_apply: oneOf("sigmoid", "softmax", "none"), top_k: integer(1) };

const EMOTIONS = ["neutral", "happy", "sad", "angry", "surprised"] as const;

/** The hub's own tasks whose input is one file, by task id. */
export const FILE_TASKS: Readonly<Record<string, FileTask>> = {
	"audio-classification": {
		types: AUDIO,
		parameters: ranking,
		run: (file, { top_k }, seed) => json(chooseLabels(EMOTIONS, hashBytes(file, seed), countOf(top_k, 5))),
	},
	"audio-to-audio": {
		types: AUDIO,
		parameters: {},
		run: (file, _, seed) => {
			const { type, bytes } = makeSound(hear(file, seed).text);
			return json([{ label: "speech", "content-type": type, blob: toBase64(bytes) }]);
		},
	},
	"automatic-speech-recognition": {
		types: AUDIO,
		parameters: { return_timestamps: boolean, generation_parameters: object },
		run: (file, { return_timestamps }, seed) => {
			const { text: said, segments } = hear(file, seed);
			const chunks = segments.map((one) => ({ text: one.text, timestamp: [one.start, one.end] }));
			return json(return_timestamps === true ? { text: said, chunks } : { text: said });
		},
	},
	"image-classification": {
		types: IMAGE,
		parameters: ranking,
		run: (file, { top_k }, seed) => json(nameClasses(see(file, seed), countOf(top_k, 5))),
	},
	"image-segmentation": {
		types: IMAGE,
		parameters: {
			mask_threshold: number(0, 1),
			overlap_mask_area_threshold: number(0, 1),
			subtask: oneOf("instance", "panoptic", "semantic"),
			threshold: number(0, 1),
		},
		run: (file, _, seed) => json(findMasks(see(file, seed))),
	},
	"image-to-image": {
		types: IMAGE,
		parameters: {
			prompt: string,
			guidance_scale: number(),
			negative_prompt: string,
			num_inference_steps: integer(1),
			target_size: size,
		},
		run: (file, parameters, seed) => {
			const seen = see(file, seed);
			const prompt = typeof parameters["prompt"] === "string" ? parameters["prompt"] : caption(seen);
			const wanted = readSize(parameters);
			return picture(prompt, wanted.width > 1 ? wanted : seen);
		},
	},
	"image-to-text": {
		types: IMAGE,
		parameters: { max_new_tokens: integer(1), generation_parameters: object },
		run: (file, _, seed) => json([{ generated_text: caption(see(file, seed)) }]),
	},
	"object-detection": {
		types: IMAGE,
		parameters: { threshold: number(0, 1) },
		run: (file, { threshold }, seed) => json(findBoxes(see(file, seed), undefined, countOf(threshold, 0))),
	},
};

const imageQuestion = shape({ question: required(text), image: required(base64) });

/** The hub's own tasks with a picture inside an object, or with a file as their result. */
export const OBJECT_TASKS: Readonly<Record<string, ObjectTask>> = {
	"document-question-answering": {
		inputs: imageQuestion,
		parameters: { top_k: integer(1), doc_stride: integer(), handle_impossible_answer: boolean, lang: string },
		run: (inputs, { top_k }, seed) => {
			const content = caption(see(fileOf(inputs), seed));
			const found = findAnswers(questionOf(inputs), content, countOf(top_k, 1));
			const wordsBefore = (end: number): number => toWords(content.slice(0, end)).length;
			return json(
				found.map((one) => ({
					...one,
					start: wordsBefore(one.start),
					end: Math.max(0, wordsBefore(one.end) - 1),
				})),
			);
		},
	},
	"text-to-audio": {
		inputs: text,
		parameters: { generation_parameters: object },
		run: (inputs) => sound(inputs),
	},
	"text-to-speech": {
		inputs: text,
		parameters: { generation_parameters: object },
		run: (inputs) => sound(inputs),
	},
	"text-to-image": {
		inputs: text,
		parameters: {
			guidance_scale: number(),
			negative_prompt: string,
			num_inference_steps: integer(1),
			width: integer(1),
			height: integer(1),
			scheduler: string,
			seed: integer(),
		},
		run: (inputs, parameters) => picture(String(inputs), readSize(parameters)),
	},
	"visual-question-answering": {
		inputs: imageQuestion,
		parameters: { top_k: integer(1) },
		run: (inputs, { top_k }, seed) => {
			const seen = see(fileOf(inputs), seed);
			const yesNo = /^\s*(?:is|are|does|do|can|has)\b|m[ıiuü]\b/i.test(questionOf(inputs));
			const answers = yesNo
				? chooseLabels(["yes", "no"], seen.hash, countOf(top_k, 2))
				: nameClasses(seen, countOf(top_k, 5));
			return json(answers.map(({ label, score }) => ({ answer: label, score })));
		},
	},
	"zero-shot-image-classification": {
		inputs: pictureOrHolder,
		needsParameters: true,
		parameters: { candidate_labels: required(listOf(text, 1)), hypothesis_template: text },
		run: (inputs, { candidate_labels }, seed) => {
			const labels = Array.isArray(candidate_labels) ? candidate_labels.map(String) : [];
			return json(classifyInto(caption(see(fileOf(inputs), seed)), labels, seed));
		},
	},
};

function size(value: unknown, at: string): ReturnType<Check> {
	return shape({ width: required(integer(1)), height: required(integer(1)) })(value, at);
}

function picture(
	prompt: string,
	{ width, height }: { readonly width: number; readonly height: number },
): Reply {
	return { kind: "bytes", ...makePicture(prompt, width, height) };
}

function sound(inputs: unknown): Reply {
	return { kind: "bytes", ...makeSound(String(inputs)) };
}

function json(value: unknown): Reply {
	return { kind: "json", value };
}

/** A picture in base64, alone or under `image`. */
function pictureOrHolder(value: unknown, at: string): ReturnType<Check> {
	return typeof value === "string" ? base64(value, at) : shape({ image: required(base64) })(value, at);
}

function fileOf(inputs: unknown): Bytes {
	return bytesOf(isRecord(inputs) ? inputs["image"] : inputs);
}

function questionOf(inputs: unknown): string {
	return isRecord(inputs) ? String(inputs["question"]) : "";
}

function countOf(value: unknown, otherwise: number): number {
	return typeof value === "number" ? value : otherwise;
}
