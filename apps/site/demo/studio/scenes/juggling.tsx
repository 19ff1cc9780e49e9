import { Canvas } from "../drawing/canvas.tsx";
import { palette } from "../drawing/palette.ts";
import { type Point, round, toPointsText } from "../drawing/points.ts";
import { type Limb, reachFor } from "../drawing/pose.ts";

const BALLS = [palette.red, palette.lemon, palette.accent] as const;
/** The part of a round that a ball rests in each hand; the rest of each half it flies. */
const HOLD = 0.2;
const FLIGHT = 0.5 - HOLD;
const HEIGHT = 212;
const INSIDE = 24;
const OUTSIDE = 88;
const HAND_LEVEL = 262;
const CENTRE = 320;

/** Someone who juggles three balls. `phase` runs from 0 to 1 while each ball goes once through both hands. */
export function Juggling({ phase }: { readonly phase: number }) {
	const left = handAt(phase, -1);
	const right = handAt(phase + 0.5, 1);
	return (
		<Canvas ground={palette.paper}>
			<path fill={palette.sand} d="M0 330h640v70H0z" />
			<path fill={palette.red} d="M0 0h70q-6 170-44 330H0zM640 0h-70q6 170 44 330h26z" />
			<path
				fill={palette.wine}
				d="M30 0h16q-6 170-36 330H0v-20q24-150 30-310zM610 0h-16q6 170 36 330h10v-20q-24-150-30-310z"
			/>
			<circle cx={CENTRE} cy="190" r="168" fill={palette.cream} />
			<ellipse cx={CENTRE} cy="384" rx="84" ry="10" fill={palette.dune} />
			<Body />
			<Arm limb={reachFor([CENTRE - 34, 190], left, { upper: 52, lower: 50, bends: "right" })} />
			<Arm limb={reachFor([CENTRE + 34, 190], right, { upper: 52, lower: 50, bends: "left" })} />
			{BALLS.map((colour, i) => {
				const [x, y] = ballAt(phase + i / BALLS.length);
				return (
					<circle
						key={colour}
						cx={round(x)}
						cy={round(y)}
						r="16"
						fill={colour}
						stroke={palette.ink}
						strokeWidth="2.500"
					/>
				);
			})}
		</Canvas>
	);
}

/** A hand catches outside, carries its ball inwards along a shallow bow, throws, and goes back empty. */
function handAt(phase: number, side: -1 | 1): Point {
	const turn = 1 / BALLS.length;
	const time = phase % turn;
	const part = time < HOLD ? time / HOLD : 1 - (time - HOLD) / (turn - HOLD);
	const dip = time < HOLD ? Math.sin(part * Math.PI) * 16 : 0;
	return [CENTRE + side * (OUTSIDE + (INSIDE - OUTSIDE) * part), HAND_LEVEL + dip];
}

function ballAt(phase: number): Point {
	const time = phase % 1;
	const side = time < 0.5 ? -1 : 1;
	const half = time % 0.5;
	if (half < HOLD) {
		const [x, y] = handAt(half, side);
		return [x, y - 18];
	}
	const part = (half - HOLD) / FLIGHT;
	const x = CENTRE + side * (INSIDE - (INSIDE + OUTSIDE) * part);
	return [x, HAND_LEVEL - 18 - 4 * part * (1 - part) * HEIGHT];
}

function Body() {
	return (
		<g transform={`translate(${CENTRE} 0)`} strokeLinecap="round" strokeLinejoin="round" fill="none">
			<path stroke={palette.deep} strokeWidth="26" d="M-14 278l-8 88M14 278l8 88" />
			<path fill={palette.ink} d="M-46 384q0-16 24-18h14v18zM46 384q0-16-24-18H8v18z" />
			<path fill={palette.honey} d="M-44 190q2-20 26-22h36q24 2 26 22l-8 98h-72z" />
			<path
				stroke={palette.cream}
				strokeWidth="9"
				strokeLinecap="butt"
				d="M-42 206h84M-40 230h80M-38 254h76"
			/>
			<path stroke={palette.skin} strokeWidth="20" d="M0 150v20" />
			<circle cy="128" r="32" fill={palette.skin} />
			<path fill={palette.earth} d="M-33 128q-4-38 33-38t33 38q-6-18-24-20q-24 2-32-4q-8 8-10 24z" />
			<g fill={palette.ink}>
				<circle cx="-11" cy="126" r="3" />
				<circle cx="11" cy="126" r="3" />
			</g>
			<path stroke={palette.ink} strokeWidth="2.500" d="M-9 140q9 8 18 0" />
		</g>
	);
}

function Arm({ limb }: { readonly limb: Limb }) {
	return (
		<g fill="none" strokeLinecap="round" strokeLinejoin="round">
			<polyline
				points={toPointsText([limb.root, limb.middle, limb.end])}
				stroke={palette.skin}
				strokeWidth="16"
			/>
			<polyline points={toPointsText([limb.root, limb.middle])} stroke={palette.honey} strokeWidth="21" />
		</g>
	);
}
