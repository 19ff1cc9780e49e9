import type { Colour } from "./palette.ts";
import type { Point } from "./points.ts";

/** A place in space: x to the right, y upwards, z towards the viewer. */
export type Place = readonly [x: number, y: number, z: number];

/** A block with edges along the axes, from its lowest to its highest corner. */
export interface Block {
	readonly from: Place;
	readonly to: Place;
}

/** From where a model is seen, in degrees: `yaw` walks around it, `pitch` looks down on it. */
export interface View {
	readonly yaw: number;
	readonly pitch: number;
}

/** One side of a block as it is seen, ready to be filled. */
export interface Face {
	readonly points: readonly Point[];
	readonly colour: Colour;
}

const AXES = [0, 1, 2] as const;
/** The corners of a side, one after the other, by whether each of the other two axes is at its far end. */
const CORNERS = [
	[false, false],
	[true, false],
	[true, true],
	[false, true],
] as const;
type Axis = (typeof AXES)[number];
const LIGHT: Place = [-0.4, 0.62, 0.67];

/** Where a place of the model appears in the picture; without perspective. */
export function project(place: Place, view: View): Point {
	const [x, y] = turn(place, view);
	return [x, -y];
}

/** The sides of blocks that the viewer sees, the farthest first. Blocks must not overlap. */
export function buildFaces(blocks: readonly Block[], view: View, colour: Colour): Face[] {
	return sortByDistance(blocks, view).flatMap((block) =>
		AXES.flatMap((axis) => [-1, 1].flatMap((side) => buildFace(block, { axis, side, view, colour }) ?? [])),
	);
}

function buildFace(
	{ from, to }: Block,
	{ axis, side, view, colour }: { axis: Axis; side: number; view: View; colour: Colour },
): Face | undefined {
	const normal = turn(
		placeOf((a) => (a === axis ? side : 0)),
		view,
	);
	if (normal[2] <= 0.001) return undefined;
	const points = CORNERS.map(([first, second]) => {
		const isFar = (a: Axis): boolean => (a === axis ? side > 0 : a === (axis + 1) % 3 ? first : second);
		return project(
			placeOf((a) => (isFar(a) ? to[a] : from[a])),
			view,
		);
	});
	return { points, colour: shade(colour, normal) };
}

function placeOf(valueOn: (axis: Axis) => number): Place {
	return [valueOn(0), valueOn(1), valueOn(2)];
}

/** Draws first what nothing else has to be drawn before. */
function sortByDistance(blocks: readonly Block[], view: View): Block[] {
	const viewer = turnBack([0, 0, 1], view);
	const rest = [...blocks];
	const sorted: Block[] = [];
	while (rest.length > 0) {
		const free = rest.findIndex((block) => rest.every((other) => !isBehind(other, block, viewer)));
		sorted.push(...rest.splice(Math.max(0, free), 1));
	}
	return sorted;
}

/** Whether every plane that parts the two blocks has `a` on its far side. */
function isBehind(a: Block, b: Block, viewer: Place): boolean {
	const sides = AXES.flatMap((axis) => {
		if (Math.abs(viewer[axis]) < 0.001) return [];
		if (a.to[axis] <= b.from[axis]) return [viewer[axis] > 0];
		if (b.to[axis] <= a.from[axis]) return [viewer[axis] < 0];
		return [];
	});
	return sides.length > 0 && sides.every(Boolean);
}

function turn([x, y, z]: Place, { yaw, pitch }: View): Place {
	const [a, b] = [toRadians(yaw), toRadians(pitch)];
	const [right, depth] = [x * Math.cos(a) + z * Math.sin(a), z * Math.cos(a) - x * Math.sin(a)];
	return [right, y * Math.cos(b) - depth * Math.sin(b), depth * Math.cos(b) + y * Math.sin(b)];
}

function turnBack([x, y, z]: Place, { yaw, pitch }: View): Place {
	const [a, b] = [toRadians(yaw), toRadians(pitch)];
	const [height, depth] = [y * Math.cos(b) + z * Math.sin(b), z * Math.cos(b) - y * Math.sin(b)];
	return [x * Math.cos(a) - depth * Math.sin(a), height, depth * Math.cos(a) + x * Math.sin(a)];
}

function toRadians(degrees: number): number {
	return (degrees * Math.PI) / 180;
}

function shade(colour: Colour, [x, y, z]: Place): Colour {
	const light = 0.6 + 0.44 * Math.max(0, x * LIGHT[0] + y * LIGHT[1] + z * LIGHT[2]);
	const channels = [1, 3, 5].map((start) => Math.round(parseInt(colour.slice(start, start + 2), 16) * light));
	return `#${channels.map((value) => Math.min(255, value).toString(16).padStart(2, "0")).join("")}`;
}
