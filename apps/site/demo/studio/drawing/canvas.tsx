import type { ReactNode } from "react";
import type { Colour } from "./palette.ts";

/** Width of every picture in drawing units; one unit is one CSS pixel where the picture is shown at 640 px. */
export const CANVAS_WIDTH = 640;

/** Height of a picture that has no reason for another one, in drawing units. */
export const CANVAS_HEIGHT = 400;

/** A whole picture on a ground of its own, so that it reads on light and on dark pages. */
export function Canvas({
	ground,
	height = CANVAS_HEIGHT,
	children,
}: {
	readonly ground: Colour;
	readonly height?: number;
	readonly children: ReactNode;
}) {
	return (
		<svg
			xmlns="http://www.w3.org/2000/svg"
			width={CANVAS_WIDTH}
			height={height}
			viewBox={`0 0 ${CANVAS_WIDTH} ${height}`}
		>
			<rect width={CANVAS_WIDTH} height={height} fill={ground} />
			{children}
		</svg>
	);
}
