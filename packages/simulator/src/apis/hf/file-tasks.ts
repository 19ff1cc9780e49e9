import { describePicture } from "../../answers/describe-picture.ts";
import { hear } from "../../answers/hear.ts";
import { makePicture, makeSound, readSize } from "../../answers/make-media.ts";
import { findMasks, separateSounds } from "../../answers/parts.ts";
import { sampleLabel, sampleLabels, sampleText, shareEqually } from "../../answers/sample.ts";
import { see } from "../../answers/see.ts";
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
} from "../../rules/checks.ts";
import { toBase64 } from "../../media/base64.ts";
import type { Reply } from "../../rules/dialect.ts";
import type { Bytes } from "../../media/bytes.ts";
import type { State } from "../../state/state.ts";
import type { TaskRequest } from "./text-tasks.ts";
import { base64 } from "../media-fields.ts";

/** Settings of a request; empty when it has none. */
export type Settings = Readonly<Record<string, unknown>>;

/** A task that takes a file: raw bytes, or base64 in `inputs` with `parameters` beside it. */
export interface FileTask {
	/** Allowed content types of raw bytes. */
	readonly types: RegExp;
	readonly parameters: Fields;
	readonly run: (request: TaskRequest & { readonly inputs: Bytes }) => Reply;
}

/** A task with structured or text input and a picture or sound in or out. */
export interface ObjectTask {
	readonly inputs: Check;
	readonly parameters?: Fields;
	readonly needsParameters?: true;
	readonly run: (request: TaskRequest) => Reply;
}

const IMAGE = /^(image\/|application\/octet-stream$|$)/;
const AUDIO = /^(audio\/|video\/(webm|mp4)$|application\/octet-stream$|$)/;
const ranking: Fields = { function_to_apply: oneOf("sigmoid", "softmax", "none"), top_k: integer(1) };

/** The hub's own tasks whose input is one file, by task id. */
export const FILE_TASKS: Readonly<Record<string, FileTask>> = {
	"audio-classification": {
		types: AUDIO,
		parameters: ranking,
		run: rank,
	},
	"audio-to-audio": {
		types: AUDIO,
		parameters: {},
		run: ({ inputs, state }) =>
			json(
				separateSounds(state, inputs).map(({ label, file }) => ({
					label,
					"content-type": file.type,
					blob: toBase64(file.bytes),
				})),
			),
	},
	"automatic-speech-recognition": {
		types: AUDIO,
		parameters: { return_timestamps: boolean, generation_parameters: object },
		run: ({ inputs, parameters, state }) => {
			const { return_timestamps } = parameters;
			const { text: said, segments } = hear(state, inputs, parameters);
			const chunks = segments.map((one) => ({ text: one.text, timestamp: [one.start, one.end] }));
			return json(return_timestamps === true ? { text: said, chunks } : { text: said });
		},
	},
	"image-classification": {
		types: IMAGE,
		parameters: ranking,
		run: rank,
	},
	"image-segmentation": {
		types: IMAGE,
		parameters: {
			mask_threshold: number(0, 1),
			overlap_mask_area_threshold: number(0, 1),
			subtask: oneOf("instance", "panoptic", "semantic"),
			threshold: number(0, 1),
		},
		run: ({ inputs, state }) =>
			json(
				findMasks(state, inputs).map(({ label, score, file }) => ({
					label,
					score,
					mask: toBase64(file.bytes),
				})),
			),
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
		run: ({ inputs, parameters, state }) => {
			const prompt = typeof parameters["prompt"] === "string" ? parameters["prompt"] : "";
			const request = { task: "image-to-image", prompt, file: inputs, ...readSize(parameters) };
			return { kind: "bytes", ...makePicture(state, request) };
		},
	},
	"image-to-text": {
		types: IMAGE,
		parameters: { max_new_tokens: integer(1), generation_parameters: object },
		run: ({ inputs, state }) => json([{ generated_text: describePicture(state, inputs) }]),
	},
	"object-detection": {
		types: IMAGE,
		parameters: { threshold: number(0, 1) },
		run: ({ inputs, parameters: { threshold }, state, known }) => {
			const { width, height } = see(inputs);
			const box = { xmin: 0, ymin: 0, xmax: width, ymax: height };
			const found = Array.isArray(known)
				? known.filter(isRecord)
				: [{ label: sampleLabel(state.examples.localeOf("")), score: 0.5, box }];
			return json(found.filter(({ score }) => Number(score) >= countOf(threshold, 0)));
		},
	},
};

const imageQuestion = shape({ question: required(text), image: required(base64) });

/** The hub's own tasks with a picture inside an object, or with a file as their result. */
export const OBJECT_TASKS: Readonly<Record<string, ObjectTask>> = {
	"document-question-answering": {
		inputs: imageQuestion,
		parameters: { top_k: integer(1), doc_stride: integer(), handle_impossible_answer: boolean, lang: string },
		run: ({ inputs, state, known }) => {
			const answer = sampleText(state.examples.localeOf(questionOf(inputs)));
			return json(known ?? [{ answer, score: 0.5, start: 0, end: 0 }]);
		},
	},
	"text-to-audio": {
		inputs: text,
		parameters: { generation_parameters: object },
		run: ({ inputs, state }) => sound(state, "text-to-audio", inputs),
	},
	"text-to-speech": {
		inputs: text,
		parameters: { generation_parameters: object },
		run: ({ inputs, state }) => sound(state, "text-to-speech", inputs),
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
		run: ({ inputs, parameters, state }) => {
			const request = { task: "text-to-image", prompt: String(inputs), ...readSize(parameters) };
			return { kind: "bytes", ...makePicture(state, request) };
		},
	},
	"visual-question-answering": {
		inputs: imageQuestion,
		parameters: { top_k: integer(1) },
		run: ({ inputs, parameters: { top_k }, state, known }) => {
			const samples = sampleLabels(state.examples.localeOf(questionOf(inputs)), 2);
			const found = known ?? samples.map(({ label, score }) => ({ answer: label, score }));
			return json(Array.isArray(found) ? found.slice(0, countOf(top_k, found.length)) : found);
		},
	},
	"zero-shot-image-classification": {
		inputs: pictureOrHolder,
		needsParameters: true,
		parameters: { candidate_labels: required(listOf(text, 1)), hypothesis_template: text },
		run: ({ parameters: { candidate_labels }, known }) =>
			json(known ?? shareEqually(Array.isArray(candidate_labels) ? candidate_labels.map(String) : [])),
	},
};

/** The likeliest labels of an example; of any other file five samples. */
function rank({ parameters: { top_k }, state, known }: TaskRequest): Reply {
	const labels = known ?? sampleLabels(state.examples.localeOf(""), 5);
	return json(Array.isArray(labels) ? labels.slice(0, countOf(top_k, labels.length)) : labels);
}

function size(value: unknown, at: string): ReturnType<Check> {
	return shape({ width: required(integer(1)), height: required(integer(1)) })(value, at);
}

function sound(state: State, task: string, inputs: unknown): Reply {
	return { kind: "bytes", ...makeSound(state, task, String(inputs)) };
}

function json(value: unknown): Reply {
	return { kind: "json", value };
}

/** A picture in base64, alone or under `image`. */
function pictureOrHolder(value: unknown, at: string): ReturnType<Check> {
	return typeof value === "string" ? base64(value, at) : shape({ image: required(base64) })(value, at);
}

function questionOf(inputs: unknown): string {
	return isRecord(inputs) ? String(inputs["question"]) : "";
}

function countOf(value: unknown, otherwise: number): number {
	return typeof value === "number" ? value : otherwise;
}
