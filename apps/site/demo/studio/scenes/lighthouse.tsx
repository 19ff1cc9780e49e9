import { Canvas } from "../drawing/canvas.tsx";
import { Waves } from "../drawing/landscape.tsx";
import { palette } from "../drawing/palette.ts";
import { round } from "../drawing/points.ts";

const LAMP = [300, 99] as const;

/**
 * A lighthouse on a rock at dusk. `phase` runs from 0 to 1 while its two beams make half a turn, after which the
 * picture is the same again, and while one wave breaks and falls back on the rock.
 */
export function Lighthouse({ phase = 0.05 }: { readonly phase?: number }) {
	const angle = phase * 180 - 20;
	const turn = (angle * Math.PI) / 180;
	return (
		<Canvas ground="#2d5169">
			<path fill="#3a647b" d="M0 118h640v160H0z" />
			<path fill="#557d8d" d="M0 196h640v90H0z" />
			<path fill="#e0a98a" d="M0 244h640v40H0z" />
			<Stars />
			<Beam angle={angle} />
			<Beam angle={angle + 180} />
			<rect y="280" width="640" height="120" fill="#24566c" />
			<path fill="#2f6a80" d="M0 280h640v12H0z" />
			<Swell phase={phase} />
			<Tower glare={Math.abs(Math.sin(turn)) ** 6} />
			<Rock />
			<Surf phase={phase} />
		</Canvas>
	);
}

function Stars() {
	return (
		<g fill={palette.cream}>
			{[
				[54, 46],
				[128, 92],
				[196, 34],
				[396, 52],
				[470, 96],
				[548, 38],
				[604, 82],
			].map(([x, y]) => (
				<circle key={x} cx={x} cy={y} r="2" />
			))}
		</g>
	);
}

/** One beam seen from the side: it fades while it points at the viewer, or away. */
function Beam({ angle }: { readonly angle: number }) {
	const [x, y] = LAMP;
	const turn = (angle * Math.PI) / 180;
	const reach = Math.cos(turn) * 640;
	const spread = round(30 + Math.abs(reach) * 0.05);
	const rise = Math.sin(turn) * 24;
	const end = { x: round(x + reach), top: round(y + rise - spread), bottom: round(y + rise + spread) };
	return (
		<path
			fill="#ffe9b0"
			opacity={round(Math.min(1, Math.abs(Math.cos(turn)) * 1.5) * 5) / 10}
			d={`M${x} ${y - 7}L${end.x} ${end.top}A${round(spread * 0.6)} ${spread} 0 0 ${reach > 0 ? 1 : 0} ${end.x} ${end.bottom}L${x} ${y + 7}z`}
		/>
	);
}

function Swell({ phase }: { readonly phase: number }) {
	const shift = round(Math.sin(phase * 2 * Math.PI) * 16);
	return (
		<>
			<Waves
				colour="#4a8397"
				at={[
					[20 + shift, 318],
					[120 + shift, 366],
					[470 + shift, 328],
					[560 + shift, 372],
				]}
			/>
			<Waves
				colour="#4a8397"
				at={[
					[60 - shift, 344],
					[500 - shift, 304],
					[590 - shift, 350],
					[230 - shift, 388],
				]}
			/>
		</>
	);
}

/** The tower; `glare` from 0 to 1 is how much the lamp shines at the viewer. */
function Tower({ glare }: { readonly glare: number }) {
	const [x, y] = LAMP;
	return (
		<>
			<path fill={palette.cream} d={`M${x - 22} 122h44l14 166h-72z`} />
			<path fill={palette.stone} d={`M${x + 6} 122h16l14 166h-22z`} />
			<path fill={palette.red} d={`M${x - 26} 162h52l3.400 40h-58.800zM${x - 32.5} 240h65l3 40h-71z`} />
			<path fill={palette.wine} d={`M${x + 8.5} 162h17.500l3.400 40h-17.500zM${x + 12.5} 240h20l3 40h-20z`} />
			<path
				fill={palette.night}
				d={`M${x - 6} 134h12v16h-12zM${x - 7} 212h14v18h-14zM${x - 32} 116h64v9h-64z`}
			/>
			<circle cx={x} cy={y} r={round(30 + glare * 26)} fill="#ffe9b0" opacity="0.35" />
			<path fill="#ffe9b0" d={`M${x - 16} ${y - 17}h32v34h-32z`} />
			<path
				fill="none"
				stroke={palette.night}
				strokeWidth="3"
				d={`M${x - 16} ${y - 17}v34M${x} ${y - 17}v34M${x + 16} ${y - 17}v34M${x - 30} 116v-12M${x + 30} 116v-12M${x - 31} 105h62`}
			/>
			<path fill={palette.red} d={`M${x - 22} ${y - 17}q22-30 44 0z`} />
			<path fill={palette.night} d={`M${x - 2} ${y - 44}h4v14h-4z`} />
		</>
	);
}

function Rock() {
	return (
		<>
			<path fill="#4b4a4f" d="M132 366q6-48 58-54q10-26 44-28q60-14 132 0q30 2 42 22q50 6 66 60z" />
			<path fill="#5f5c5e" d="M190 320q10-24 44-28q60-14 128 0q-40 4-56 16q-40-10-60 6q-26-6-56 6z" />
			<path fill="#39393f" d="M270 362q18-34 52-30q24-8 38 30zM166 362q14-26 36-22q18 0 26 22z" />
		</>
	);
}

/** The wave that breaks on both sides of the rock, and the drops that it throws. */
function Surf({ phase }: { readonly phase: number }) {
	const strength = Math.sin(phase * Math.PI);
	return (
		<>
			<g transform="translate(152 356)">
				<Splash strength={strength} />
			</g>
			<g transform="translate(458 358) scale(-0.8 0.8)">
				<Splash strength={strength} />
			</g>
			<path fill="#24566c" d="M90 358q220 18 460 0v24H90z" />
			<path
				fill={palette.mist}
				d={`M${round(112 - strength * 10)} 360q200 14 ${round(386 + strength * 20)} 0q-190 24-${round(386 + strength * 20)} 0z`}
			/>
		</>
	);
}

/** Foam that leans to the right against a rock. */
function Splash({ strength }: { readonly strength: number }) {
	const top = round(-10 - strength * 62);
	const half = round(top * 0.55);
	return (
		<g fill={palette.mist}>
			<path
				d={`M-52 4Q-24 2-14 ${half}Q-10 ${top} 10 ${top}Q4 ${half} 14 ${half}Q22 ${round(top * 0.9)} 32 ${round(top * 0.8)}Q26 ${half} 44 ${round(half * 0.5)}Q58-8 78 4z`}
			/>
			{strength > 0.4 && (
				<>
					<circle cx="-22" cy={top} r="4.500" />
					<circle cx="-4" cy={round(top * 1.25)} r="3.500" />
					<circle cx="22" cy={round(top * 1.15)} r="4.500" />
				</>
			)}
		</g>
	);
}
