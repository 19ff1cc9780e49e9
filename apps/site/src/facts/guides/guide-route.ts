import type { TaskId } from "@pusula/tasks";
import type { Route } from "../../lib/urls/paths.ts";

/** The guide of the Transformers library that trains a model for a task, by the name of its page. */
const GUIDES: Readonly<Partial<Record<TaskId, string>>> = {
	"text-classification": "text-classification",
	"token-classification": "token-classification",
	"question-answering": "question-answering",
	summarization: "summarization",
	translation: "translation",
	"text-generation": "lora",
	"fill-mask": "pretraining",
	"image-classification": "image-classification",
	"object-detection": "object-detection",
	"automatic-speech-recognition": "speech-recognition",
};

/** The page of the guide to training a model for a task; undefined where there is none. */
export function findGuideRoute(task: TaskId): Route | undefined {
	const page = GUIDES[task];
	return page === undefined ? undefined : `/docs/transformers/${page}/`;
}
