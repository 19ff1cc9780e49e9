import type { MetricId } from "@pusula/metrics";
import type { CallableTaskId } from "@pusula/tasks";
import type { Normalization } from "./normalization.ts";

/**
 * What a result is compared as.
 * - `labels`: one label
 * - `entities`: labelled stretches of a text
 * - `texts`: a text, with one or several right ones
 * - `numbers`: a number
 * - `boxes`: labelled boxes in a picture
 * - `rankings`: texts in the order of the values that the model gave them
 */
export type AnswerKind = "labels" | "entities" | "texts" | "numbers" | "boxes" | "rankings";

/** How the results of a task are judged. */
export interface Evaluation {
	readonly kind: AnswerKind;
	/** The first is the metric by which models are compared. */
	readonly metrics: readonly [MetricId, ...MetricId[]];
	/** How texts and labels are made alike before they are compared. Default: what suits the rows, see `guessNormalization`. */
	readonly normalization?: Normalization;
}

const LABELS: Evaluation = { kind: "labels", metrics: ["accuracy", "f1", "balanced-accuracy", "mcc"] };
const ANSWERS: Evaluation = { kind: "texts", metrics: ["exact-match", "token-f1", "anls"] };

/** How a task is judged, and as what else. */
export interface TaskEvaluation extends Evaluation {
	/** What results are compared as where a metric of that kind is chosen. */
	readonly also?: AnswerKind;
}

/** The tasks whose results can be judged against right answers, and how. */
export const EVALUATIONS: { readonly [Task in CallableTaskId]?: TaskEvaluation } = {
	"text-classification": LABELS,
	"zero-shot-classification": LABELS,
	"image-classification": LABELS,
	"audio-classification": LABELS,
	"zero-shot-image-classification": LABELS,
	"fill-mask": { kind: "labels", metrics: ["accuracy"] },
	"token-classification": { kind: "entities", metrics: ["entity-f1"] },
	"question-answering": { kind: "texts", metrics: ["token-f1", "exact-match"] },
	"visual-question-answering": ANSWERS,
	"document-question-answering": { kind: "texts", metrics: ["anls", "exact-match", "token-f1"] },
	"table-question-answering": ANSWERS,
	conversational: ANSWERS,
	"text-generation": ANSWERS,
	translation: { kind: "texts", metrics: ["chrf", "bleu"] },
	summarization: { kind: "texts", metrics: ["rouge-l", "rouge-1", "rouge-2"] },
	"automatic-speech-recognition": { kind: "texts", metrics: ["wer", "cer"] },
	"image-to-text": { kind: "texts", metrics: ["cer", "wer"] },
	"sentence-similarity": { kind: "numbers", metrics: ["spearman", "pearson"], also: "rankings" },
	"object-detection": { kind: "boxes", metrics: ["box-map"] },
};

/** Metrics that fit each kind of answer beside those of the task. A text may be judged as a label: chat models classify too. */
export const METRICS_OF_KIND: Readonly<Record<AnswerKind, readonly MetricId[]>> = {
	labels: ["accuracy", "f1", "precision", "recall", "balanced-accuracy", "mcc"],
	entities: ["entity-f1"],
	texts: [
		"exact-match",
		"token-f1",
		"anls",
		"bleu",
		"chrf",
		"chrf++",
		"rouge-1",
		"rouge-2",
		"rouge-l",
		"wer",
		"cer",
		"accuracy",
		"f1",
	],
	numbers: ["spearman", "pearson", "mae", "rmse", "r2"],
	boxes: ["box-map"],
	rankings: ["ndcg", "map", "mrr", "recall-at-k", "precision-at-k"],
};
