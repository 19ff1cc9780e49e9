import { Canvas } from "../drawing/canvas.tsx";
import { palette } from "../drawing/palette.ts";
import type { Point } from "../drawing/points.ts";

const MELONS: readonly { at: Point; turn: number }[] = [
	{ at: [112, 236], turn: -10 },
	{ at: [226, 242], turn: 4 },
	{ at: [340, 238], turn: 14 },
];

/** Three watermelons and a basket of lemons on a market stall. */
export function Market() {
	return (
		<Canvas ground={palette.haze}>
			<rect width="640" height="400" fill={palette.mist} />
			<path fill={palette.sand} d="M0 110h640v190H0z" />
			<path fill={palette.dune} d="M0 196h640v104H0z" opacity="0.5" />
			<path fill={palette.bark} d="M26 70h12v240H26zM602 70h12v240h-12z" />
			<Awning />
			{MELONS.map(({ at, turn }) => (
				<Watermelon key={turn} at={at} turn={turn} />
			))}
			<Basket />
			<path fill={palette.bark} d="M0 292h640v22H0z" />
			<path fill={palette.earth} d="M0 314h640v86H0z" />
			<g fill={palette.bark}>
				<path d="M0 326h640v30H0zM0 364h640v36H0z" />
			</g>
			<path fill={palette.dune} d="M0 288h640v8H0z" />
		</Canvas>
	);
}

function Awning() {
	const width = 64;
	return (
		<>
			{Array.from({ length: 10 }, (_, i) => i).map((i) => (
				<path
					key={i}
					fill={i % 2 === 0 ? palette.accent : palette.cream}
					d={`M${i * width} 0h${width}v72a32 26 0 0 1-${width} 0z`}
				/>
			))}
			<path fill={palette.deep} d="M0 0h640v12H0z" />
		</>
	);
}

function Watermelon({ at: [x, y], turn }: { readonly at: Point; readonly turn: number }) {
	return (
		<g transform={`translate(${x} ${y}) rotate(${turn})`}>
			<ellipse rx="60" ry="54" fill={palette.green} />
			<g fill={palette.pine}>
				<path d="M0-54c-8 12 4 22-6 36c8 12-4 26 4 38c-8 12 2 22 2 34c10-10 8-22 6-34c8-14-6-26 2-40c-8-12 2-22-8-34z" />
				<path d="M-26-49c-16 14-10 26-18 38c6 14-2 26 4 38c0 8 4 14 14 22c-6-12 2-20-4-30c8-12-4-24 4-34c-4-12 8-20 0-34z" />
				<path d="M26-49c16 14 10 26 18 38c-6 14 2 26-4 38c0 8-4 14-14 22c6-12-2-20 4-30c-8-12 4-24-4-34c4-12-8-20 0-34z" />
				<path d="M-50-30c-10 14-12 42-2 58c-4-12 2-20-4-30c6-10 0-20 6-28zM50-30c10 14 12 42 2 58c4-12-2-20 4-30c-6-10 0-20-6-28z" />
			</g>
			<ellipse cx="-22" cy="-32" rx="12" ry="6" fill={palette.leaf} transform="rotate(-34 -22 -32)" />
			<path fill="none" stroke={palette.bark} strokeWidth="5" strokeLinecap="round" d="M0-53q-2-12 8-16" />
		</g>
	);
}

const LEMONS: readonly { at: Point; turn: number }[] = [
	{ at: [-36, -58], turn: -24 },
	{ at: [4, -66], turn: 12 },
	{ at: [42, -56], turn: 40 },
	{ at: [-60, -30], turn: 30 },
	{ at: [-18, -36], turn: -8 },
	{ at: [24, -34], turn: 26 },
	{ at: [62, -30], turn: -30 },
];

function Basket() {
	return (
		<g transform="translate(512 236)">
			<path fill={palette.pine} d="M40-86q28-14 46 4q-22 18-46-4z" />
			{LEMONS.map(({ at: [x, y], turn }) => (
				<g key={`${x}`} transform={`translate(${x} ${y}) rotate(${turn})`}>
					<path
						fill={palette.honey}
						d="M-35 1c6-2 6-8 12-13c12-12 34-12 45 0c5 5 6 11 13 13c-6 3-7 9-12 14c-12 11-34 11-46 0c-5-5-6-11-12-14z"
					/>
					<path
						fill={palette.lemon}
						d="M-33 0c6-2 6-8 11-12c12-11 32-11 43 0c4 4 6 10 11 12c-6 2-7 6-11 10c-12 10-31 10-43 0c-4-4-5-8-11-10z"
					/>
					<path
						fill="none"
						stroke={palette.cream}
						strokeWidth="4"
						strokeLinecap="round"
						d="M-12-9q10-7 22-3"
					/>
				</g>
			))}
			<path fill={palette.bark} d="M-98-22h196l-18 76H-80z" />
			<g fill={palette.honey}>
				{[0, 1, 2].flatMap((row) =>
					Array.from({ length: 8 - (row % 2) }, (_, i) => i).map((i) => (
						<rect
							key={`${row},${i}`}
							x={-85 + row * 4 + i * (22 - row) + (row % 2) * 11}
							y={-6 + row * 20}
							width="13"
							height="13"
							rx="3"
						/>
					)),
				)}
			</g>
			<rect x="-104" y="-28" width="208" height="16" rx="8" fill="#b98a4e" />
		</g>
	);
}
