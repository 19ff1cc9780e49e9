import type { ReactNode } from "react";
import { Canvas } from "../drawing/canvas.tsx";
import { type Colour, palette } from "../drawing/palette.ts";
import type { Point } from "../drawing/points.ts";
import { Silhouette } from "../drawing/silhouette.tsx";

/** An apple, a pear and grapes on a plate; with masks, each fruit is covered in a colour of its own. */
export function Fruit({ withMasks = false }: { readonly withMasks?: boolean }) {
	return (
		<Canvas ground={palette.mist}>
			<rect width="640" height="250" fill={palette.mist} />
			<path fill={palette.dune} d="M0 226h640v174H0z" />
			<path fill={palette.sand} d="M0 226h640v9H0z" />
			<ellipse cx="326" cy="330" rx="250" ry="50" fill="#c6a97c" />
			<ellipse cx="320" cy="316" rx="248" ry="54" fill={palette.white} />
			<ellipse cx="320" cy="312" rx="196" ry="36" fill={palette.paper} />
			<Masked colour={withMasks ? "#7b5ac8" : undefined}>
				<Pear />
			</Masked>
			<Masked colour={withMasks ? "#1f9a8a" : undefined}>
				<Apple />
			</Masked>
			<Masked colour={withMasks ? "#ef8a2b" : undefined}>
				<Grapes />
			</Masked>
		</Canvas>
	);
}

function Masked({ colour, children }: { readonly colour: Colour | undefined; readonly children: ReactNode }) {
	if (colour === undefined) return children;
	return (
		<>
			{children}
			<Silhouette colour={colour} opacity={0.82}>
				{children}
			</Silhouette>
		</>
	);
}

function Apple() {
	return (
		<g transform="translate(206 236)">
			<path
				fill={palette.red}
				d="M0-62c22-18 78-14 82 36c4 46-26 90-56 90c-12 0-18-5-26-5s-14 5-26 5c-30 0-60-44-56-90c4-50 60-54 82-36z"
			/>
			<path fill={palette.orange} d="M-58-46c10-14 28-18 40-12c-20 4-36 22-38 50c-8-10-8-28-2-38z" />
			<path fill={palette.earth} d="M-4-56c-2-18 2-34 12-46l9 6c-10 10-13 24-12 40z" />
			<path fill={palette.green} d="M12-80c12-24 38-28 58-20c-10 22-34 32-58 20z" />
		</g>
	);
}

function Pear() {
	return (
		<g transform="translate(330 216)">
			<path
				fill={palette.lemon}
				d="M0-120c26 0 34 24 36 50c4 36 38 56 38 96c0 38-34 58-74 58s-74-20-74-58c0-40 34-60 38-96c2-26 10-50 36-50z"
			/>
			<path
				fill={palette.honey}
				d="M22-106c10 10 12 26 14 36c4 36 38 56 38 96c0 38-34 58-66 58c40-20 48-60 28-96c-14-28-20-60-14-94z"
			/>
			<path fill={palette.earth} d="M-4-116c-2-18 0-32 10-44l8 4c-6 12-8 24-8 40z" />
			<path fill={palette.green} d="M4-142c-16-20-38-20-54-10c12 18 34 22 54 10z" />
		</g>
	);
}

const GRAPES: readonly Point[] = [
	[-54, -46],
	[-18, -52],
	[18, -50],
	[52, -42],
	[-38, -16],
	[0, -20],
	[36, -14],
	[-20, 12],
	[18, 14],
	[-50, 14],
	[50, 16],
	[0, 40],
	[-34, 40],
	[34, 42],
];

function Grapes() {
	return (
		<g transform="translate(450 262)">
			<path fill={palette.earth} d="M-4-60q-4-30 8-52l9 4q-10 20-7 48z" />
			<path fill={palette.green} d="M6-92q30-22 62 0q-6 28-34 24q-20 14-28-24z" />
			{GRAPES.map(([x, y]) => (
				<g key={`${x},${y}`} transform={`translate(${x} ${y})`}>
					<circle r="22" fill="#6a4a77" />
					<circle cx="-2" cy="-2" r="18" fill={palette.plum} />
					<circle cx="-7" cy="-8" r="5" fill="#a98ab2" />
				</g>
			))}
		</g>
	);
}
