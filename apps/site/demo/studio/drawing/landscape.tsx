import type { Point } from "./points.ts";
import { type Colour, palette } from "./palette.ts";

/** A cloud of three puffs on a flat base; `at` is the middle of the base. */
export function Cloud({
	at: [x, y],
	size = 1,
	colour = palette.cream,
}: {
	readonly at: Point;
	readonly size?: number;
	readonly colour?: Colour;
}) {
	return (
		<path
			transform={`translate(${x} ${y}) scale(${size})`}
			fill={colour}
			d="M-56 0a18 18 0 0 1 5-35a30 30 0 0 1 56-14a25 25 0 0 1 39 20a15 15 0 0 1 8 29z"
		/>
	);
}

/** A tree with a round crown; `at` is the foot of the trunk. About 150 units high at size 1. */
export function RoundTree({
	at: [x, y],
	size = 1,
	crown = palette.green,
	light = palette.leaf,
	trunk = palette.earth,
}: {
	readonly at: Point;
	readonly size?: number;
	readonly crown?: Colour;
	readonly light?: Colour;
	readonly trunk?: Colour;
}) {
	return (
		<g transform={`translate(${x} ${y}) scale(${size})`}>
			<path
				fill={trunk}
				d="M-11 2c5-18 5-38 4-56l-22-26l5-5l19 20l1-26h7l1 28l19-24l6 4l-21 32c-1 18 0 36 5 53z"
			/>
			<path
				fill={crown}
				d="M-44-64a27 27 0 0 1-6-51a38 38 0 0 1 71-23a32 32 0 0 1 33 44a27 27 0 0 1-22 45a27 27 0 0 1-40 3a26 26 0 0 1-36-18z"
			/>
			<path
				fill={light}
				d="M-40-112a30 30 0 0 1 56-18a26 26 0 0 1 27 22a30 30 0 0 0-32 4a30 30 0 0 0-51-8z"
			/>
			<path
				fill={light}
				d="M-50-84a18 18 0 0 1 22-10a22 22 0 0 0-22 10zM20-74a18 18 0 0 1 24-2a24 24 0 0 0-24 2z"
			/>
		</g>
	);
}

/** A slender cypress; `at` is its foot. About 120 units high at size 1. */
export function Cypress({
	at: [x, y],
	size = 1,
	crown = palette.pine,
	trunk = palette.earth,
}: {
	readonly at: Point;
	readonly size?: number;
	readonly crown?: Colour;
	readonly trunk?: Colour;
}) {
	return (
		<g transform={`translate(${x} ${y}) scale(${size})`}>
			<rect x="-4" y="-20" width="8" height="20" fill={trunk} />
			<path fill={crown} d="M0-124c12 24 20 54 18 84c-1 16-8 26-18 28c-10-2-17-12-18-28c-2-30 6-60 18-84z" />
		</g>
	);
}

/** Small waves: short rising and falling lines, each given by its left end. */
export function Waves({
	at,
	colour,
	size = 1,
}: {
	readonly at: readonly Point[];
	readonly colour: Colour;
	readonly size?: number;
}) {
	return (
		<g fill="none" stroke={colour} strokeWidth={3} strokeLinecap="round">
			{at.map(([x, y]) => (
				<path key={`${x},${y}`} transform={`translate(${x} ${y}) scale(${size})`} d="M0 0q8-7 16 0t16 0" />
			))}
		</g>
	);
}
