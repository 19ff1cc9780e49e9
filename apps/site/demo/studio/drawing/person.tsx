import { type Colour, palette } from "./palette.ts";
import { type Point, round, toPointsText } from "./points.ts";
import type { Limb, Pose } from "./pose.ts";

/** The colours of a person. */
export interface Outfit {
	readonly shirt: Colour;
	readonly sleeve: Colour;
	readonly trousers: Colour;
	/** Colour of the leg below the knee: skin for shorts. */
	readonly shin: Colour;
	readonly shoes: Colour;
	readonly skin: Colour;
	readonly hair: Colour;
}

/** A person seen from the side, facing right, in a given pose; a child has a larger head, for example 1.4. */
export function Person({
	pose,
	outfit,
	headSize = 1,
}: {
	readonly pose: Pose;
	readonly outfit: Outfit;
	readonly headSize?: number;
}) {
	const { hip, neck, trunk } = pose;
	return (
		<g strokeLinecap="round" strokeLinejoin="round" fill="none">
			<Arm limb={pose.arms.far} outfit={outfit} trunk={trunk} />
			<Leg limb={pose.legs.far} outfit={outfit} trunk={trunk} />
			<Leg limb={pose.legs.near} outfit={outfit} trunk={trunk} />
			<polyline points={toPointsText([neck, pose.head])} stroke={outfit.skin} strokeWidth={trunk * 0.2} />
			<Trunk from={neck} to={hip} outfit={outfit} width={trunk * 0.5} />
			<Head at={pose.head} radius={trunk * 0.27 * headSize} outfit={outfit} />
			<Arm limb={pose.arms.near} outfit={outfit} trunk={trunk} />
		</g>
	);
}

function Trunk({
	from,
	to,
	outfit,
	width,
}: {
	readonly from: Point;
	readonly to: Point;
	readonly outfit: Outfit;
	readonly width: number;
}) {
	const below: Point = [from[0] + (to[0] - from[0]) * 0.24, from[1] + (to[1] - from[1]) * 0.24];
	return (
		<>
			<polyline points={toPointsText([to, to])} stroke={outfit.trousers} strokeWidth={width * 0.96} />
			<polyline points={toPointsText([below, to])} stroke={outfit.shirt} strokeWidth={width} />
		</>
	);
}

function Arm({
	limb,
	outfit,
	trunk,
}: {
	readonly limb: Limb;
	readonly outfit: Outfit;
	readonly trunk: number;
}) {
	return (
		<>
			<polyline
				points={toPointsText([limb.root, limb.middle, limb.end])}
				stroke={outfit.skin}
				strokeWidth={trunk * 0.17}
			/>
			<polyline
				points={toPointsText([limb.root, limb.middle])}
				stroke={outfit.sleeve}
				strokeWidth={trunk * 0.21}
			/>
		</>
	);
}

function Leg({
	limb,
	outfit,
	trunk,
}: {
	readonly limb: Limb;
	readonly outfit: Outfit;
	readonly trunk: number;
}) {
	const { root, middle, end } = limb;
	const turn = (Math.atan2(end[1] - middle[1], end[0] - middle[0]) * 180) / Math.PI - 90;
	return (
		<>
			<polyline points={toPointsText([middle, end])} stroke={outfit.shin} strokeWidth={trunk * 0.21} />
			<polyline points={toPointsText([root, middle])} stroke={outfit.trousers} strokeWidth={trunk * 0.29} />
			<path
				transform={`translate(${round(end[0])} ${round(end[1])}) rotate(${round(turn * 0.8)}) scale(${trunk / 76})`}
				fill={outfit.shoes}
				d="M-10-7h18q4 9 18 11q5 2 4 8h-40q-4-8 0-19z"
			/>
		</>
	);
}

function Head({
	at: [x, y],
	radius,
	outfit,
}: {
	readonly at: Point;
	readonly radius: number;
	readonly outfit: Outfit;
}) {
	return (
		<g transform={`translate(${round(x)} ${round(y)}) scale(${radius / 20})`}>
			<path fill={outfit.skin} d="M0-20a20 20 0 0 1 19 14l4 8l-4 3q0 15-15 15h-4a20 20 0 0 1 0-40z" />
			<path
				fill={outfit.hair}
				d="M20-9c-2-12-14-18-26-15c-18 4-22 24-12 38c4 0 7-4 8-12q2-4 6-3c2-6 4-8 8-9q10 3 16 1z"
			/>
			<circle cx="11" cy="-2" r="2" fill={palette.ink} />
			<path stroke={palette.ink} strokeWidth="1.800" d="M10 9q4 2 7-1" />
		</g>
	);
}
