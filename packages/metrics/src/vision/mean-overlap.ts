import { checkPairs } from "../lib/check.ts";
import { type Contributions, meanContributions } from "../lib/contributions.ts";
import { classificationScores } from "../labels/classification.ts";
import { meanOf } from "../lib/sums.ts";
import { type Box, boxOverlap, type Mask, maskOverlap } from "./overlap.ts";

/** Overlap of one class of label maps, in pixels. */
export interface ClassOverlap {
	/** Name of the class. */
	readonly label: string;
	/** Pixels that both masks give to the class. */
	readonly intersection: number;
	/** Pixels that at least one of the masks gives to the class. */
	readonly union: number;
	/** Intersection over union, 0 to 1. */
	readonly iou: number;
	/** Dice coefficient, 0 to 1: twice the common pixels divided by those of both. */
	readonly dice: number;
}

/**
 * IoU of each pair of boxes, for their mean. Throws as `boxOverlap`, `length` and `empty`.
 * @param predictions Predicted box of each item: left, top, right and bottom.
 * @param references True box of each item, in the same order and unit.
 * @example
 * scoreOf(boxOverlapContributions([[0, 0, 10, 10]], [[5, 0, 15, 10]])); // 0.3333
 */
export function boxOverlapContributions(
	predictions: readonly Box[],
	references: readonly Box[],
): Contributions<number> {
	checkPairs(predictions, references);
	return meanContributions(
		references.flatMap((reference, index) =>
			predictions.slice(index, index + 1).map((prediction) => boxOverlap(prediction, reference).iou),
		),
	);
}

/**
 * IoU of each pair of masks, for their mean. Throws as `maskOverlap`, `length` and `empty`.
 * @param predictions Predicted mask of each item.
 * @param references True mask of each item, in the same order.
 * @example
 * scoreOf(maskOverlapContributions([[[1, 1]]], [[[1, 0]]])); // 0.5
 */
export function maskOverlapContributions(
	predictions: readonly Mask[],
	references: readonly Mask[],
): Contributions<number> {
	checkPairs(predictions, references);
	return meanContributions(
		references.map((reference, index) => maskOverlap(predictions[index] ?? [], reference).iou),
	);
}

/**
 * IoU and Dice of each class of label maps, their mean IoU, and the share of right pixels.
 * Classes that occur on neither side have no row. Throws `length` and `empty`. Source: scikit-learn's `jaccard_score`.
 * @param predictions Label of each pixel, of all pictures one after another.
 * @param references True label of each pixel, in the same order.
 * @example
 * labelMapOverlap(["sky", "sky", "sea"], ["sky", "sea", "sea"]).meanIou; // 0.5
 */
export function labelMapOverlap(
	predictions: readonly string[],
	references: readonly string[],
): { readonly classes: readonly ClassOverlap[]; readonly meanIou: number; readonly pixelAccuracy: number } {
	const scores = classificationScores(predictions, references);
	const classes = scores.classes.map(({ label, truePositives, falsePositives, falseNegatives, f1 }) => {
		const union = truePositives + falsePositives + falseNegatives;
		return { label, intersection: truePositives, union, iou: truePositives / union, dice: f1 };
	});
	return { classes, meanIou: meanOf(classes.map(({ iou }) => iou)), pixelAccuracy: scores.accuracy };
}
