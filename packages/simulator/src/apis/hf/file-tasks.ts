import { describePicture } from "../../answers/describe-picture.ts";
import { transcribe } from "../../answers/transcribe.ts";
import { makePicture, readPictureFields } from "../../answers/make-media.ts";
import { findMasks, separateSounds } from "../../answers/parts.ts";
import { sampleLabel, sampleLabels } from "../../answers/sample.ts";
import { see } from "../../answers/see.ts";
import {
	boolean,
	integer,
	isRecord,
	number,
	object,
	oneOf,
	required,
	shape,
	string,
	type Check,
	type Fields,
} from "../../rules/checks.ts";
import { toBase64 } from "../../media/base64.ts";
import type { Reply } from "../../rules/dialect.ts";
import { countOf } from "./read-values.ts";
import type { FileTask, TaskRequest } from "./task.ts";

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
			const { text: whole, segments } = transcribe(state, inputs, parameters);
			const chunks = segments.map((one) => ({ text: one.text, timestamp: [one.start, one.end] }));
			return json(return_timestamps === true ? { text: whole, chunks } : { text: whole });
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
			const request = { task: "image-to-image", prompt, file: inputs, ...readPictureFields(parameters) };
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

/** The likeliest labels of an example; of any other file five samples. */
function rank({ parameters: { top_k }, state, known }: TaskRequest): Reply {
	const labels = known ?? sampleLabels(state.examples.localeOf(""), 5);
	return json(Array.isArray(labels) ? labels.slice(0, countOf(top_k, labels.length)) : labels);
}

function size(value: unknown, at: string): ReturnType<Check> {
	return shape({ width: required(integer(1)), height: required(integer(1)) })(value, at);
}

function json(value: unknown): Reply {
	return { kind: "json", value };
}
