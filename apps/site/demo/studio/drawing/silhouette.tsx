import type { ReactNode } from "react";
import type { Colour } from "./palette.ts";

/** Draws what it holds as one flat shape of one colour: the way masks and depth maps show a thing. */
export function Silhouette({
	colour,
	opacity = 1,
	children,
}: {
	readonly colour: Colour;
	readonly opacity?: number;
	readonly children: ReactNode;
}) {
	const id = `flat-${colour.slice(1)}`;
	return (
		<g opacity={opacity}>
			<filter id={id} colorInterpolationFilters="sRGB">
				<feFlood floodColor={colour} />
				<feComposite in2="SourceAlpha" operator="in" />
			</filter>
			<g filter={`url(#${id})`}>{children}</g>
		</g>
	);
}
