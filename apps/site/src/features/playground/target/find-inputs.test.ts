import { TASK_SCHEMAS } from "@pusula/tasks";
import { expect, it } from "vitest";
import { findInputs } from "./find-inputs.ts";

it.each([
	["translation", { text: "inputs" }],
	["question-answering", { text: "inputs.context" }],
	["sentence-similarity", { text: "inputs.source_sentence" }],
	["image-to-text", { image: "inputs" }],
	["visual-question-answering", { image: "inputs.image" }],
	["automatic-speech-recognition", { audio: "inputs" }],
	["video-classification", { video: "inputs" }],
	["chat-completion", { text: "messages", image: "messages", audio: "messages" }],
	["tabular-regression", {}],
] as const)("finds what %s takes", (task, inputs) => {
	expect(findInputs(TASK_SCHEMAS[task].input)).toEqual(inputs);
});
