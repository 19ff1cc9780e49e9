import { Canvas } from "../drawing/canvas.tsx";
import { palette } from "../drawing/palette.ts";
import type { Point } from "../drawing/points.ts";
import { TeaGlass } from "../drawing/tea-glass.tsx";

/** A glass of tea, two simits and a plate of olives on a table. */
export function Breakfast() {
	return (
		<Canvas ground={palette.blush}>
			<rect width="640" height="400" fill={palette.paper} />
			<path fill={palette.mint} d="M0 0h640v118H0z" />
			<g stroke={palette.leaf} strokeWidth="3">
				{[80, 160, 240, 320, 400, 480, 560].map((x) => (
					<path key={x} d={`M${x} 0v118`} />
				))}
			</g>
			<path fill={palette.dune} d="M0 118h640v282H0z" />
			<path fill={palette.sand} d="M0 118h640v10H0z" />
			<g stroke="#cfb389" strokeWidth="3">
				<path d="M0 196h640M0 292h640" />
			</g>
			<Cloth />
			<Simit at={[238, 196]} />
			<Simit at={[316, 254]} />
			<Olives />
			<ellipse cx="122" cy="310" rx="62" ry="20" fill="#c6a97c" />
			<TeaGlass at={[112, 304]} size={1.25} />
			<Steam />
		</Canvas>
	);
}

function Cloth() {
	return (
		<>
			<path fill={palette.cream} d="M160 172l208-22l50 148l-212 24z" />
			<g fill="none" stroke={palette.accent} strokeWidth="5">
				<path d="M170 180l192-20l45 130l-195 22z" />
			</g>
		</>
	);
}

const SEEDS: readonly Point[] = [-168, -140, -112, -86, -60, -34, -8, 18, 44, 70, 96, 122, 150].flatMap(
	(degrees, i) => [seedAt(degrees, 50 + (i % 3) * 5), seedAt(degrees + 12, 62 - (i % 2) * 12)],
);

/** A place on the ring of a simit: the ring is wider than high because it lies on the table. */
function seedAt(degrees: number, distance: number): Point {
	const angle = (degrees * Math.PI) / 180;
	return [Math.cos(angle) * distance, Math.sin(angle) * distance * 0.66];
}

function Simit({ at: [x, y] }: { readonly at: Point }) {
	return (
		<g transform={`translate(${x} ${y})`}>
			<ellipse cy="9" rx="56" ry="37" fill="none" stroke={palette.sand} strokeWidth="30" />
			<ellipse rx="56" ry="37" fill="none" stroke={palette.bark} strokeWidth="34" />
			<ellipse cy="-2" rx="56" ry="37" fill="none" stroke="#b9793f" strokeWidth="29" />
			<ellipse cy="-5" rx="55" ry="36" fill="none" stroke="#cf9250" strokeWidth="11" />
			<g stroke={palette.cream} strokeWidth="4" strokeLinecap="round">
				{SEEDS.map(([left, top], i) => (
					<path key={`${left},${top}`} d={`M${left} ${top - 2}l${i % 2 === 0 ? 3 : -2} 3`} />
				))}
			</g>
		</g>
	);
}

const OLIVES: readonly Point[] = [
	[-44, -8],
	[-14, -20],
	[20, -18],
	[48, -4],
	[-26, 10],
	[6, 4],
	[32, 16],
	[-2, 24],
];

function Olives() {
	return (
		<g transform="translate(518 250)">
			<ellipse cx="6" cy="12" rx="100" ry="60" fill="#c6a97c" />
			<ellipse rx="98" ry="58" fill={palette.white} />
			<ellipse cy="2" rx="74" ry="42" fill={palette.mist} />
			{OLIVES.map(([x, y], i) => (
				<g key={`${x},${y}`} transform={`translate(${x} ${y}) rotate(${(i % 3) * 26 - 24})`}>
					<ellipse rx="17" ry="13" fill={i % 3 === 1 ? "#75803f" : palette.ink} />
					<path fill="none" stroke={palette.stone} strokeWidth="3" strokeLinecap="round" d="M-8-5q6-5 12-3" />
				</g>
			))}
			<path fill={palette.green} d="M-58 20q-30 4-36 24q28 2 36-24z" />
		</g>
	);
}

function Steam() {
	return (
		<g fill="none" stroke={palette.white} strokeWidth="5" strokeLinecap="round" opacity="0.85">
			<path d="M96 96q-12-16 0-30t0-28M126 92q-12-16 0-30t0-28" />
		</g>
	);
}
