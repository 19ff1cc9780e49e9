// Made from the rows of the task catalogue by `npm run generate`. Do not edit.

import type { StreamTable, TaskTable } from "./task-table.ts";

/** Every task: whether it sends files or its result is one (`files`, `media`), or the result is in the reply. */
export const TASK_RESULTS: Readonly<Record<keyof TaskTable, "plain" | "files" | "media">> = {
	"audio-classification": "files",
	"audio-to-audio": "files",
	"automatic-speech-recognition": "files",
	conversational: "plain",
	"document-question-answering": "files",
	"feature-extraction": "plain",
	"fill-mask": "plain",
	"image-classification": "files",
	"image-segmentation": "files",
	"image-text-to-image": "media",
	"image-text-to-video": "media",
	"image-to-image": "media",
	"image-to-text": "files",
	"image-to-video": "media",
	"object-detection": "files",
	"question-answering": "plain",
	"sentence-similarity": "plain",
	summarization: "plain",
	"table-question-answering": "plain",
	"tabular-classification": "plain",
	"tabular-regression": "plain",
	"text-classification": "plain",
	"text-generation": "plain",
	"text-to-audio": "media",
	"text-to-image": "media",
	"text-to-speech": "media",
	"text-to-video": "media",
	"token-classification": "plain",
	translation: "plain",
	"visual-question-answering": "files",
	"zero-shot-classification": "plain",
	"zero-shot-image-classification": "files",
};

/** Every task that can be streamed: the kind of its output, by which its events are read. */
export const STREAM_KINDS = {
	conversational: "chat",
	"text-generation": "text",
} as const satisfies Readonly<Record<keyof StreamTable, string>>;
