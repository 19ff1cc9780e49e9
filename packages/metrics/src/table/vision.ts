import { type Contributions, pairContributions } from "../lib/contributions.ts";
import { checkPairs } from "../lib/check.ts";
import type { Detection, GroundTruth } from "../vision/detected-image.ts";
import { detectionContributions } from "../vision/detection.ts";
import { boxOverlapContributions, maskOverlapContributions } from "../vision/mean-overlap.ts";
import { type Box, boxOverlap, type Mask, maskOverlap, type Overlap } from "../vision/overlap.ts";
import type { Metric } from "./metric.ts";

/** Metrics of boxes and masks. */
export const VISION_METRICS = {
	"box-iou": {
		input: "boxes",
		direction: "higher",
		range: [0, 1],
		source: "pycocotools mask.iou, mean over the pairs",
		also: ["object-detection", "zero-shot-object-detection"],
		contributions: boxOverlapContributions,
	},
	"mask-iou": {
		input: "masks",
		direction: "higher",
		range: [0, 1],
		source: "pycocotools mask.iou, mean over the pairs",
		names: ["Intersection over Union (IoU)"],
		contributions: maskOverlapContributions,
	},
	"box-map": {
		input: "detected-boxes",
		direction: "higher",
		range: [0, 1],
		source: "pycocotools COCOeval, bbox",
		names: ["Average Precision", "Mean Average Precision", "APα"],
		only: ["object-detection", "zero-shot-object-detection"],
		contributions: fromImages<Box>(boxOverlap),
	},
	"mask-map": {
		input: "detected-masks",
		direction: "higher",
		range: [0, 1],
		source: "pycocotools COCOeval, segm",
		names: ["Average Precision", "Mean Average Precision", "APα"],
		only: ["image-segmentation"],
		contributions: fromImages<Mask>(maskOverlap),
	},
} as const satisfies Readonly<Record<string, Metric>>;

function fromImages<Shape>(overlap: (prediction: Shape, reference: Shape) => Overlap) {
	return (
		predictions: readonly (readonly Detection<Shape>[])[],
		references: readonly (readonly GroundTruth<Shape>[])[],
	): Contributions => {
		checkPairs(predictions, references);
		const images = pairContributions(predictions, references, () => 0).items;
		return detectionContributions(
			images.map(([found, there]) => ({ predictions: found, references: there })),
			overlap,
		);
	};
}
