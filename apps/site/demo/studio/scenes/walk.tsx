import type { ReactNode } from "react";
import { Canvas } from "../drawing/canvas.tsx";
import { Cloud, Cypress, RoundTree } from "../drawing/landscape.tsx";
import { palette } from "../drawing/palette.ts";
import { Person } from "../drawing/person.tsx";
import { PencilSketch } from "../drawing/pencil-sketch.tsx";
import { buildWalk } from "../drawing/pose.ts";

const OUTFIT = {
	shirt: palette.accent,
	sleeve: palette.accent,
	trousers: palette.earth,
	shin: palette.earth,
	shoes: palette.wine,
	skin: palette.tan,
	hair: palette.ink,
};
const START = 150;
const WAY = 340;
/** Double steps over the whole way, chosen so that the standing foot does not slide. */
const ROUNDS = 2;

/** Someone who walks through a park. `phase` runs from 0 to 1 along the way; as a sketch, all is drawn in pencil. */
export function Walk({ phase, asSketch = false }: { readonly phase: number; readonly asSketch?: boolean }) {
	const pose = buildWalk([START + WAY * phase, 232], phase * ROUNDS, 78);
	return (
		<Canvas ground={palette.sky}>
			<Medium isPencil={asSketch}>
				<Park />
				<ellipse cx={START + WAY * phase + 4} cy="346" rx="58" ry="7" fill={palette.dune} />
				<Person pose={pose} outfit={OUTFIT} />
			</Medium>
		</Canvas>
	);
}

function Medium({ isPencil, children }: { readonly isPencil: boolean; readonly children: ReactNode }) {
	return isPencil ? <PencilSketch>{children}</PencilSketch> : children;
}

function Park() {
	return (
		<>
			<rect width="640" height="400" fill={palette.sky} />
			<Cloud at={[250, 84]} size={0.8} />
			<Cloud at={[540, 64]} size={0.65} />
			<path fill={palette.mint} d="M0 230q150-60 320-14q170-50 320 10v90H0z" />
			<path fill={palette.leaf} d="M0 284q320-24 640 0v50H0z" />
			<RoundTree at={[76, 300]} size={1.25} />
			<RoundTree at={[574, 300]} size={1.1} />
			<Cypress at={[318, 284]} size={0.8} />
			<Cypress at={[352, 286]} size={0.6} />
			<Bench />
			<path fill={palette.sand} d="M0 322q320-14 640 0v46q-320 16-640 0z" />
			<path fill={palette.leaf} d="M0 364q320 18 640 0v36H0z" />
		</>
	);
}

function Bench() {
	return (
		<g transform="translate(440 306)">
			<path fill={palette.ink} d="M-46-22h6v26h-6zM40-22h6v26h-6zM-46-46h6v24h-6zM40-46h6v24h-6z" />
			<path fill={palette.bark} d="M-58-48h116v9H-58zM-58-36h116v9H-58zM-60-24h120v8H-60z" />
		</g>
	);
}
