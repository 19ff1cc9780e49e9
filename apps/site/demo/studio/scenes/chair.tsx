import { Canvas } from "../drawing/canvas.tsx";
import { palette } from "../drawing/palette.ts";
import { toPointsText } from "../drawing/points.ts";
import { type Block, type View, buildFaces } from "../drawing/solid.ts";

const WOOD = "#d69a5c";

/** A wooden chair in centimetres: four legs, a seat, rails between the legs and three slats at the back. */
const CHAIR: readonly Block[] = [
	{ from: [-22, 0, 17], to: [-18, 44, 21] },
	{ from: [18, 0, 17], to: [22, 44, 21] },
	{ from: [-22, 0, -21], to: [-18, 98, -17] },
	{ from: [18, 0, -21], to: [22, 98, -17] },
	{ from: [-23, 44, -17], to: [23, 48, 23] },
	{ from: [-18, 18, 18], to: [18, 21, 20] },
	{ from: [-21, 12, -17], to: [-19, 15, 17] },
	{ from: [19, 12, -17], to: [21, 15, 17] },
	{ from: [-18, 58, -20], to: [18, 64, -18] },
	{ from: [-18, 72, -20], to: [18, 78, -18] },
	{ from: [-18, 86, -20], to: [18, 96, -18] },
];

/** A wooden chair from the front, in a room. */
export function Chair() {
	return (
		<Canvas ground={palette.mist}>
			<path fill={palette.cream} d="M0 0h640v292H0z" />
			<path fill={palette.sand} d="M0 284h640v116H0z" />
			<path fill={palette.white} d="M0 276h640v10H0z" />
			<g stroke={palette.dune} strokeWidth="3">
				<path d="M0 336h640M120 286v50M330 286v50M540 286v50M40 336v64M230 336v64M440 336v64" />
			</g>
			<ellipse cx="322" cy="356" rx="104" ry="22" fill={palette.dune} />
			<g transform="translate(320 352) scale(3.200)">
				<Model view={{ yaw: 0, pitch: 14 }} />
			</g>
		</Canvas>
	);
}

const VIEWS: readonly { x: number; view: View }[] = [
	{ x: 112, view: { yaw: 32, pitch: 20 } },
	{ x: 320, view: { yaw: 122, pitch: 20 } },
	{ x: 528, view: { yaw: 212, pitch: 20 } },
];

/** The same chair as a model, seen from three sides. */
export function ChairViews() {
	return (
		<Canvas ground="#e9e4db" height={360}>
			{VIEWS.map(({ x, view }) => (
				<g key={x} transform={`translate(${x} 300)`}>
					<ellipse rx="94" ry="33" cy="8" fill="#cfc8bc" />
					<ellipse rx="94" ry="33" fill={palette.white} />
					<ellipse rx="76" ry="26" fill="none" stroke="#ddd6ca" strokeWidth="2" />
					<g transform="scale(2.450)">
						<Model view={view} />
					</g>
				</g>
			))}
		</Canvas>
	);
}

function Model({ view }: { readonly view: View }) {
	return (
		<g strokeWidth="0.300" strokeLinejoin="round">
			{buildFaces(CHAIR, view, WOOD).map(({ points, colour }) => (
				<polygon key={toPointsText(points)} points={toPointsText(points)} fill={colour} stroke={colour} />
			))}
		</g>
	);
}
