import { Canvas } from "../drawing/canvas.tsx";
import { Waves } from "../drawing/landscape.tsx";
import { palette } from "../drawing/palette.ts";
import { type Point, round } from "../drawing/points.ts";

const START = 110;
const WAY = 400;

/** A paper boat that drifts down a stream; `phase` runs from 0 to 1 along the way. */
export function PaperBoat({ phase }: { readonly phase: number }) {
	const bob = Math.sin(phase * 4 * Math.PI);
	const x = START + WAY * phase;
	return (
		<Canvas ground={palette.leaf}>
			<FarBank />
			<path fill={palette.sea} d="M0 154q120-16 220 0t220 0t200-4v190H0z" />
			<path fill={palette.haze} d="M0 154q120-16 220 0t220 0t200-4v12q-100-12-200 4t-220 0t-220 0z" />
			<Current phase={phase} />
			<g transform={`translate(${round(x)} ${round(246 + bob * 5)}) rotate(${round(bob * 5 - 2)})`}>
				<Boat />
			</g>
			<NearBank />
		</Canvas>
	);
}

/** Small waves that run with the stream at the speed of the boat, each for a part of the way. */
function Current({ phase }: { readonly phase: number }) {
	const starts: readonly Point[] = [
		[40, 196],
		[250, 182],
		[420, 206],
		[150, 288],
		[330, 300],
		[520, 282],
	];
	const shift = phase * 90;
	return <Waves colour={palette.haze} at={starts.map(([x, y]) => [round(x + shift - 45), y])} />;
}

function Boat() {
	return (
		<>
			<ellipse cx="0" cy="30" rx="86" ry="11" fill="#4b8799" />
			<path fill={palette.white} d="M0-78l44 66H-44z" />
			<path fill={palette.stone} d="M0-78l44 66H6z" />
			<path fill={palette.cream} d="M-96-22L0-4L96-22L60 30H-60z" />
			<path fill={palette.sand} d="M0-4L96-22L60 30H0z" />
			<path fill={palette.white} d="M-96-22L0-4L-60 30z" />
			<path
				fill="none"
				stroke={palette.haze}
				strokeWidth="5"
				strokeLinecap="round"
				d="M-78 33q20 7 40 2M30 37q24 4 46-3"
			/>
		</>
	);
}

function FarBank() {
	return (
		<>
			<path fill={palette.mint} d="M0 0h640v90H0z" />
			<path fill={palette.leaf} d="M0 84q160-30 320-6t320-4v96H0z" />
			<g fill={palette.pebble}>
				<ellipse cx="150" cy="150" rx="34" ry="18" />
				<ellipse cx="196" cy="154" rx="22" ry="12" />
				<ellipse cx="486" cy="150" rx="40" ry="20" />
			</g>
			<g fill={palette.stone}>
				<ellipse cx="146" cy="144" rx="24" ry="9" />
				<ellipse cx="480" cy="143" rx="28" ry="10" />
			</g>
			<Flower at={[70, 118]} />
			<Flower at={[310, 108]} />
			<Flower at={[388, 126]} />
			<Flower at={[580, 112]} />
			<Tuft at={[254, 136]} />
			<Tuft at={[22, 140]} />
			<Tuft at={[550, 138]} />
		</>
	);
}

function NearBank() {
	return (
		<>
			<path fill={palette.green} d="M0 310q100 10 200 6t220-4t220 0v88H0z" />
			<g fill={palette.pebble}>
				<ellipse cx="96" cy="322" rx="46" ry="22" />
				<ellipse cx="560" cy="320" rx="36" ry="18" />
			</g>
			<g fill={palette.stone}>
				<ellipse cx="90" cy="314" rx="32" ry="11" />
				<ellipse cx="555" cy="313" rx="24" ry="9" />
			</g>
			<Flower at={[240, 362]} />
			<Flower at={[430, 356]} />
			<Flower at={[30, 366]} />
			<Tuft at={[330, 374]} />
			<Tuft at={[168, 372]} />
			<Tuft at={[490, 376]} />
		</>
	);
}

function Flower({ at: [x, y] }: { readonly at: Point }) {
	return (
		<g transform={`translate(${x} ${y})`}>
			<path fill={palette.pine} d="M-1.500 0h3v20h-3z" />
			{[0, 72, 144, 216, 288].map((turn) => (
				<circle key={turn} cy="-6" r="5" fill={palette.white} transform={`rotate(${turn})`} />
			))}
			<circle r="4" fill={palette.honey} />
		</g>
	);
}

function Tuft({ at: [x, y] }: { readonly at: Point }) {
	return (
		<path
			transform={`translate(${x} ${y})`}
			fill="none"
			stroke={palette.pine}
			strokeWidth="4"
			strokeLinecap="round"
			d="M-10 0q-2-14-8-20M0 0q0-18 2-26M10 0q2-12 10-18"
		/>
	);
}
