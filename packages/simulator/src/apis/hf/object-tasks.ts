import { makePicture, makeSound, readPictureFields } from "../../answers/make-media.ts";
import { sampleLabels, sampleText, shareEqually } from "../../answers/sample.ts";
import {
	boolean,
	integer,
	listOf,
	number,
	object,
	required,
	shape,
	string,
	text,
	type Check,
} from "../../rules/checks.ts";
import type { Reply } from "../../rules/dialect.ts";
import type { State } from "../../state/state.ts";
import { base64 } from "../fields/media-fields.ts";
import { countOf, fieldOf, textsOf } from "./read-values.ts";
import type { ObjectTask } from "./task.ts";

const imageQuestion = shape({ question: required(text), image: required(base64) });

/** The hub's own tasks with a picture inside an object, or with a file as their result. */
export const OBJECT_TASKS: Readonly<Record<string, ObjectTask>> = {
	"document-question-answering": {
		inputs: imageQuestion,
		parameters: { top_k: integer(1), doc_stride: integer(), handle_impossible_answer: boolean, lang: string },
		run: ({ inputs, state, known }) => {
			const answer = sampleText(state.examples.localeOf(fieldOf(inputs, "question")));
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
			const request = { task: "text-to-image", prompt: String(inputs), ...readPictureFields(parameters) };
			return { kind: "bytes", ...makePicture(state, request) };
		},
	},
	"visual-question-answering": {
		inputs: imageQuestion,
		parameters: { top_k: integer(1) },
		run: ({ inputs, parameters: { top_k }, state, known }) => {
			const samples = sampleLabels(state.examples.localeOf(fieldOf(inputs, "question")), 2);
			const found = known ?? samples.map(({ label, score }) => ({ answer: label, score }));
			return json(Array.isArray(found) ? found.slice(0, countOf(top_k, found.length)) : found);
		},
	},
	"zero-shot-image-classification": {
		inputs: pictureOrHolder,
		needsParameters: true,
		parameters: { candidate_labels: required(listOf(text, 1)), hypothesis_template: text },
		run: ({ parameters: { candidate_labels }, known }) =>
			json(known ?? shareEqually(textsOf(candidate_labels))),
	},
};

/** A picture in base64, alone or under `image`. */
function pictureOrHolder(value: unknown, at: string): ReturnType<Check> {
	return typeof value === "string" ? base64(value, at) : shape({ image: required(base64) })(value, at);
}

function sound(state: State, task: string, inputs: unknown): Reply {
	return { kind: "bytes", ...makeSound(state, task, String(inputs)) };
}

function json(value: unknown): Reply {
	return { kind: "json", value };
}
