import { Canvas } from "../drawing/canvas.tsx";
import { palette } from "../drawing/palette.ts";
import { type Point, toPointsText } from "../drawing/points.ts";

/** Half of the outline of a plane leaf from its tip to the foot of the stalk; the other half is its mirror image. */
const RIGHT_HALF: readonly Point[] = [
	[0, -168],
	[16, -128],
	[32, -122],
	[30, -92],
	[46, -62],
	[74, -78],
	[92, -104],
	[110, -108],
	[160, -122],
	[144, -78],
	[150, -60],
	[118, -40],
	[84, -8],
	[108, 2],
	[128, 22],
	[160, 42],
	[122, 52],
	[104, 70],
	[74, 58],
	[42, 62],
	[14, 72],
];
const OUTLINE = [...RIGHT_HALF, ...RIGHT_HALF.slice(1).toReversed().map(mirror)];
const FOOT: Point = [0, 66];
const TIPS: readonly Point[] = [
	[0, -156],
	[148, -112],
	[146, 41],
	[-148, -112],
	[-146, 41],
];

/** A plane leaf on a white ground. */
export function Leaf() {
	return (
		<Canvas ground={palette.white}>
			<g
				transform="translate(316 218) rotate(9) scale(1.12)"
				strokeLinecap="round"
				strokeLinejoin="round"
				fill="none"
			>
				<Blade colour="#f1ede5" shift={9} />
				<path stroke={palette.bark} strokeWidth="7" d="M0 66q2 50-18 92" />
				<Blade colour={palette.honey} />
				<clipPath id="right-half">
					<rect y="-200" width="200" height="400" />
				</clipPath>
				<g clipPath="url(#right-half)">
					<Blade colour={palette.orange} opacity={0.38} />
				</g>
				<g stroke={palette.bark} strokeWidth="4.500">
					{TIPS.map(([x, y]) => (
						<path key={`${x},${y}`} d={`M${FOOT[0]} ${FOOT[1]}L${x * 0.93} ${y * 0.93}`} />
					))}
				</g>
				<g stroke={palette.bark} strokeWidth="2.500">
					<path d="M0 0l22-26M0 0l-22-26M0-50l18-26M0-50l-18-26M0-92l12-18M0-92l-12-18" />
					<path d="M58-4l4-32M58-4l34 4M92-46l2-30M92-46l32-6M78 48l22-16M78 48l18 8" />
					<path d="M-58-4l-4-32M-58-4l-34 4M-92-46l-2-30M-92-46l-32-6M-78 48l-22-16M-78 48l-18 8" />
				</g>
			</g>
		</Canvas>
	);
}

function Blade({
	colour,
	shift = 0,
	opacity = 1,
}: {
	readonly colour: string;
	readonly shift?: number;
	readonly opacity?: number;
}) {
	return (
		<polygon
			points={toPointsText(OUTLINE)}
			transform={`translate(${shift} ${shift})`}
			fill={colour}
			stroke={colour}
			strokeWidth="10"
			opacity={opacity}
		/>
	);
}

function mirror([x, y]: Point): Point {
	return [-x, y];
}
