import type { Area } from "../../../../../lib/media/area.ts";

/** A decoded mask: how white each pixel is, from 0 to 255, row by row. */
export interface Mask {
	readonly width: number;
	readonly height: number;
	readonly pixels: Uint8ClampedArray;
}

/** White of a mask above which a pixel belongs to its area. */
const INSIDE = 127;

/**
 * Index of the area at a point of the picture: the smallest of those that lie there. Undefined where none does.
 * @param areas undefined for one that is hidden
 * @param point from 0 to 1, from the upper left corner
 * @param size of the picture, in pixels
 * @param masks by the index of their area
 */
export function findArea(
	areas: readonly (Area | undefined)[],
	point: { readonly x: number; readonly y: number },
	size: { readonly width: number; readonly height: number },
	masks: readonly (Mask | undefined)[],
): number | undefined {
	const found = areas.flatMap((area, index) => {
		if (!area) return [];
		const mask = masks[index];
		if (mask) return isInMask(mask, point) ? [{ index, share: measureMask(mask) }] : [];
		const share = measureBox(area, point, size);
		return share === undefined ? [] : [{ index, share }];
	});
	return found.toSorted((a, b) => a.share - b.share)[0]?.index;
}

function isInMask(
	{ width, height, pixels }: Mask,
	{ x, y }: { readonly x: number; readonly y: number },
): boolean {
	const at =
		Math.min(height - 1, Math.floor(y * height)) * width + Math.min(width - 1, Math.floor(x * width));
	return (pixels[at] ?? 0) > INSIDE;
}

/** The part of the picture that a mask covers, from 0 to 1. */
function measureMask({ pixels }: Mask): number {
	return pixels.reduce((sum, white) => sum + Number(white > INSIDE), 0) / pixels.length;
}

/** The part of the picture that a box covers; undefined where the point lies outside of it. */
function measureBox(
	{ box }: Area,
	{ x, y }: { readonly x: number; readonly y: number },
	{ width, height }: { readonly width: number; readonly height: number },
): number | undefined {
	if (!box) return undefined;
	const { xmin, ymin, xmax, ymax } = box;
	const isInside = x * width >= xmin && x * width <= xmax && y * height >= ymin && y * height <= ymax;
	return isInside ? ((xmax - xmin) * (ymax - ymin)) / (width * height) : undefined;
}
