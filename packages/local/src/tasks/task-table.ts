import { Problem } from "../lib/problem.ts";
import type { Unread } from "./unread.ts";

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
	/**
	 * Parameters of the task that would change what is meant and that no model here follows, each with the values that are
	 * followed all the same; a call with another fails.
	 */
	readonly unread?: Unread;
	/** The parameter by which a call has a text cut that is longer than the model takes, with its values that say so. */
	readonly cut?: { readonly name: string; readonly values: readonly (string | boolean)[] };
	/** A text that is longer than the model takes is read in parts. */
	readonly isReadInParts?: true;
}

const TEXT = { needs: ["tokenizer.json", "tokenizer_config.json"] };
const PICTURE = { needs: ["preprocessor_config.json"] };
/** Pictures or sounds, and words. */
const BOTH = { needs: [...PICTURE.needs, ...TEXT.needs] };

/** Settings of a generation that the library leaves out. Source: Transformers.js 4.3.1, `_get_logits_processor` in src/models/modeling_utils.js. */
const GENERATION: Unread = {
	top_p: [1],
	typical_p: [1],
	epsilon_cutoff: [0],
	eta_cutoff: [0],
	early_stopping: [false],
	num_beams: [1],
	num_beam_groups: [1],
	penalty_alpha: [0],
	use_cache: [true],
};
/** A text made of another. */
const SEQ2SEQ = {
	...TEXT,
	unread: { ...GENERATION, clean_up_tokenization_spaces: [] },
	cut: { name: "truncation", values: ["longest_first", "only_first"] },
};
/** Models that choose no words take none of the settings: those of speech and sound, and those that transcribe letter by letter (CTC). */
export const SOUND: Unread = {
	...GENERATION,
	temperature: [],
	top_k: [],
	top_p: [],
	do_sample: [false],
	max_length: [],
	max_new_tokens: [],
	min_length: [],
	min_new_tokens: [],
};
const COMPLETION: Unread = {
	adapter_id: [],
	best_of: [1],
	decoder_input_details: [false],
	details: [false],
	grammar: [],
	return_full_text: [false],
	top_n_tokens: [0],
	truncate: [],
	typical_p: [1],
	watermark: [false],
};
const CHAT: Unread = { n: [1], logprobs: [false], top_logprobs: [0], logit_bias: [], tool_prompt: [] };
const WINDOWS: Unread = { doc_stride: [], max_seq_len: [], max_question_len: [] };

/** Every task that runs on the caller's machine. Source: SUPPORTED_TASKS of Transformers.js 4.3.1, src/pipelines/index.js. */
export const TASKS = {
	"text-classification": TEXT,
	"token-classification": {
		...TEXT,
		unread: { aggregation_strategy: ["none", "simple"], stride: [] },
		isReadInParts: true,
	},
	"zero-shot-classification": TEXT,
	"question-answering": {
		...TEXT,
		unread: { ...WINDOWS, align_to_words: [false] },
		isReadInParts: true,
	},
	"fill-mask": TEXT,
	summarization: SEQ2SEQ,
	translation: SEQ2SEQ,
	"text2text-generation": SEQ2SEQ,
	"text-generation": { ...TEXT, unread: COMPLETION },
	conversational: { ...TEXT, pipeline: "text-generation", unread: CHAT },
	"feature-extraction": {
		...TEXT,
		unread: { prompt_name: [], truncation_direction: ["right"] },
		cut: { name: "truncate", values: [true] },
	},
	"sentence-similarity": { ...TEXT, pipeline: "feature-extraction" },
	"text-ranking": { ...TEXT, pipeline: "text-classification" },
	"image-classification": PICTURE,
	"object-detection": PICTURE,
	"image-segmentation": { ...PICTURE, unread: { subtask: [] } },
	"background-removal": PICTURE,
	"depth-estimation": PICTURE,
	"zero-shot-image-classification": BOTH,
	"zero-shot-object-detection": BOTH,
	"image-to-text": { ...BOTH, unread: GENERATION, runsTesseract: true },
	"image-to-image": {
		...PICTURE,
		unread: { prompt: [], negative_prompt: [], guidance_scale: [], num_inference_steps: [], target_size: [] },
	},
	"image-feature-extraction": PICTURE,
	"document-question-answering": {
		...BOTH,
		unread: {
			...WINDOWS,
			top_k: [1],
			max_answer_len: [],
			handle_impossible_answer: [false],
			lang: [],
			word_boxes: [],
		},
	},
	"automatic-speech-recognition": { ...BOTH, unread: GENERATION, isHeard: true },
	"audio-classification": { ...PICTURE, isHeard: true },
	"text-to-speech": { ...TEXT, unread: SOUND, pipeline: "text-to-audio" },
	"text-to-audio": { ...TEXT, unread: SOUND },
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
