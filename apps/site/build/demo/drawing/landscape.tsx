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
			<path fill={trunk} d="M-9 2q5-26 3-62h12q-2 36 3 62zM-3-52l-20-24l5-5l20 22zM3-50l18-26l6 4l-16 30z" />
			<path
				fill={crown}
				d="M0-152c26-2 40 18 38 32c18 6 20 34 2 42c-8 14-28 16-40 8c-14 8-34 4-41-9c-17-9-14-36 2-41c-1-16 16-33 39-32z"
			/>
			<path fill={light} d="M-2-144c20-2 31 12 30 25c-16-12-44-10-54 6c-6-14 4-30 24-31z" />
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
