import { Canvas } from "../drawing/canvas.tsx";
import { Cloud, RoundTree } from "../drawing/landscape.tsx";
import { palette } from "../drawing/palette.ts";
import { round } from "../drawing/points.ts";

const LAMPS = [
	{ y: 0, on: "#e2533b", off: "#5a2f2b" },
	{ y: 46, on: "#f2c14b", off: "#5a4a2a" },
	{ y: 92, on: "#57c27a", off: "#26483a" },
] as const;
const RED = [true, false, false] as const;
const RED_AND_YELLOW = [true, true, false] as const;
const GREEN = [false, false, true] as const;

/** A traffic light that turns from red to green while a car waits and then drives off; `phase` runs from 0 to 1. */
export function TrafficLight({ phase }: { readonly phase: number }) {
	const driven = Math.max(0, phase - 0.5) * 2;
	return (
		<Canvas ground={palette.sky}>
			<Street />
			<Car x={40 + driven * driven * 350} />
			<Light lit={litAt(phase)} />
		</Canvas>
	);
}

/** Which lamps burn, from the top: red, then red and yellow together, then green. */
function litAt(phase: number): readonly boolean[] {
	if (phase < 0.36) return RED;
	return phase < 0.5 ? RED_AND_YELLOW : GREEN;
}

function Street() {
	return (
		<>
			<Cloud at={[120, 84]} size={0.8} />
			<Cloud at={[330, 60]} size={0.6} />
			<path fill={palette.sand} d="M0 120h96v170H0zM250 150h130v140H250z" />
			<path fill={palette.blush} d="M96 90h154v200H96z" />
			<g fill={palette.accent}>
				{[118, 164, 210].flatMap((x) =>
					[116, 170].map((y) => <path key={`${x},${y}`} d={`M${x} ${y}h24v34h-24z`} />),
				)}
			</g>
			<g fill={palette.cream}>
				{[14, 56].map((x) => (
					<path key={x} d={`M${x} 146h24v34h-24z`} />
				))}
				{[270, 318].map((x) => (
					<path key={x} d={`M${x} 176h26v34h-26z`} />
				))}
			</g>
			<RoundTree at={[570, 286]} size={0.95} />
			<rect y="278" width="640" height="20" fill={palette.stone} />
			<rect y="296" width="640" height="104" fill={palette.pebble} />
			<path fill={palette.cream} d="M396 304h16l-26 96h-18z" />
			<g fill={palette.sand}>
				{[440, 500, 560, 620].map((x) => (
					<path key={x} d={`M${x} 344h40l-3 8h-40z`} />
				))}
			</g>
		</>
	);
}

function Light({ lit }: { readonly lit: readonly boolean[] }) {
	return (
		<g transform="translate(482 92)">
			<path fill={palette.ink} d="M-5 120h10v178H-5zM-18 290h36v10h-36z" />
			<rect x="-32" y="-34" width="64" height="160" rx="14" fill={palette.ink} />
			{LAMPS.map(({ y, on, off }, i) => (
				<g key={on} transform={`translate(0 ${y})`}>
					<circle r="18" fill={lit[i] ? on : off} />
					{lit[i] && <circle cx="-6" cy="-6" r="4.500" fill={palette.white} opacity="0.7" />}
					<path fill="none" stroke="#1d1b19" strokeWidth="4" d="M-20-4a20 20 0 0 1 40 0" />
				</g>
			))}
		</g>
	);
}

function Car({ x }: { readonly x: number }) {
	return (
		<g transform={`translate(${round(x)} 262)`}>
			<ellipse cx="148" cy="98" rx="150" ry="9" fill="#8f8475" />
			<path
				fill={palette.accent}
				d="M12 88q-12 0-12-14V50q0-14 16-18l40-8l34-44q8-10 22-10h74q14 0 24 10l42 44l38 8q16 4 16 20v22q0 14-12 14z"
			/>
			<path fill={palette.mist} d="M68 22l28-34q4-6 12-6h32v40zM152-18h32q8 0 14 6l34 34h-80z" />
			<path fill={palette.deep} d="M0 58h306v16q0 14-12 14H12q-12 0-12-14z" />
			<path fill={palette.lemon} d="M288 38h16q2 6 2 14h-18z" />
			<path fill={palette.red} d="M0 40h12v14H0z" />
			<path fill={palette.cream} d="M160 36h24v6h-24zM86 36h24v6H86z" />
			{[70, 234].map((wheel) => (
				<g key={wheel} transform={`translate(${wheel} 86) rotate(${round(x * 2.12)})`}>
					<circle r="27" fill={palette.ink} />
					<circle r="13" fill={palette.stone} />
					<path stroke={palette.bark} strokeWidth="4" d="M-11 0h22M0-11v22" />
				</g>
			))}
		</g>
	);
}
