import { meanContributions, pairContributions, toPairs } from "../lib/contributions.ts";
import { accuracy, topKAccuracy } from "../labels/accuracy.ts";
import {
	averageClasses,
	balanceAccuracy,
	type ClassScores,
	countClasses,
	findCorrelation,
} from "../labels/classification.ts";
import { entityContributions } from "../labels/entities.ts";
import { labelMapOverlap } from "../vision/mean-overlap.ts";
import { checkPairs } from "../lib/check.ts";
import type { Metric } from "./metric.ts";

/** Metrics of labels. Precision, recall and F1 are macro averages. */
export const LABEL_METRICS = {
	accuracy: {
		input: "labels",
		direction: "higher",
		range: [0, 1],
		source: "scikit-learn accuracy_score",
		names: ["accuracy"],
		also: ["multiple-choice", "zero-shot-classification"],
		contributions: (predictions: readonly string[], references: readonly string[]) => {
			checkPairs(predictions, references);
			return meanContributions(
				predictions.map((label, index) => accuracy([label], references.slice(index, index + 1))),
			);
		},
	},
	precision: {
		input: "labels",
		direction: "higher",
		range: [0, 1],
		source: "scikit-learn precision_score, macro",
		names: ["precision"],
		contributions: fromClasses((classes) => averageClasses(classes, () => 1).precision),
	},
	recall: {
		input: "labels",
		direction: "higher",
		range: [0, 1],
		source: "scikit-learn recall_score, macro",
		names: ["recall"],
		contributions: fromClasses((classes) => averageClasses(classes, () => 1).recall),
	},
	f1: {
		input: "labels",
		direction: "higher",
		range: [0, 1],
		source: "scikit-learn f1_score, macro",
		names: ["f1"],
		contributions: fromClasses((classes) => averageClasses(classes, () => 1).f1),
	},
	"balanced-accuracy": {
		input: "labels",
		direction: "higher",
		range: [0, 1],
		source: "scikit-learn balanced_accuracy_score",
		also: ["text-classification", "image-classification", "audio-classification", "tabular-classification"],
		contributions: fromClasses(balanceAccuracy),
	},
	mcc: {
		input: "labels",
		direction: "higher",
		range: [-1, 1],
		source: "scikit-learn matthews_corrcoef",
		also: ["text-classification", "image-classification", "audio-classification", "tabular-classification"],
		contributions: fromClasses(findCorrelation),
	},
	"top-k-accuracy": {
		input: "ranked-labels",
		direction: "higher",
		range: [0, 1],
		source: "scikit-learn top_k_accuracy_score, k = 5",
		names: ["top-K accuracy"],
		contributions: (predictions: readonly (readonly string[])[], references: readonly string[]) =>
			pairContributions(predictions, references, (some, others) => topKAccuracy(some, others)),
	},
	"entity-f1": {
		input: "entities",
		direction: "higher",
		range: [0, 1],
		source: "seqeval f1_score, micro",
		also: ["token-classification"],
		contributions: entityContributions,
	},
	"mean-iou": {
		input: "labels",
		direction: "higher",
		range: [0, 1],
		source: "scikit-learn jaccard_score, macro",
		names: ["Mean Intersection over Union"],
		contributions: (predictions: readonly string[], references: readonly string[]) =>
			pairContributions(predictions, references, (some, others) => labelMapOverlap(some, others).meanIou),
	},
} as const satisfies Readonly<Record<string, Metric>>;

function fromClasses(read: (classes: readonly ClassScores[]) => number) {
	return (predictions: readonly string[], references: readonly string[]) => ({
		items: toPairs(predictions, references),
		score: (pairs: readonly (readonly [string, string])[]) => read(countClasses(pairs)),
	});
}
