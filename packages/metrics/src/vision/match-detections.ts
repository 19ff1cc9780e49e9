import { checkFinite } from "../lib/check.ts";
import { share } from "../lib/sums.ts";
import type { DetectedImage, Detection, GroundTruth } from "./detected-image.ts";
import type { Overlap } from "./overlap.ts";

/** What a detection is at a threshold: right, wrong, or not counted because it lies in a crowd. */
export type Mark = "right" | "wrong" | "ignored";

/** Detections of one label in one picture, the surest first, and how many true objects it has outside crowds. */
export interface MatchedLabel {
	/** Detections of the label, the most certain first, with what each counts as at every threshold. */
	readonly detections: readonly { readonly score: number; readonly marks: readonly Mark[] }[];
	/** Number of objects of the label. */
	readonly objects: number;
}

/** The matches of one picture by label. */
export type MatchedImage = ReadonlyMap<string, MatchedLabel>;

const MOST_DETECTIONS = 100;

/**
 * Pairs detections with true objects at each threshold of the IoU: each detection in turn, the surest first, takes the
 * free object of its label that it overlaps most. Crowds come last and can be taken any number of times; their overlap is
 * the share of the detection that lies in them.
 */
export function matchDetections<Shape>(
	image: DetectedImage<Shape>,
	overlap: (prediction: Shape, reference: Shape) => Overlap,
	thresholds: readonly number[],
): MatchedImage {
	checkFinite(
		image.predictions.map(({ score }) => score),
		"scores",
	);
	const labels = new Set([...image.references, ...image.predictions].map(({ label }) => label));
	return new Map(
		[...labels].map((label) => {
			const found = image.predictions
				.filter((one) => one.label === label)
				.toSorted((a, b) => b.score - a.score)
				.slice(0, MOST_DETECTIONS);
			const objects = image.references
				.filter((one) => one.label === label)
				.toSorted((a, b) => Number(a.crowd ?? false) - Number(b.crowd ?? false));
			return [label, matchLabel(found, objects, overlap, thresholds)];
		}),
	);
}

function matchLabel<Shape>(
	found: readonly Detection<Shape>[],
	objects: readonly GroundTruth<Shape>[],
	overlap: (prediction: Shape, reference: Shape) => Overlap,
	thresholds: readonly number[],
): MatchedLabel {
	const overlaps = found.map(({ shape }) =>
		objects.map((object) => {
			const { intersection, predictedArea, iou } = overlap(shape, object.shape);
			return object.crowd ? share(intersection, predictedArea) : iou;
		}),
	);
	const crowds = objects.map(({ crowd = false }) => crowd);
	const marks = thresholds.map((threshold) => markAt(Math.min(threshold, 1 - 1e-10), overlaps, crowds));
	return {
		detections: found.map(({ score }, index) => ({
			score,
			marks: marks.map((row) => row[index] ?? "wrong"),
		})),
		objects: crowds.filter((crowd) => !crowd).length,
	};
}

function markAt(
	threshold: number,
	overlaps: readonly (readonly number[])[],
	crowds: readonly boolean[],
): readonly Mark[] {
	const taken = new Set<number>();
	return overlaps.map((row) => {
		let best = -1;
		let most = threshold;
		for (const [index, value] of row.entries()) {
			if (taken.has(index)) continue;
			if (best !== -1 && !crowds[best] && crowds[index]) break;
			if (value < most) continue;
			[best, most] = [index, value];
		}
		if (best === -1) return "wrong";
		if (crowds[best]) return "ignored";
		taken.add(best);
		return "right";
	});
}
