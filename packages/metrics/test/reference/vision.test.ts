import { describe, expect, test } from "vitest";
import { boxOverlap, detectionScores, type DetectionScores, maskOverlap } from "../../src/index.ts";
import { CASES, type DetectionCase, type Edges, listDifferences } from "./read-cases.ts";

test.each(CASES.boxes)("IoU of boxes as pycocotools' (%#)", ({ prediction, reference, iou }) => {
	expect(listDifferences(boxOverlap(prediction, reference).iou, iou)).toEqual([]);
});

test.each(CASES.masks)("IoU of masks as pycocotools' (%#)", ({ prediction, reference, iou }) => {
	expect(listDifferences(maskOverlap(prediction, reference).iou, iou)).toEqual([]);
});

describe("mean average precision as pycocotools'", () => {
	test.each(CASES.detectedBoxes)("of boxes (%#)", (one) => {
		expect(listScores(detectionScores(one.images, boxOverlap), one)).toEqual([]);
	});

	test.each(CASES.detectedMasks)("of masks (%#)", (one) => {
		const images = one.images.map(({ predictions, references }) => ({
			predictions: predictions.map((found) => ({ ...found, shape: drawMask(found.shape) })),
			references: references.map((there) => ({ ...there, shape: drawMask(there.shape) })),
		}));
		expect(listScores(detectionScores(images, maskOverlap), one)).toEqual([]);
	});
});

/** Where scores and labels differ from COCO's. */
function listScores(mine: DetectionScores, theirs: DetectionCase): readonly string[] {
	const labels = Object.keys(theirs.classes);
	const byLabel = new Map(mine.classes.map(({ label, averagePrecision }) => [label, averagePrecision]));
	return [
		...listDifferences([mine.map, mine.map50, mine.map75], [theirs.map, theirs.map50, theirs.map75]),
		...listDifferences(mine.classes.length, labels.length),
		...listDifferences(
			labels.map((label) => byLabel.get(label) ?? NaN),
			Object.values(theirs.classes),
		),
	];
}

/** Side of the masks in the cases, in pixels. */
const SIZE = 12;

function drawMask([left, top, right, bottom]: Edges): readonly (readonly number[])[] {
	const places = Array.from({ length: SIZE }, (_, place) => place);
	return places.map((y) => places.map((x) => Number(x >= left && x < right && y >= top && y < bottom)));
}
