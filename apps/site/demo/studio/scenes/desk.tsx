import { Canvas } from "../drawing/canvas.tsx";
import { readExampleBoxes } from "../drawing/example-boxes.ts";
import { LabelledBox } from "../drawing/labelled-box.tsx";
import { palette } from "../drawing/palette.ts";

/** A desk from above with glasses, a cup and a notebook; with boxes, the glasses and the cup are framed and named. */
export function Desk({ withBoxes = false }: { readonly withBoxes?: boolean }) {
	const [cup, glasses] = readExampleBoxes("zero-shot-object-detection");
	return (
		<Canvas ground={palette.dune}>
			<g stroke="#cbb084" strokeWidth="3">
				<path d="M0 78h640M0 184h640M0 290h640" />
			</g>
			<g fill="none" stroke="#cfb68d" strokeWidth="3" strokeLinecap="round">
				<path d="M40 36h120M470 40h60M90 130h44M560 140h60M30 240h70M540 246h70M60 348h90M500 352h40" />
			</g>
			<Notebook />
			<Glasses />
			<Cup />
			{withBoxes && (
				<>
					{glasses && <LabelledBox colour={palette.deep} {...glasses} />}
					{cup && <LabelledBox colour={palette.wine} {...cup} />}
				</>
			)}
		</Canvas>
	);
}

function Notebook() {
	return (
		<g transform="translate(238 110) rotate(-8)">
			<rect x="-104" y="-72" width="226" height="152" rx="6" fill="#c2a677" />
			<rect x="-112" y="-80" width="226" height="152" rx="6" fill={palette.accent} />
			<path fill={palette.cream} d="M-104-74h104v140h-104zM4-74h104v140H4z" />
			<path fill={palette.sand} d="M-10-74h10v140h-10zM4-74h10v140H4z" />
			<g stroke={palette.haze} strokeWidth="2">
				<path d="M-94-48h76M-94-28h76M-94-8h76M-94 12h76M-94 32h76M22-48h76M22-28h76M22-8h76M22 12h76M22 32h76" />
			</g>
			<path fill={palette.red} d="M78-80h12v60l-6-8l-6 8z" />
		</g>
	);
}

function Glasses() {
	return (
		<g transform="translate(166 286) rotate(-6)">
			<g fill="none" stroke="#c2a677" strokeWidth="9" transform="translate(4 6)">
				<circle cx="-56" r="43" />
				<circle cx="56" r="43" />
			</g>
			<g fill={palette.mist} fillOpacity="0.75" stroke={palette.ink} strokeWidth="9">
				<circle cx="-56" r="43" />
				<circle cx="56" r="43" />
				<path fill="none" d="M-15-10q15-16 30 0" />
			</g>
			<g fill="none" stroke={palette.ink} strokeWidth="8" strokeLinecap="round">
				<path d="M-98-10q-12-14-4-26q30-18 96-18M98-10q12-14 4-26q-30-18-88-18" />
			</g>
			<g fill="none" stroke={palette.white} strokeWidth="6" strokeLinecap="round">
				<path d="M-80-8q4-14 16-18M32-8q4-14 16-18" />
			</g>
		</g>
	);
}

function Cup() {
	return (
		<g transform="translate(504 166)">
			<ellipse cx="7" cy="9" rx="76" ry="70" fill="#c2a677" />
			<path
				fill="none"
				stroke={palette.red}
				strokeWidth="16"
				strokeLinecap="round"
				d="M58-22q38-4 38 22t-38 22"
			/>
			<circle r="68" fill={palette.red} />
			<circle r="57" fill={palette.cream} />
			<circle r="50" fill={palette.earth} />
			<path
				fill="none"
				stroke={palette.bark}
				strokeWidth="6"
				strokeLinecap="round"
				d="M-30-18q12-18 34-16M-34 4q0 6 2 12"
			/>
		</g>
	);
}
