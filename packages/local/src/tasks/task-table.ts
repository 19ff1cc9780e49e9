import { Problem } from "../lib/problem.ts";

/** One task, and the pipeline of Transformers.js that serves it. */
export interface TaskRow {
	/** Default: the pipeline with the id of the task. */
	readonly pipeline?: string;
	/** Its input is a recording, which is decoded where the page is. */
	readonly isHeard?: true;
	/** Models of Tesseract run it too. */
	readonly runsTesseract?: true;
	/** Parameters of the task that would change what is meant, and that no model here reads; a call with one fails. */
	readonly unread?: readonly string[];
}

/** Every task that runs on the caller's machine. Source: SUPPORTED_TASKS of Transformers.js 4.3.1, src/pipelines/index.js. */
export const TASKS = {
	"text-classification": {},
	"token-classification": {},
	"zero-shot-classification": {},
	"question-answering": {},
	"fill-mask": {},
	summarization: {},
	translation: {},
	"text2text-generation": {},
	"text-generation": {},
	conversational: { pipeline: "text-generation" },
	"feature-extraction": {},
	"sentence-similarity": { pipeline: "feature-extraction" },
	"text-ranking": { pipeline: "text-classification" },
	"image-classification": {},
	"object-detection": {},
	"image-segmentation": {},
	"background-removal": {},
	"depth-estimation": {},
	"zero-shot-image-classification": {},
	"zero-shot-object-detection": {},
	"image-to-text": { runsTesseract: true },
	"image-to-image": { unread: ["prompt", "negative_prompt"] },
	"image-feature-extraction": {},
	"document-question-answering": {},
	"automatic-speech-recognition": { isHeard: true },
	"audio-classification": { isHeard: true },
	"text-to-speech": { pipeline: "text-to-audio" },
	"text-to-audio": {},
} as const satisfies Readonly<Record<string, TaskRow>>;

/** A task that runs on the caller's machine. */
export type LocalTask = keyof typeof TASKS;

/**
 * A task by its id.
 * @throws Problem `task-not-supported`
 */
export function readTask(task: string): LocalTask {
	if (Object.hasOwn(TASKS, task)) return task as LocalTask; // an own key of the table
	throw new Problem(
		"task-not-supported",
		`${task} does not run on this device. These do: ${Object.keys(TASKS).join(", ")}.`,
	);
}

/** Name of the Transformers.js pipeline of a task: its own id, or that of the task whose models it runs. */
export function pipelineOf(task: string): string {
	const { pipeline = task }: TaskRow = TASKS[readTask(task)];
	return pipeline;
}
