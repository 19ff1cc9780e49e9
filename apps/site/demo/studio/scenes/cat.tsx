import { Canvas } from "../drawing/canvas.tsx";
import { Cloud, Cypress } from "../drawing/landscape.tsx";
import { palette } from "../drawing/palette.ts";

const FUR = "#b08a63";
const STRIPE = "#6f5340";

/** A tabby cat sitting by a window. */
export function Cat() {
	return (
		<Canvas ground={palette.blush}>
			<View />
			<Frame />
			<rect y="342" width="640" height="58" fill={palette.cream} />
			<rect y="342" width="640" height="9" fill={palette.sand} />
			<Plant />
			<g transform="translate(372 348)">
				<Tail />
				<Body />
				<Head />
			</g>
		</Canvas>
	);
}

function View() {
	return (
		<>
			<rect x="70" width="500" height="346" fill={palette.sky} />
			<Cloud at={[190, 110]} size={0.85} />
			<Cloud at={[520, 74]} size={0.7} />
			<path fill={palette.mint} d="M70 270q120-70 250-20q120-54 250 0v100H70z" />
			<path fill={palette.leaf} d="M70 308q150-44 280-8q130-30 220 4v44H70z" />
			<Cypress at={[240, 302]} size={0.7} />
			<Cypress at={[214, 306]} size={0.5} />
		</>
	);
}

function Frame() {
	return (
		<>
			<path fill={palette.white} fillRule="evenodd" d="M54 0h532v346H54zM74 0v326h236V0zM330 0v326h236V0z" />
			<path fill={palette.accent} d="M0 0h112q-4 150-46 214q-12 62-8 128H0z" />
			<path fill={palette.accent} d="M640 0h-104q4 150 44 214q12 62 8 128h52z" />
			<path
				fill={palette.deep}
				d="M60 0h22q-6 140-44 206q-6 70-4 136h-14q-4-80 6-140q30-80 34-202zM586 0h-20q6 140 42 206q6 70 4 136h14q4-80-6-140q-28-80-34-202z"
			/>
			<path fill={palette.deep} d="M34 200l36 12l-3 13l-36-12zM606 200l-30 12l3 13l30-12z" />
		</>
	);
}

function Plant() {
	return (
		<g transform="translate(172 346)">
			<g fill={palette.pine}>
				<path d="M-3-50c-34-4-52-28-50-52c32 0 50 20 50 52z" />
				<path d="M3-50c34-8 50-34 44-60c-30 6-46 28-44 60z" />
			</g>
			<path fill={palette.green} d="M0-46c-20-26-18-64 2-86c18 26 18 60-2 86z" />
			<path fill={palette.orange} d="M-30-52h60l-8 52h-44z" />
			<path fill={palette.red} d="M-34-58h68v14h-68z" />
		</g>
	);
}

function Tail() {
	return (
		<g fill="none" strokeLinecap="round">
			<path stroke={FUR} strokeWidth="25" d="M44-22c52 18 88-6 82-44c-3-22-24-20-26-2" />
			<g stroke={STRIPE} strokeWidth="8" strokeLinecap="butt">
				<path d="M80-27l4 27M108-36l15 20M112-62l27-4" />
			</g>
		</g>
	);
}

function Body() {
	return (
		<>
			<path fill={FUR} d="M-62 0c-14-40-2-98 26-140h72c28 42 40 100 26 140z" />
			<g fill="none" stroke={STRIPE} strokeWidth="8" strokeLinecap="round">
				<path d="M-60-84q16 2 24 12M-66-56q18 0 28 12M-67-28q16 0 24 10M60-84q-16 2-24 12M66-56q-18 0-28 12M67-28q-16 0-24 10" />
			</g>
			<path fill={palette.cream} d="M-26-128h52c8 34 2 66-26 76c-28-10-34-42-26-76z" />
			<path fill={FUR} d="M-38-74h30v60h-30zM8-74h30v60h-30z" />
			<path stroke={STRIPE} strokeWidth="3" d="M0-60V-4" />
			<g fill={palette.cream}>
				<path d="M-42 0q-2-20 18-20t18 20zM6 0q-2-20 18-20t18 20z" />
			</g>
			<g stroke={STRIPE} strokeWidth="7" strokeLinecap="round">
				<path d="M-36-46h16M36-46h-16M-36-30h14M36-30h-14" />
			</g>
		</>
	);
}

function Head() {
	return (
		<g transform="translate(0 -176)">
			<path fill={FUR} d="M-62-18l-6-64l46 26zM62-18l6-64l-46 26z" />
			<path fill={palette.blush} d="M-54-36l-4-30l24 16zM54-36l4-30l-24 16z" />
			<path fill={FUR} d="M0-62c42 0 70 26 70 60c0 38-34 58-70 58s-70-20-70-58c0-34 28-60 70-60z" />
			<g fill="none" stroke={STRIPE} strokeWidth="8" strokeLinecap="round">
				<path d="M0-58v24M-18-56l3 20M18-56l-3 20M-68-6l20 6M-66 14l20 0M68-6l-20 6M66 14l-20 0" />
			</g>
			<path
				fill={palette.cream}
				d="M0 4c10 0 12 10 24 14c10 4 12 30-24 34c-36-4-34-30-24-34c12-4 14-14 24-14z"
			/>
			<Eye x={-29} />
			<Eye x={29} />
			<path fill={palette.red} d="M-8 12h16q0 8-8 12q-8-4-8-12z" />
			<g fill="none" stroke={palette.earth} strokeWidth="3" strokeLinecap="round">
				<path d="M0 23v6q-4 8-14 6M0 29q4 8 14 6" />
			</g>
			<g fill="none" stroke={palette.cream} strokeWidth="2" strokeLinecap="round">
				<path d="M-30 26l-52-8M-30 32l-52 6M30 26l52-8M30 32l52 6" />
			</g>
		</g>
	);
}

function Eye({ x }: { readonly x: number }) {
	return (
		<g transform={`translate(${x} -6)`}>
			<ellipse rx="15" ry="14" fill={palette.mint} />
			<ellipse rx="6" ry="12" fill={palette.ink} />
			<circle cx="3" cy="-5" r="3" fill={palette.white} />
		</g>
	);
}
