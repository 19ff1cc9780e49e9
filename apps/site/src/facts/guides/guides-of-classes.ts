import type { TaskId } from "@pusula/tasks";
import type { Route } from "../../lib/urls/paths.ts";
import { findGuideRoute } from "./guide-route.ts";

/** The task of a class of the library, by the name that its tables give the class: `causal_lm` is `AutoModelForCausalLM`. */
export const TASKS_OF_CLASSES: Readonly<Record<string, TaskId>> = {
	causal_lm: "text-generation",
	ctc: "automatic-speech-recognition",
	image_classification: "image-classification",
	masked_lm: "fill-mask",
	object_detection: "object-detection",
	question_answering: "question-answering",
	seq_to_seq_causal_lm: "summarization",
	sequence_classification: "text-classification",
	speech_seq_2_seq: "automatic-speech-recognition",
	token_classification: "token-classification",
};

/** The guide to the task of a class; undefined where there is none. */
export function findGuideOfClass(name: string): Route | undefined {
	const task = TASKS_OF_CLASSES[name];
	return task === undefined ? undefined : findGuideRoute(task);
}
