import { Canvas } from "../drawing/canvas.tsx";
import { palette } from "../drawing/palette.ts";
import { pointFrom, round } from "../drawing/points.ts";

const TIME = { hour: 3, minute: 15 } as const;
const MINUTES_AROUND = 60;
const RADIUS = 132;

/** A wall clock showing a quarter past three, above a shelf. */
export function Clock() {
	return (
		<Canvas ground={palette.mint}>
			<path fill="#d5e2bf" d="M0 0h80v400H0zM160 0h80v400h-80zM320 0h80v400h-80zM480 0h80v400h-80z" />
			<ellipse cx="326" cy="184" rx={RADIUS + 18} ry={RADIUS + 18} fill="#b3c596" />
			<Shelf />
			<g transform="translate(320 174)">
				<circle r={RADIUS + 18} fill={palette.bark} />
				<circle r={RADIUS + 8} fill={palette.earth} />
				<circle r={RADIUS} fill={palette.cream} />
				<Ticks />
				<Numerals />
				<Hands />
			</g>
		</Canvas>
	);
}

function Ticks() {
	return (
		<g stroke={palette.ink} strokeLinecap="round">
			{Array.from({ length: MINUTES_AROUND }, (_, minute) => {
				const isHour = minute % 5 === 0;
				const [x, y] = pointFrom([0, 0], minute * 6, RADIUS - 10);
				const [left, top] = pointFrom([0, 0], minute * 6, RADIUS - (isHour ? 20 : 14));
				return (
					<path
						key={minute}
						strokeWidth={isHour ? 4.5 : 2}
						d={`M${round(x)} ${round(y)}L${round(left)} ${round(top)}`}
					/>
				);
			})}
		</g>
	);
}

function Numerals() {
	return (
		<g fontSize="27" fontWeight="600" fill={palette.ink} textAnchor="middle">
			{Array.from({ length: 12 }, (_, i) => i + 1).map((hour) => {
				const [x, y] = pointFrom([0, 0], 180 - hour * 30, RADIUS - 38);
				return (
					<text key={hour} x={round(x)} y={round(y + 9.5)}>
						{hour}
					</text>
				);
			})}
		</g>
	);
}

/** The hour hand has gone a quarter of the way to the next hour, so it stands just below the minute hand. */
function Hands() {
	return (
		<>
			<path
				transform={`rotate(${(TIME.hour + TIME.minute / 60) * 30})`}
				fill={palette.ink}
				d="M-6 18L-7-46L0-58L7-46L6 18z"
			/>
			<path
				transform={`rotate(${TIME.minute * 6})`}
				fill={palette.accent}
				d="M-3.500 26L-4-72L0-84L4-72L3.500 26z"
			/>
			<circle r="9" fill={palette.ink} />
			<circle r="4" fill={palette.honey} />
		</>
	);
}

function Shelf() {
	return (
		<>
			<rect x="40" y="364" width="560" height="14" fill={palette.bark} />
			<path fill={palette.earth} d="M40 376h560v4H40zM90 380h14v20H90zM536 380h14v20h-14z" />
			<path fill={palette.red} d="M470 286h22v78h-22z" />
			<path fill={palette.accent} d="M492 298h18v66h-18z" />
			<path fill={palette.honey} d="M510 290h24v74h-24z" />
			<path fill={palette.cream} d="M474 296h14v8h-14zM496 308h10v6h-10zM514 300h16v8h-16z" />
			<g transform="translate(112 364)">
				<g fill={palette.pine}>
					<path d="M-2-42c-30-2-44-22-42-44c26 2 42 18 42 44zM2-42c30-6 42-26 38-50c-26 6-40 24-38 50z" />
				</g>
				<path fill={palette.green} d="M0-38c-16-24-14-54 2-72c14 22 14 52-2 72z" />
				<path fill={palette.orange} d="M-28-44h56l-8 44h-40z" />
			</g>
		</>
	);
}
