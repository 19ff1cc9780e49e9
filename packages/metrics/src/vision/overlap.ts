import { checkFinite } from "../lib/check.ts";
import { MetricError } from "../lib/errors.ts";
import { share } from "../lib/sums.ts";

/** A box by its edges, in pixels: left, top, right, bottom. */
export type Box = readonly [left: number, top: number, right: number, bottom: number];

/** A mask row by row: 1 for a pixel that belongs to the object, 0 for one that does not. All rows have the same length. */
export type Mask = readonly (readonly number[])[];

/** Areas in square pixels, and the share of the common area in the covered one. */
export interface Overlap {
	/** Area that both share, in square pixels. */
	readonly intersection: number;
	/** Area that at least one covers, in square pixels. */
	readonly union: number;
	/** Intersection over union, 0 to 1; 0 when both shapes have no area. */
	readonly iou: number;
	/** Area of the prediction. */
	readonly predictedArea: number;
}

/**
 * Overlap of two boxes; boxes that only touch have none. Throws `not-finite`, and `box` for a negative width or height.
 * @param prediction Predicted box: left, top, right and bottom, in pixels or shares of the picture.
 * @param reference True box, in the same unit.
 * @example
 * boxOverlap([0, 0, 10, 10], [5, 0, 15, 10]).iou; // 0.3333
 */
export function boxOverlap(prediction: Box, reference: Box): Overlap {
	const [predictedArea, area] = [areaOfBox(prediction), areaOfBox(reference)];
	const width = Math.min(prediction[2], reference[2]) - Math.max(prediction[0], reference[0]);
	const height = Math.min(prediction[3], reference[3]) - Math.max(prediction[1], reference[1]);
	return toOverlap(Math.max(0, width) * Math.max(0, height), predictedArea, area);
}

/**
 * Overlap of two masks of one size. Throws `mask` for different sizes and for values other than 0 and 1.
 * @param prediction Predicted mask: rows of pixels, 1 inside and 0 outside.
 * @param reference True mask of the same size.
 * @example
 * maskOverlap([[1, 1], [0, 0]], [[1, 0], [0, 0]]).iou; // 0.5
 */
export function maskOverlap(prediction: Mask, reference: Mask): Overlap {
	const [mine, wanted] = [prediction.flat(), reference.flat()];
	if (
		prediction.length !== reference.length ||
		prediction.some((row, y) => row.length !== reference[y]?.length)
	)
		throw new MetricError(
			"mask",
			"Two masks have different sizes; bring them to the size of the picture first.",
		);
	const [predictedArea, area] = [areaOfMask(mine), areaOfMask(wanted)];
	return toOverlap(
		mine.filter((value, index) => value === 1 && wanted[index] === 1).length,
		predictedArea,
		area,
	);
}

function toOverlap(intersection: number, predictedArea: number, area: number): Overlap {
	const union = predictedArea + area - intersection;
	return { intersection, union, iou: share(intersection, union), predictedArea };
}

function areaOfBox(box: Box): number {
	checkFinite(box, "box");
	const [left, top, right, bottom] = box;
	if (right < left || bottom < top)
		throw new MetricError(
			"box",
			`The box [${box.join(", ")}] ends before it begins; its order is left, top, right, bottom.`,
		);
	return (right - left) * (bottom - top);
}

function areaOfMask(values: readonly number[]): number {
	const odd = values.find((value) => value !== 0 && value !== 1);
	if (odd !== undefined)
		throw new MetricError("mask", `A mask has the value ${odd}; only 0 and 1 are allowed.`);
	return values.filter((value) => value === 1).length;
}
