import { type Point, pointFrom } from "./points.ts";

/** Two bones in a row, such as shoulder, elbow and wrist. */
export interface Limb {
	readonly root: Point;
	readonly middle: Point;
	readonly end: Point;
}

/** Where the joints of a person are who faces right; `near` is the side towards the viewer. */
export interface Pose {
	readonly head: Point;
	readonly neck: Point;
	readonly hip: Point;
	readonly arms: { readonly near: Limb; readonly far: Limb };
	readonly legs: { readonly near: Limb; readonly far: Limb };
	/** Length of the trunk; all other lengths follow from it. */
	readonly trunk: number;
}

/** The angles of a pose in degrees. */
export interface PoseAngles {
	/** How far the trunk leans forward. */
	readonly lean: number;
	/** For arm or leg: how far the upper bone swings forward, and how far the joint below it bends. */
	readonly arms: { readonly near: Swing; readonly far: Swing };
	readonly legs: { readonly near: Swing; readonly far: Swing };
}

type Swing = readonly [swing: number, bend: number];

/** The joints of a person with these angles, whose hip is at a given place. */
export function buildPose(hip: Point, angles: PoseAngles, trunk = 76): Pose {
	const upwards = 180 - angles.lean;
	const neck = pointFrom(hip, upwards, trunk);
	const shoulder = pointFrom(hip, upwards, trunk * 0.88);
	const depth = trunk * 0.07;
	const nearer: Shift = ([x, y]) => [x - depth, y];
	const farther: Shift = ([x, y]) => [x + depth, y];
	const arm = (root: Point, [swing, bend]: Swing) =>
		buildLimb(root, [swing, swing + bend], [trunk * 0.5, trunk * 0.47]);
	const leg = (root: Point, [swing, bend]: Swing) =>
		buildLimb(root, [swing, swing - bend], [trunk * 0.68, trunk * 0.68]);
	return {
		head: pointFrom(neck, upwards - 6, trunk * 0.36),
		neck,
		hip,
		arms: { near: arm(nearer(shoulder), angles.arms.near), far: arm(farther(shoulder), angles.arms.far) },
		legs: { near: leg(nearer(hip), angles.legs.near), far: leg(farther(hip), angles.legs.far) },
		trunk,
	};
}

type Shift = (point: Point) => Point;

/** A step of a walk; `phase` runs from 0 to 1 over two steps. The hip moves up and down a little around `hip`. */
export function buildWalk([x, y]: Point, phase: number, trunk?: number): Pose {
	const swing = Math.sin(phase * 2 * Math.PI);
	const lift = Math.cos(phase * 2 * Math.PI);
	const rise = Math.abs(lift) * 4 - 2;
	return buildPose(
		[x, y - rise],
		{
			lean: 3,
			arms: {
				near: [-24 * swing, 16 + 10 * Math.max(0, -swing)],
				far: [24 * swing, 16 + 10 * Math.max(0, swing)],
			},
			legs: {
				near: [25 * swing + 3, 6 + 42 * Math.max(0, lift)],
				far: [-25 * swing + 3, 6 + 42 * Math.max(0, -lift)],
			},
		},
		trunk,
	);
}

/**
 * A limb that reaches from its root for a place: the joint between bends to the left of the way there, or to the right.
 * A place out of reach is pointed at with the limb stretched.
 */
export function reachFor(
	root: Point,
	target: Point,
	{
		upper,
		lower,
		bends,
	}: { readonly upper: number; readonly lower: number; readonly bends: "left" | "right" },
): Limb {
	const [across, down] = [target[0] - root[0], target[1] - root[1]];
	const distance = Math.min(Math.hypot(across, down), upper + lower - 0.01);
	const direction = (Math.atan2(across, down) * 180) / Math.PI;
	const cosine = (upper ** 2 + distance ** 2 - lower ** 2) / (2 * upper * distance);
	const opening = (Math.acos(Math.min(1, Math.max(-1, cosine))) * 180) / Math.PI;
	const middle = pointFrom(root, direction + (bends === "left" ? opening : -opening), upper);
	return { root, middle, end: pointFrom(root, direction, distance) };
}

function buildLimb(
	root: Point,
	[upper, lower]: readonly [number, number],
	[long, short]: readonly [number, number],
): Limb {
	const middle = pointFrom(root, upper, long);
	return { root, middle, end: pointFrom(middle, lower, short) };
}
