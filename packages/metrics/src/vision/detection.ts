import { checkSome } from "../lib/check.ts";
import type { Contributions } from "../lib/contributions.ts";
import { MetricError } from "../lib/errors.ts";
import { meanOf } from "../lib/sums.ts";
import type { DetectedImage } from "./detected-image.ts";
import { matchDetections, type MatchedImage } from "./match-detections.ts";
import type { Overlap } from "./overlap.ts";
import { findPrecision } from "./precision-curve.ts";

/** Average precision, each 0 to 1. */
export interface DetectionScores {
	/** Mean over the thresholds 0.5, 0.55 … 0.95 of the IoU and over all labels: COCO's AP. */
	readonly map: number;
	/** At the threshold 0.5 only. */
	readonly map50: number;
	/** At the threshold 0.75 only. */
	readonly map75: number;
	/** The mean over the thresholds for each label that has a true object, in order of first occurrence. */
	readonly classes: readonly { readonly label: string; readonly averagePrecision: number }[];
}

/** The thresholds of COCO, rounded as NumPy's `linspace` rounds them: an IoU of 0.9 reaches the ninth, which is just below. */
const THRESHOLDS = Array.from({ length: 10 }, (_, index) => 0.5 + index * ((0.95 - 0.5) / 9));
const AT_75 = 5;

/**
 * Mean average precision of object detection or instance segmentation as COCO computes it: at most 100 detections of each
 * picture and label, the surest first; precision read at 101 recalls; objects of all sizes.
 * Throws `empty` without pictures, `undefined` when there is no true object outside crowds, `not-finite` for a score, and
 * what `overlap` throws. Source: pycocotools 2.0.
 * @param images Detections and true objects of each picture.
 * @param overlap `boxOverlap` or `maskOverlap`.
 * @example
 * const predictions = [{ label: "cat", score: 0.9, shape: [0, 0, 10, 10] as const }];
 * const references = [{ label: "cat", shape: [0, 0, 10, 9] as const }];
 * detectionScores([{ predictions, references }], boxOverlap).map; // 0.9
 */
export function detectionScores<Shape>(
	images: readonly DetectedImage<Shape>[],
	overlap: (prediction: Shape, reference: Shape) => Overlap,
): DetectionScores {
	return scoreImages(detectionContributions(images, overlap).items);
}

/**
 * Matches of each picture, for `detectionScores`; the score is its `map`.
 * @param images Detections and true objects of each picture.
 * @param overlap `boxOverlap` or `maskOverlap`.
 * @example
 * const predictions = [{ label: "cat", score: 0.9, shape: [0, 0, 10, 10] as const }];
 * const references = [{ label: "cat", shape: [0, 0, 10, 9] as const }];
 * scoreOf(detectionContributions([{ predictions, references }], boxOverlap)); // 0.9
 */
export function detectionContributions<Shape>(
	images: readonly DetectedImage<Shape>[],
	overlap: (prediction: Shape, reference: Shape) => Overlap,
): Contributions<MatchedImage> {
	checkSome(images, "pictures");
	return {
		items: images.map((image) => matchDetections(image, overlap, THRESHOLDS)),
		score: (items) => scoreImages(items).map,
	};
}

function scoreImages(images: readonly MatchedImage[]): DetectionScores {
	const labels = new Set(images.flatMap((image) => [...image.keys()]));
	const rows = [...labels].flatMap((label) => {
		const parts = images.flatMap((image) => image.get(label) ?? []);
		const objects = parts.reduce((sum, part) => sum + part.objects, 0);
		if (objects === 0) return [];
		const marks = parts.flatMap(({ detections }) => detections).toSorted((a, b) => b.score - a.score);
		return [{ label, precisions: THRESHOLDS.map((_, index) => findPrecision(marks, objects, index)) }];
	});
	if (rows.length === 0)
		throw new MetricError("undefined", "No picture has a true object, so average precision has no value.");
	const meanAt = (index: number): number => meanOf(rows.map(({ precisions }) => precisions[index] ?? 0));
	const classes = rows.map(({ label, precisions }) => ({ label, averagePrecision: meanOf(precisions) }));
	return {
		map: meanOf(classes.map(({ averagePrecision }) => averagePrecision)),
		map50: meanAt(0),
		map75: meanAt(AT_75),
		classes,
	};
}
