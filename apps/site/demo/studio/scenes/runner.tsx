import { Canvas } from "../drawing/canvas.tsx";
import { Cloud, RoundTree } from "../drawing/landscape.tsx";
import { palette } from "../drawing/palette.ts";
import { Person } from "../drawing/person.tsx";
import { type Point, toPointsText } from "../drawing/points.ts";
import { buildPose } from "../drawing/pose.ts";

const POSE = buildPose(
	[306, 228],
	{
		lean: 14,
		arms: { near: [-58, 84], far: [40, 92] },
		legs: { near: [62, 74], far: [-22, 62] },
	},
	92,
);
const OUTFIT = {
	shirt: palette.orange,
	sleeve: palette.orange,
	trousers: palette.deep,
	shin: palette.skin,
	shoes: palette.red,
	skin: palette.skin,
	hair: palette.earth,
};

/** A running person from the side; with points, shoulders, elbows, hips and knees are marked and joined. */
export function Runner({ withPoints = false }: { readonly withPoints?: boolean }) {
	return (
		<Canvas ground={palette.sky}>
			<Park />
			<ellipse cx="306" cy="368" rx="92" ry="9" fill={palette.dune} />
			<Person pose={POSE} outfit={OUTFIT} />
			{withPoints && <Points />}
		</Canvas>
	);
}

function Park() {
	return (
		<>
			<Cloud at={[120, 96]} size={0.9} />
			<Cloud at={[500, 72]} size={0.75} />
			<path fill={palette.mint} d="M0 250q140-60 300-16q160-50 340 6v90H0z" />
			<RoundTree at={[70, 300]} size={0.95} />
			<RoundTree at={[560, 296]} size={1.15} />
			<path fill={palette.leaf} d="M0 294q320-26 640 0v50H0z" />
			<path fill={palette.sand} d="M0 342q320-16 640 0v58H0z" />
		</>
	);
}

const NEAR = "#fff3c4";
const FAR = "#f4a7c0";

function Points() {
	const { arms, legs } = POSE;
	const chains: readonly { colour: string; points: readonly Point[] }[] = [
		{ colour: FAR, points: [arms.far.middle, arms.far.root, legs.far.root, legs.far.middle] },
		{ colour: NEAR, points: [arms.near.middle, arms.near.root, legs.near.root, legs.near.middle] },
	];
	const bars = [
		[arms.near.root, arms.far.root],
		[legs.near.root, legs.far.root],
	] as const;
	return (
		<g fill="none" stroke={palette.ink} strokeLinejoin="round" strokeLinecap="round">
			{bars.map((bar) => (
				<polyline key={toPointsText(bar)} points={toPointsText(bar)} strokeWidth="4" />
			))}
			{chains.map(({ colour, points }) => (
				<g key={colour}>
					<polyline points={toPointsText(points)} strokeWidth="8" />
					<polyline points={toPointsText(points)} strokeWidth="4" stroke={colour} />
					{points.map(([x, y]) => (
						<circle key={`${x},${y}`} cx={x} cy={y} r="8" fill={colour} strokeWidth="3" />
					))}
				</g>
			))}
		</g>
	);
}
