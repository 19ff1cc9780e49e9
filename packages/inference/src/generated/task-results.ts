// Made from the rows of the task catalogue by `npm run generate`. Do not edit.

import type { ClientTask } from "../types/task.ts";

/** Tasks that send files or whose result is one; every other has its result in the reply. */
export const TASK_RESULTS: { readonly [T in ClientTask]?: "files" | "media" } = {
	"audio-classification": "files",
	"audio-to-audio": "files",
	"automatic-speech-recognition": "files",
	"document-question-answering": "files",
	"image-classification": "files",
	"image-segmentation": "files",
	"image-text-to-image": "media",
	"image-text-to-video": "media",
	"image-to-image": "media",
	"image-to-text": "files",
	"image-to-video": "media",
	"object-detection": "files",
	"text-to-audio": "media",
	"text-to-image": "media",
	"text-to-speech": "media",
	"text-to-video": "media",
	"visual-question-answering": "files",
	"zero-shot-image-classification": "files",
};
