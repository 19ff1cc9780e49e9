import { Problem } from "../lib/problem.ts";

/** One task, and the pipeline of Transformers.js that serves it. */
export interface TaskRow {
	/** Default: the pipeline with the id of the task. */
	readonly pipeline?: string;
	/** Files without which none of its models runs, beside `config.json` and the weights. */
	readonly needs: readonly string[];
	/** Its input is a recording, which is decoded where the page is. */
	readonly isHeard?: true;
	/** Models of Tesseract run it too. */
	readonly runsTesseract?: true;
	/** Parameters of the task that would change what is meant, and that no model here reads; a call with one fails. */
	readonly unread?: readonly string[];
}

const TEXT = { needs: ["tokenizer.json", "tokenizer_config.json"] };
const PICTURE = { needs: ["preprocessor_config.json"] };
/** Pictures or sounds, and words. */
const BOTH = { needs: [...PICTURE.needs, ...TEXT.needs] };

/** Every task that runs on the caller's machine. Source: SUPPORTED_TASKS of Transformers.js 4.3.1, src/pipelines/index.js. */
export const TASKS = {
	"text-classification": TEXT,
	"token-classification": TEXT,
	"zero-shot-classification": TEXT,
	"question-answering": TEXT,
	"fill-mask": TEXT,
	summarization: TEXT,
	translation: TEXT,
	"text2text-generation": TEXT,
	"text-generation": TEXT,
	conversational: { ...TEXT, pipeline: "text-generation" },
	"feature-extraction": TEXT,
	"sentence-similarity": { ...TEXT, pipeline: "feature-extraction" },
	"text-ranking": { ...TEXT, pipeline: "text-classification" },
	"image-classification": PICTURE,
	"object-detection": PICTURE,
	"image-segmentation": PICTURE,
	"background-removal": PICTURE,
	"depth-estimation": PICTURE,
	"zero-shot-image-classification": BOTH,
	"zero-shot-object-detection": BOTH,
	"image-to-text": { ...BOTH, runsTesseract: true },
	"image-to-image": { ...PICTURE, unread: ["prompt", "negative_prompt"] },
	"image-feature-extraction": PICTURE,
	"document-question-answering": BOTH,
	"automatic-speech-recognition": { ...BOTH, isHeard: true },
	"audio-classification": { ...PICTURE, isHeard: true },
	"text-to-speech": { ...TEXT, pipeline: "text-to-audio" },
	"text-to-audio": TEXT,
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
