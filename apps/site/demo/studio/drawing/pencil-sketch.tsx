import type { ReactNode } from "react";
import { CANVAS_HEIGHT, CANVAS_WIDTH } from "./canvas.tsx";

const PAPER = "#fbf8f1";
const GRAPHITE = "#4a4846";

/**
 * Shows what it holds as a pencil drawing on paper: lines where colours meet, and hatching where it is dark.
 * Fills a canvas of the usual size.
 */
export function PencilSketch({ children }: { readonly children: ReactNode }) {
	return (
		<>
			<defs>
				<OutlineFilter />
				<DarknessFilter />
				<pattern
					id="hatching"
					width="7"
					height="7"
					patternUnits="userSpaceOnUse"
					patternTransform="rotate(-52)"
				>
					<path stroke={GRAPHITE} strokeWidth="1.600" d="M0 3.500h7" />
				</pattern>
				<mask
					id="dark-parts"
					maskUnits="userSpaceOnUse"
					x="0"
					y="0"
					width={CANVAS_WIDTH}
					height={CANVAS_HEIGHT}
				>
					<g filter="url(#darkness)">{children}</g>
				</mask>
			</defs>
			<rect width={CANVAS_WIDTH} height={CANVAS_HEIGHT} fill={PAPER} />
			<g mask="url(#dark-parts)">
				<rect width={CANVAS_WIDTH} height={CANVAS_HEIGHT} fill="url(#hatching)" opacity="0.75" />
			</g>
			<g filter="url(#outlines)">{children}</g>
			<rect width={CANVAS_WIDTH} height={CANVAS_HEIGHT} fill="none" stroke={PAPER} strokeWidth="16" />
		</>
	);
}

/** Differences between neighbouring pixels become graphite, all else clear; then the lines waver like a hand's. */
function OutlineFilter() {
	return (
		<filter id="outlines" x="0" y="0" width="1" height="1" colorInterpolationFilters="sRGB">
			<feConvolveMatrix order="3" kernelMatrix="-1 -1 -1 -1 8 -1 -1 -1 -1" preserveAlpha="true" />
			<feColorMatrix
				values="0 0 0 0 0.29  0 0 0 0 0.28  0 0 0 0 0.27  1.600 1.600 1.600 0 0"
				result="lines"
			/>
			<feTurbulence type="turbulence" baseFrequency="0.020" numOctaves="2" seed="4" result="waver" />
			<feDisplacementMap in="lines" in2="waver" scale="7" xChannelSelector="R" yChannelSelector="G" />
		</filter>
	);
}

/** White where the picture is dark, black elsewhere: a mask for the hatching. */
function DarknessFilter() {
	return (
		<filter id="darkness" x="0" y="0" width="1" height="1" colorInterpolationFilters="sRGB">
			<feColorMatrix type="saturate" values="0" />
			<feComponentTransfer>
				<feFuncR type="discrete" tableValues="1 1 1 0.850 0.600 0.350 0 0 0 0" />
				<feFuncG type="discrete" tableValues="1 1 1 0.850 0.600 0.350 0 0 0 0" />
				<feFuncB type="discrete" tableValues="1 1 1 0.850 0.600 0.350 0 0 0 0" />
			</feComponentTransfer>
		</filter>
	);
}
