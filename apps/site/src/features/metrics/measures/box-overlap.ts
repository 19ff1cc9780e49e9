/** A box by two corners, in pixels: left, top, right, bottom. */
export type Box = readonly [left: number, top: number, right: number, bottom: number];

/** Areas in square pixels, and the share of the common area in the covered one, 0 to 1. */
export interface OverlapFigures {
	readonly intersection: number;
	readonly union: number;
	readonly iou: number;
}

/** Intersection over union of two boxes. Boxes that only touch have no common area. */
export function measureOverlap(first: Box, second: Box): OverlapFigures {
	const width = Math.max(0, Math.min(first[2], second[2]) - Math.max(first[0], second[0]));
	const height = Math.max(0, Math.min(first[3], second[3]) - Math.max(first[1], second[1]));
	const intersection = width * height;
	const union = findArea(first) + findArea(second) - intersection;
	return { intersection, union, iou: union === 0 ? 0 : intersection / union };
}

function findArea([left, top, right, bottom]: Box): number {
	return (right - left) * (bottom - top);
}
