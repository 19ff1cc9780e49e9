import { Canvas } from "../drawing/canvas.tsx";
import { Cloud, RoundTree } from "../drawing/landscape.tsx";
import { palette } from "../drawing/palette.ts";

/** A house with a garden: red roof, green garden, blue sky; or the same in black and white. */
export function House({ isGrey = false }: { readonly isGrey?: boolean }) {
	return (
		<Canvas ground={isGrey ? "#d8d8d8" : palette.sky}>
			<filter id="grey" colorInterpolationFilters="sRGB">
				<feColorMatrix type="saturate" values="0" />
			</filter>
			<g filter={isGrey ? "url(#grey)" : undefined}>
				<rect width="640" height="400" fill="#b4dbe8" />
				<circle cx="556" cy="70" r="32" fill={palette.lemon} />
				<Cloud at={[130, 88]} />
				<Cloud at={[430, 66]} size={0.7} />
				<path fill={palette.mint} d="M0 262q150-60 320-20q170-46 320 14v80H0z" />
				<path fill={palette.leaf} d="M0 292q320-34 640 0v108H0z" />
				<RoundTree at={[88, 322]} size={1.35} />
				<Building />
				<Fence />
				<path fill={palette.sand} d="M300 316h52q8 46 40 84H250q44-40 50-84z" />
				<Flowers />
			</g>
		</Canvas>
	);
}

function Building() {
	return (
		<>
			<path fill={palette.bark} d="M402 84h34v90h-34z" />
			<path fill={palette.earth} d="M396 76h46v14h-46z" />
			<path fill={palette.cream} d="M206 188h240v130H206z" />
			<path fill={palette.cream} d="M206 190l120-92l120 92z" />
			<path fill={palette.red} d="M326 72l154 122h-44l-110-88l-110 88h-44z" />
			<path fill={palette.red} d="M326 92l120 96H206z" />
			<path fill={palette.wine} d="M172 194l8-8h48l-12 8zM436 194l-12-8h48l8 8z" />
			<circle cx="326" cy="150" r="19" fill={palette.cream} />
			<circle cx="326" cy="150" r="13" fill={palette.accent} />
			<path fill={palette.deep} d="M304 236q22-26 44 0v82h-44z" />
			<circle cx="340" cy="284" r="3.500" fill={palette.lemon} />
			{[226, 374].map((x) => (
				<g key={x} transform={`translate(${x} 222)`}>
					<path fill={palette.bark} d="M-4-4h60v62H-4z" />
					<path fill={palette.mist} d="M2 2h22v22H2zM28 2h22v22H28zM2 28h22v24H2zM28 28h22v24H28z" />
					<path fill={palette.green} d="M-8 54h68v12H-8z" />
					<g fill={palette.orange}>
						{[0, 17, 34, 51].map((left) => (
							<circle key={left} cx={left} cy="53" r="6" />
						))}
					</g>
				</g>
			))}
		</>
	);
}

function Fence() {
	return (
		<g fill={palette.white}>
			{[-6, 22, 50, 78, 106, 134, 162, 190, 218, 404, 432, 460, 488, 516, 544, 572, 600, 628].map((x) => (
				<path key={x} d={`M${x} 318l9-13l9 13v52h-18z`} />
			))}
			<path d="M0 330h240v8H0zM400 330h240v8H400zM0 352h240v8H0zM400 352h240v8H400z" />
		</g>
	);
}

const FLOWERS = [
	[30, 388, palette.red],
	[84, 382, palette.lemon],
	[140, 390, palette.red],
	[196, 384, palette.lemon],
	[448, 386, palette.lemon],
	[500, 390, palette.red],
	[556, 383, palette.lemon],
	[612, 389, palette.red],
] as const;

function Flowers() {
	return (
		<>
			{FLOWERS.map(([x, y, colour]) => (
				<g key={x} transform={`translate(${x} ${y})`}>
					<path fill={palette.pine} d="M-2 0h4v18h-4z" />
					{[0, 72, 144, 216, 288].map((turn) => (
						<circle key={turn} cy="-6" r="5.500" fill={colour} transform={`rotate(${turn})`} />
					))}
					<circle r="4" fill={palette.cream} />
				</g>
			))}
		</>
	);
}
