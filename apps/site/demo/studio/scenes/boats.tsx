import { Canvas } from "../drawing/canvas.tsx";
import { Cloud } from "../drawing/landscape.tsx";
import { type Colour, palette } from "../drawing/palette.ts";

const BOATS: readonly { x: number; hull: Colour; side: Colour; turn: number }[] = [
	{ x: 142, hull: palette.red, side: palette.wine, turn: -7 },
	{ x: 322, hull: palette.accent, side: palette.deep, turn: 2 },
	{ x: 504, hull: palette.honey, side: "#b9812f", turn: 8 },
];

/** Three colourful rowing boats pulled up on a beach, side by side. */
export function Boats() {
	return (
		<Canvas ground={palette.sky}>
			<Cloud at={[120, 66]} size={0.7} />
			<Cloud at={[470, 54]} size={0.85} />
			<path fill={palette.haze} d="M330 92q70-50 150-20q80-34 170 20z" />
			<rect y="90" width="640" height="100" fill={palette.sea} />
			<path fill={palette.haze} d="M60 116h90v4H60zM250 110h70v4h-70zM430 122h110v4H430z" />
			<path fill={palette.cream} d="M0 150q60-16 120 0t130 2t140-6t130 4t120-4v60H0z" />
			<path fill={palette.sand} d="M0 162q60-14 120 2t130 2t140-6t130 4t120-4v240H0z" />
			<g fill={palette.dune}>
				<path d="M40 380q40-12 80 0q-40 10-80 0zM250 388q30-10 60 0q-30 8-60 0zM590 384q24-10 60-2q-30 10-60 2zM20 214q24-8 48 0q-24 8-48 0z" />
			</g>
			<Starfish />
			{BOATS.map(({ x, hull, side, turn }) => (
				<g key={x} transform={`translate(${x} 262) rotate(${turn})`}>
					<RowingBoat hull={hull} side={side} />
				</g>
			))}
		</Canvas>
	);
}

/** A rowing boat seen from above its bow, which points to the viewer. */
function RowingBoat({ hull, side }: { readonly hull: Colour; readonly side: Colour }) {
	return (
		<>
			<path fill={palette.dune} d="M-52-92q60-22 128 4q4 110-62 222q-80-70-66-226z" />
			<path fill={side} d="M-50-96h100q28 90-10 176q-14 30-40 50q-26-20-40-50q-38-86-10-176z" />
			<path fill={hull} d="M-50-110h100q30 88-8 168q-14 28-42 48q-28-20-42-48q-38-80-8-168z" />
			<path fill={palette.cream} d="M-37-98h74q22 80-9 146q-11 19-28 32q-17-13-28-32q-31-66-9-146z" />
			<path fill={palette.bark} d="M-32-92h64q19 74-9 136q-9 16-23 28q-14-12-23-28q-28-62-9-136z" />
			<path fill={palette.earth} d="M-3-92h6V70h-6z" />
			<path fill={palette.sand} d="M-42-62h84l3 22h-90zM-45 6h90l-4 20h-82z" />
			<path fill={palette.dune} d="M-45-40h90v6h-90zM-41 26h82l-1 6h-80z" />
			<g transform="rotate(-9)">
				<path fill={palette.cream} d="M14-92h7V66h-7z" />
				<path fill={palette.cream} d="M9 60h17l-2 44q-7 6-13 0z" />
			</g>
		</>
	);
}

function Starfish() {
	return (
		<path
			transform="translate(232 366) rotate(12)"
			fill={palette.orange}
			stroke={palette.orange}
			strokeWidth="5"
			strokeLinejoin="round"
			d="M0-13l4 8l9 1l-7 6l2 9l-8-5l-8 5l2-9l-7-6l9-1z"
		/>
	);
}
