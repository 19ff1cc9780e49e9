import type { ReactNode } from "react";
import { Canvas } from "../drawing/canvas.tsx";
import { Cloud, RoundTree } from "../drawing/landscape.tsx";
import { palette } from "../drawing/palette.ts";
import { Silhouette } from "../drawing/silhouette.tsx";

/** What stands in the street, the farthest first, with the shade of its distance. */
const LAYERS = [
	{ shade: "#000000", draw: Sky },
	{ shade: "#1c1c1c", draw: FarHills },
	{ shade: "#303030", draw: NearHills },
	{ shade: "#7d7d7d", draw: Houses },
	{ shade: "#8f8f8f", draw: Pavement },
	{ shade: "#a8a8a8", draw: Road },
	{ shade: "#f4f4f4", draw: Tree },
] as const;

/** A street with a tree in front, houses behind and hills far away; as a depth map, near things are light. */
export function Street({ asDepth = false }: { readonly asDepth?: boolean }) {
	return (
		<Canvas ground="#000000">
			{LAYERS.map(({ shade, draw: Layer }) => (
				<Shaded key={Layer.name} shade={asDepth ? shade : undefined}>
					<Layer />
				</Shaded>
			))}
		</Canvas>
	);
}

function Shaded({
	shade,
	children,
}: {
	readonly shade: `#${string}` | undefined;
	readonly children: ReactNode;
}) {
	return shade === undefined ? children : <Silhouette colour={shade}>{children}</Silhouette>;
}

function Sky() {
	return (
		<>
			<rect width="640" height="400" fill={palette.sky} />
			<circle cx="430" cy="78" r="28" fill={palette.lemon} />
			<Cloud at={[300, 88]} size={0.9} />
			<Cloud at={[566, 70]} size={0.75} />
		</>
	);
}

function FarHills() {
	return <path fill={palette.haze} d="M0 176q90-70 190-22q70-66 170-10q80-76 170-18q60-40 110 0v160H0z" />;
}

function NearHills() {
	return <path fill={palette.mint} d="M0 224q110-52 220-14q120-44 230 2q110-40 190-6v60H0z" />;
}

const HOUSES = [
	{ x: -8, width: 104, height: 96, wall: palette.blush, roof: palette.accent },
	{ x: 96, width: 100, height: 116, wall: palette.sand, roof: palette.wine },
	{ x: 196, width: 96, height: 104, wall: palette.cream, roof: palette.red },
	{ x: 292, width: 82, height: 132, wall: palette.honey, roof: palette.wine },
	{ x: 374, width: 110, height: 94, wall: palette.blush, roof: palette.red },
	{ x: 484, width: 86, height: 124, wall: palette.paper, roof: palette.accent },
	{ x: 570, width: 80, height: 100, wall: palette.sand, roof: palette.red },
] as const;
const HOUSE_FLOOR = 300;

function Houses() {
	return (
		<>
			{HOUSES.map(({ x, width, height, wall, roof }) => {
				const top = HOUSE_FLOOR - height;
				return (
					<g key={x}>
						<rect x={x} y={top} width={width} height={height} fill={wall} />
						<path d={`M${x - 7} ${top}l${width / 2 + 7}-40l${width / 2 + 7} 40z`} fill={roof} />
						<rect x={x + width / 2 - 12} y={HOUSE_FLOOR - 40} width="24" height="40" fill={palette.bark} />
						{[x + 13, x + width - 33].map((left) => (
							<rect key={left} x={left} y={top + 16} width="20" height="25" fill={palette.deep} />
						))}
					</g>
				);
			})}
		</>
	);
}

function Pavement() {
	return <path fill={palette.stone} d="M0 300h640v24H0z" />;
}

function Road() {
	return (
		<>
			<path fill={palette.pebble} d="M0 322h640v78H0z" />
			<g fill={palette.cream}>
				{[40, 190, 340, 490].map((x) => (
					<path key={x} d={`M${x} 362h80l-6 9h-80z`} />
				))}
			</g>
		</>
	);
}

function Tree() {
	return (
		<>
			<path fill={palette.leaf} d="M-20 400q14-34 130-34t138 34z" />
			<RoundTree at={[112, 386]} size={2.1} />
		</>
	);
}
