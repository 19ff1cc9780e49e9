import { type Box, SCALE } from "./word-boxes.ts";

/** A place on the scale of the boxes. */
export interface Point {
	readonly x: number;
	readonly y: number;
}

/** What a pointer has taken hold of: a box to move, or a corner whose opposite one stays. */
export interface Grip {
	/** Index of the box; undefined for a new one. */
	readonly index: number | undefined;
	/** Where the pointer took hold, of a whole box; the corner that stays, of a corner. */
	readonly from: Point;
	/** The box that moves as a whole. */
	readonly moved?: Box;
}

/** Shortest side of a drawn box; what is smaller was a click. */
const LEAST = 4;

/**
 * What a pointer takes hold of at a point: a corner within reach, else the smallest box around the point, else a new box.
 * @param reach how far from a corner the pointer may be, in both directions
 */
export function takeGrip(boxes: readonly Box[], at: Point, reach: Point): Grip {
	const byArea = [...boxes.keys()].toSorted((a, b) => areaOf(boxes[a]) - areaOf(boxes[b]));
	for (const index of byArea) {
		const opposite = findOpposite(boxes[index], at, reach);
		if (opposite) return { index, from: opposite };
	}
	const index = byArea.find((one) => isInside(boxes[one], at));
	const moved = index === undefined ? undefined : boxes[index];
	return { index, from: at, ...(moved && { moved }) };
}

/** The box that a grip gives at a point, within the picture and in whole numbers. */
export function dragBox({ from, moved }: Grip, to: Point): Box {
	if (!moved) return span(from, to);
	const [left, top, right, bottom] = moved;
	const x = clamp(to.x - from.x, -left, SCALE - right);
	const y = clamp(to.y - from.y, -top, SCALE - bottom);
	return span({ x: left + x, y: top + y }, { x: right + x, y: bottom + y });
}

/** Whether a box is large enough to have been drawn. */
export function isDrawn([left, top, right, bottom]: Box): boolean {
	return right - left >= LEAST && bottom - top >= LEAST;
}

function findOpposite(box: Box | undefined, { x, y }: Point, reach: Point): Point | undefined {
	if (!box) return undefined;
	const [left, top, right, bottom] = box;
	const corners: readonly (readonly [near: Point, opposite: Point])[] = [
		[
			{ x: left, y: top },
			{ x: right, y: bottom },
		],
		[
			{ x: right, y: top },
			{ x: left, y: bottom },
		],
		[
			{ x: left, y: bottom },
			{ x: right, y: top },
		],
		[
			{ x: right, y: bottom },
			{ x: left, y: top },
		],
	];
	const isNear = (near: Point): boolean => Math.abs(near.x - x) <= reach.x && Math.abs(near.y - y) <= reach.y;
	return corners.find(([near]) => isNear(near))?.[1];
}

function isInside(box: Box | undefined, { x, y }: Point): boolean {
	if (!box) return false;
	const [left, top, right, bottom] = box;
	return x >= left && x <= right && y >= top && y <= bottom;
}

function areaOf([left, top, right, bottom]: Box = [0, 0, 0, 0]): number {
	return (right - left) * (bottom - top);
}

function span(one: Point, other: Point): Box {
	const [left = 0, right = 0] = toEdges(one.x, other.x);
	const [top = 0, bottom = 0] = toEdges(one.y, other.y);
	return [left, top, right, bottom];
}

function toEdges(one: number, other: number): readonly number[] {
	return [one, other].map((edge) => Math.round(clamp(edge, 0, SCALE))).toSorted((a, b) => a - b);
}

function clamp(value: number, least: number, most: number): number {
	return Math.min(Math.max(value, least), most);
}
