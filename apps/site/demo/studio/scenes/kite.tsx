import { Canvas } from "../drawing/canvas.tsx";
import { Cloud } from "../drawing/landscape.tsx";
import { palette } from "../drawing/palette.ts";
import { Person } from "../drawing/person.tsx";
import { type Point, round } from "../drawing/points.ts";
import { buildPose } from "../drawing/pose.ts";

const CHILD = buildPose(
	[186, 276],
	{ lean: -6, arms: { near: [118, 14], far: [96, 30] }, legs: { near: [-8, 4], far: [14, 6] } },
	56,
);
const OUTFIT = {
	shirt: palette.red,
	sleeve: palette.red,
	trousers: palette.deep,
	shin: palette.skin,
	shoes: palette.ink,
	skin: palette.skin,
	hair: palette.earth,
};
const BOWS = [0.28, 0.52, 0.76, 1] as const;

/** A child on a hill with a kite in the wind. `phase` runs from 0 to 1 over one sway, after which all is as before. */
export function Kite({ phase = 0 }: { readonly phase?: number }) {
	const sway = Math.sin(phase * 2 * Math.PI);
	const lift = Math.cos(phase * 2 * Math.PI);
	const at: Point = [458 + sway * 22, 112 + lift * 11];
	const hand = CHILD.arms.near.end;
	return (
		<Canvas ground={palette.sky}>
			<Cloud at={[120, 104]} size={0.95} />
			<Cloud at={[566, 226]} size={0.7} />
			<path fill={palette.mint} d="M0 320q160-70 340-20q160-40 300 6v94H0z" />
			<path fill={palette.leaf} d="M0 372q90-36 190-40q130-2 230 40q100 20 220 16v12H0z" />
			<Grass sway={sway} />
			<path
				fill="none"
				stroke={palette.ink}
				strokeWidth="1.800"
				d={`M${round(hand[0])} ${round(hand[1])}Q${round(370 + sway * 12)} ${round(236 - lift * 6)} ${round(at[0])} ${round(at[1])}`}
			/>
			<g transform={`translate(${round(at[0])} ${round(at[1])}) rotate(${round(32 + sway * 8)})`}>
				<Tail phase={phase} />
				<path fill={palette.red} d="M0-78L-52 0H0z" />
				<path fill={palette.lemon} d="M0-78L52 0H0z" />
				<path fill={palette.accent} d="M0 92L-52 0H0z" />
				<path fill={palette.cream} d="M0 92L52 0H0z" />
				<path fill="none" stroke={palette.earth} strokeWidth="3" d="M0-78V92M-52 0H52" />
			</g>
			<Person pose={CHILD} outfit={OUTFIT} headSize={1.4} />
		</Canvas>
	);
}

function Tail({ phase }: { readonly phase: number }) {
	const sideOf = (part: number) => Math.sin(part * 6 - phase * 2 * Math.PI) * 24 * part;
	const points = Array.from({ length: 13 }, (_, i) => i / 12).map((part): Point => [
		round(sideOf(part)),
		round(92 + part * 118),
	]);
	return (
		<>
			<path
				fill="none"
				stroke={palette.earth}
				strokeWidth="2.500"
				d={`M${points.map((p) => p.join(" ")).join("L")}`}
			/>
			{BOWS.map((part, i) => (
				<path
					key={part}
					transform={`translate(${round(sideOf(part))} ${round(92 + part * 118)}) rotate(${round(sideOf(part + 0.15))})`}
					fill={i % 2 === 0 ? palette.orange : palette.accent}
					d="M0 0l-14-8v16zM0 0l14-8v16z"
				/>
			))}
		</>
	);
}

function Grass({ sway }: { readonly sway: number }) {
	const bend = round(6 + sway * 5);
	return (
		<g fill="none" stroke={palette.green} strokeWidth="3" strokeLinecap="round">
			{[34, 92, 262, 318, 388, 470, 560, 610].map((x, i) => (
				<path key={x} d={`M${x} ${386 + (i % 3) * 4}q2-10 ${bend}-16m-12 16q0-8 ${bend - 3}-12`} />
			))}
		</g>
	);
}
