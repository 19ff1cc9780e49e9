import { Canvas } from "../drawing/canvas.tsx";
import { type Colour, palette } from "../drawing/palette.ts";

interface Flower {
	readonly ground: Colour;
	readonly petal: Colour;
	readonly shade: Colour;
	readonly centre: Colour;
	readonly petals: number;
	/** Length and half width of a petal in drawing units. */
	readonly length: number;
	readonly width: number;
	readonly turn: number;
	readonly lean: number;
}

const FLOWERS: readonly Flower[] = [
	{
		ground: "#d9e8ea",
		petal: palette.red,
		shade: palette.wine,
		centre: palette.lemon,
		petals: 6,
		length: 62,
		width: 25,
		turn: 8,
		lean: -6,
	},
	{
		ground: "#f4e6cf",
		petal: palette.honey,
		shade: palette.orange,
		centre: palette.earth,
		petals: 12,
		length: 64,
		width: 14,
		turn: 0,
		lean: 5,
	},
	{
		ground: "#e3ecd2",
		petal: palette.plum,
		shade: "#5e4269",
		centre: palette.lemon,
		petals: 5,
		length: 60,
		width: 31,
		turn: 20,
		lean: 3,
	},
	{
		ground: "#f3ddd0",
		petal: palette.white,
		shade: palette.haze,
		centre: palette.honey,
		petals: 9,
		length: 66,
		width: 17,
		turn: 12,
		lean: -4,
	},
];
const PANEL = { width: 316, height: 236, gap: 8 } as const;

/** Four pictures of flowers, alike but none the same. */
export function Flowers() {
	return (
		<Canvas ground={palette.white} height={PANEL.height * 2 + PANEL.gap}>
			{FLOWERS.map((flower, i) => (
				<svg
					key={flower.petal}
					x={(i % 2) * (PANEL.width + PANEL.gap)}
					y={Math.floor(i / 2) * (PANEL.height + PANEL.gap)}
					width={PANEL.width}
					height={PANEL.height}
				>
					<rect width={PANEL.width} height={PANEL.height} fill={flower.ground} />
					<g transform={`translate(${PANEL.width / 2} 106) rotate(${flower.lean} 0 130)`}>
						<Stalk />
						<Blossom flower={flower} />
					</g>
				</svg>
			))}
		</Canvas>
	);
}

function Stalk() {
	return (
		<>
			<path fill={palette.pine} d="M-4 0h8q4 70 0 140h-8q4-70 0-140z" />
			<path fill={palette.green} d="M2 126C4 92 40 78 74 82C72 112 36 132 2 126z" />
			<path fill={palette.leaf} d="M-2 132C-6 104-38 94-66 100C-62 124-30 138-2 132z" />
		</>
	);
}

function Blossom({ flower }: { readonly flower: Flower }) {
	const { petals, length, width, turn } = flower;
	const radius = Math.max(13, length * 0.26);
	return (
		<g transform={`rotate(${turn})`}>
			{Array.from({ length: petals }, (_, i) => (
				<g key={i} transform={`rotate(${(i * 360) / petals})`}>
					<path
						fill={flower.petal}
						d={`M0 0C${-width * 1.5} ${-length * 0.5} ${-width} ${-length * 1.2} 0 ${-length * 1.2}C${width} ${-length * 1.2} ${width * 1.5} ${-length * 0.5} 0 0z`}
					/>
					<path
						fill={flower.shade}
						d={`M0 0C${-width * 0.5} ${-length * 0.4} ${-width * 0.2} ${-length * 0.7} 0 ${-length * 0.76}C${width * 0.2} ${-length * 0.7} ${width * 0.5} ${-length * 0.4} 0 0z`}
					/>
				</g>
			))}
			<circle r={radius} fill={flower.centre} />
			<g fill={palette.bark}>
				{[0, 60, 120, 180, 240, 300].map((dot) => (
					<circle key={dot} cx={radius * 0.55} r="2" transform={`rotate(${dot})`} />
				))}
			</g>
		</g>
	);
}
