import type { ReactNode } from "react";
import { Canvas } from "../drawing/canvas.tsx";
import { Cloud, Waves } from "../drawing/landscape.tsx";
import { type Colour, palette } from "../drawing/palette.ts";
import { Silhouette } from "../drawing/silhouette.tsx";

/** A harbour with sky, sea and a sailing boat; with masks, each of the three is painted in a colour of its own. */
export function Harbour({ withMasks = false }: { readonly withMasks?: boolean }) {
	return (
		<Canvas ground={palette.sky}>
			<Masked colour={withMasks ? "#e0a544" : undefined}>
				<Sky />
			</Masked>
			<Masked colour={withMasks ? "#23708c" : undefined}>
				<Sea />
			</Masked>
			<Pier />
			<Masked colour={withMasks ? "#c4553f" : undefined}>
				<Boat />
			</Masked>
		</Canvas>
	);
}

/** Where one of the three shows in the harbour: white on black. */
export function HarbourMask({ part }: { readonly part: "sky" | "sea" | "boat" }) {
	const toColour = (one: typeof part): Colour => (one === part ? "#ffffff" : "#000000");
	return (
		<Canvas ground="#000000">
			<Silhouette colour={toColour("sky")}>
				<rect width="640" height="236" />
			</Silhouette>
			<Silhouette colour={toColour("sea")}>
				<rect y="236" width="640" height="164" />
			</Silhouette>
			<Silhouette colour="#000000">
				<Pier />
			</Silhouette>
			<Silhouette colour={toColour("boat")}>
				<Boat />
			</Silhouette>
		</Canvas>
	);
}

function Masked({ colour, children }: { readonly colour: Colour | undefined; readonly children: ReactNode }) {
	if (colour === undefined) return children;
	return (
		<>
			{children}
			<Silhouette colour={colour} opacity={0.78}>
				{children}
			</Silhouette>
		</>
	);
}

function Sky() {
	return (
		<>
			<rect width="640" height="236" fill={palette.sky} />
			<circle cx="118" cy="84" r="34" fill={palette.lemon} />
			<Cloud at={[236, 118]} size={0.8} />
			<Cloud at={[520, 84]} />
			<g fill="none" stroke={palette.deep} strokeWidth="3" strokeLinecap="round">
				<path d="M196 62q9-9 16 0q7-9 16 0M232 42q7-7 12 0q5-7 12 0" />
			</g>
		</>
	);
}

function Sea() {
	return (
		<>
			<rect y="236" width="640" height="164" fill={palette.sea} />
			<path fill={palette.haze} d="M0 236h640v12H0z" />
			<Waves
				colour={palette.haze}
				at={[
					[60, 290],
					[140, 340],
					[36, 366],
					[250, 372],
					[470, 350],
					[560, 376],
					[520, 276],
				]}
			/>
		</>
	);
}

/** The breakwater and its small light, which belong to none of the three. */
function Pier() {
	return (
		<>
			<path fill={palette.pebble} d="M470 318l14-34q2-12 16-12h140v46z" />
			<path fill={palette.stone} d="M484 284q2-12 16-12h140v16H484z" />
			<g transform="translate(560 272)">
				<path fill={palette.cream} d="M-17 0l5-88h24l5 88z" />
				<path fill={palette.red} d="M-15.500-27l1.500-26h28l1.500 26zM-18-98h36v11h-36zM0-130l15 16h-30z" />
				<path fill={palette.lemon} d="M-10-115h20v18h-20z" />
			</g>
			<g fill={palette.pebble}>
				<path d="M452 322q4-20 24-18t20 18zM500 324q6-22 30-18t22 18zM560 322q4-18 26-16t22 16z" />
			</g>
		</>
	);
}

function Boat() {
	return (
		<g transform="translate(290 312)">
			<path fill={palette.earth} d="M-4-232h7v210h-7z" />
			<path fill={palette.cream} d="M12-222q100 94 92 186H12z" />
			<path fill={palette.blush} d="M-13-206q-20 100-78 164q38 8 78 6z" />
			<path fill={palette.red} d="M3-232l30 9l-30 10z" />
			<path fill={palette.cream} d="M-108-20h216q-16 54-52 54H-62q-34 0-46-54z" />
			<path fill={palette.wine} d="M-101 4h201q-16 30-44 30H-62q-26 0-39-30z" />
		</g>
	);
}
