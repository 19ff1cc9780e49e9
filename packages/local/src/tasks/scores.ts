import type { ModelConfig } from "../types/loaded-model.ts";
import { type Fields, numberOf } from "./parts/runner.ts";

/** A label and how sure the model is of it, from 0 to 1. */
export interface Score {
	readonly label: string;
	readonly score: number;
}

/**
 * The raw scores of a classifier as labels, best first. `function_to_apply` is `softmax`, `sigmoid` or `none`; default
 * what the model was trained for.
 */
export function toScores(
	logits: readonly number[],
	config: ModelConfig,
	parameters: Fields,
): readonly Score[] {
	const isMultiLabel = config.problem_type === "multi_label_classification" || logits.length === 1;
	const name = parameters["function_to_apply"] ?? (isMultiLabel ? "sigmoid" : "softmax");
	const scores = (typeof name === "string" && APPLY[name] ? APPLY[name] : softmax)(logits);
	return scores
		.map((score, index) => ({ label: config.id2label?.[index] ?? `LABEL_${index}`, score }))
		.toSorted((one, other) => other.score - one.score)
		.slice(0, numberOf(parameters, "top_k") ?? scores.length);
}

const APPLY: Readonly<Record<string, (logits: readonly number[]) => readonly number[]>> = {
	softmax,
	sigmoid: (logits) => logits.map((value) => 1 / (1 + Math.exp(-value))),
	none: (logits) => logits,
};

/** Numbers above 0 that add up to 1, in the order of the given ones. */
export function softmax(logits: readonly number[]): readonly number[] {
	const most = logits.reduce((one, other) => Math.max(one, other), -Infinity);
	const powers = logits.map((value) => Math.exp(value - most));
	const sum = powers.reduce((total, power) => total + power, 0);
	return powers.map((power) => power / sum);
}
