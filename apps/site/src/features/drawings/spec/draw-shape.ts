import type { Part, Shape } from "../parts/shapes.ts";

/** An element of SVG; attributes carry the names that React gives them. */
export interface ShapeElement {
	readonly tag: "text" | "rect" | "path" | "circle" | "image";
	readonly attributes: Readonly<Record<string, string | number | undefined>>;
	readonly text?: string;
}

/** Names of classes by their names in `drawing.module.css`. */
export type Classes = Readonly<Record<string, string | undefined>>;

/** The URL of a picture of the examples by its task and name. */
export type FindPicture = (file: string) => string | undefined;

/** The same for the build and for the page's script; coordinates are rounded to a tenth of a unit. */
export function drawShape(shape: Shape, classes: Classes, findPicture?: FindPicture): ShapeElement {
	const [x, y] = [round(shape.x), round(shape.y)];
	if (shape.kind === "text") return drawText(shape, [x, y], classes);
	if (shape.kind === "picture") {
		const { width, height, file } = shape;
		const preserveAspectRatio = "xMidYMid slice";
		return {
			tag: "image",
			attributes: { x, y, width, height, preserveAspectRatio, href: findPicture?.(file) },
		};
	}
	const look = { className: classes[shape.look], fillOpacity: shape.strength };
	if (shape.kind === "circle")
		return { tag: "circle", attributes: { cx: x, cy: y, r: round(shape.r), ...look } };
	if (shape.kind === "path") return { tag: "path", attributes: { d: `M${x} ${y}${shape.d}`, ...look } };
	const { width, height, radius } = shape;
	const rx = radius === 0 ? undefined : radius;
	return { tag: "rect", attributes: { x, y, width: round(width), height: round(height), rx, ...look } };
}

/** The attributes that give a part its size: in `em`, so that it grows with the reader's text; a pixel on each side keeps strokes at the edge whole. */
export function sizeOf({ width, height }: Part) {
	return {
		width: `${round((width + 2) / 16, 2)}em`,
		viewBox: `-1 -1 ${round(width + 2)} ${round(height + 2)}`,
	};
}

function drawText(
	{ text, tone, size, bold, mono, anchor, lang }: Extract<Shape, { kind: "text" }>,
	[x, y]: readonly [number, number],
	classes: Classes,
): ShapeElement {
	const attributes = {
		x,
		y,
		className: mono ? `${classes[tone]} ${classes["mono"]}` : classes[tone],
		fontSize: size,
		fontWeight: bold ? 600 : undefined,
		textAnchor: anchor === "start" ? undefined : anchor,
		lang,
	};
	return { tag: "text", attributes, text };
}

function round(value: number, digits = 1): number {
	return Math.round(value * 10 ** digits) / 10 ** digits;
}
