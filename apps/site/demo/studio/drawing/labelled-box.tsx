import type { Colour } from "./palette.ts";
import type { Point } from "./points.ts";

const TAG_HEIGHT = 26;

/** A frame around a thing found in a picture, with its name in a tag at the top left, or below the frame. */
export function LabelledBox({
	at: [x, y],
	size: [width, height],
	label,
	colour,
	below = false,
}: {
	readonly at: Point;
	/** Width and height in drawing units. */
	readonly size: Point;
	readonly label: string;
	readonly colour: Colour;
	readonly below?: boolean;
}) {
	const tagTop = below ? y + height : y - TAG_HEIGHT;
	return (
		<g>
			<rect x={x} y={y} width={width} height={height} fill="none" stroke="#ffffff" strokeWidth="7" />
			<rect x={x} y={y} width={width} height={height} fill="none" stroke={colour} strokeWidth="4" />
			<rect x={x - 2} y={tagTop} width={label.length * 8.1 + 22} height={TAG_HEIGHT} fill={colour} />
			<text x={x + 8} y={tagTop + 18.5} fontSize="16" fontWeight="600" fill="#ffffff">
				{label}
			</text>
		</g>
	);
}
