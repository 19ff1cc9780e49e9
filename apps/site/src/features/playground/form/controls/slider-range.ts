import type { JsonSchema } from "@pusula/tasks";
import { listTypes } from "../draft/field-kind.ts";

/** Where a slider begins and ends, and its step. */
export interface SliderRange {
	readonly from: number;
	readonly to: number;
	readonly step: number;
	/** The schema itself sets both ends; otherwise other numbers may be typed. */
	readonly isLimit: boolean;
}

/**
 * Ranges to slide in, by the field's name, where the schema sets no limit: a choice of this page, no rule of any model. Those of pieces of
 * texts hold what Transformers does by itself, and those of `epsilon_cutoff` and `eta_cutoff` what it advises; `top_n_tokens` ends where
 * Text Generation Inference does by itself (`--max-top-n-tokens`). Source: docstrings of `DocumentQuestionAnsweringPipeline`,
 * `TokenClassificationPipeline` and `GenerationConfig` in Transformers 5.23, read on 2026-11-27.
 */
const USUAL: Readonly<Record<string, readonly [from: number, to: number, step: number]>> = {
	temperature: [0, 2, 0.05],
	top_p: [0, 1, 0.01],
	typical_p: [0, 1, 0.01],
	epsilon_cutoff: [0.0001, 0.001, 0.0001],
	eta_cutoff: [0.0001, 0.004, 0.0001],
	top_k: [1, 100, 1],
	top_n_tokens: [1, 5, 1],
	n: [1, 8, 1],
	best_of: [1, 8, 1],
	frequency_penalty: [-2, 2, 0.1],
	repetition_penalty: [1, 2, 0.01],
	penalty_alpha: [0, 1, 0.05],
	max_tokens: [16, 4096, 16],
	max_new_tokens: [16, 4096, 16],
	min_new_tokens: [0, 512, 8],
	max_length: [16, 4096, 16],
	min_length: [0, 512, 8],
	truncate: [16, 4096, 16],
	doc_stride: [0, 256, 8],
	stride: [0, 256, 8],
	max_seq_len: [64, 512, 8],
	max_question_len: [8, 128, 8],
	max_answer_len: [1, 128, 1],
	num_beams: [1, 10, 1],
	num_beam_groups: [1, 10, 1],
	threshold: [0, 1, 0.05],
	mask_threshold: [0, 1, 0.05],
	overlap_mask_area_threshold: [0, 1, 0.05],
	guidance_scale: [1, 20, 0.5],
	num_inference_steps: [1, 100, 1],
	num_frames: [8, 128, 1],
	frame_sampling_rate: [1, 16, 1],
	width: [256, 2048, 64],
	height: [256, 2048, 64],
};

/** Steps of a slider between two limits. */
const STEPS = 100;

/** The range of a slider for a number; undefined where none makes sense, such as a seed. */
export function findSliderRange(name: string, schema: JsonSchema): SliderRange | undefined {
	const { minimum, exclusiveMinimum, maximum } = schema;
	const isWhole = listTypes(schema).includes("integer");
	if (minimum !== undefined && maximum !== undefined)
		return { from: minimum, to: maximum, step: isWhole ? 1 : (maximum - minimum) / STEPS, isLimit: true };
	const usual = USUAL[name];
	if (!usual) return undefined;
	const [from, to, step] = usual;
	const isAtLimit = exclusiveMinimum !== undefined && from <= exclusiveMinimum;
	return { from: isAtLimit ? exclusiveMinimum + step : from, to, step, isLimit: false };
}
