import type { Lettering } from "./text-width.ts";

/** What a text is: said first, said beside, pointed at, or written on a filled shape. */
export type Tone = "ink" | "soft" | "accent" | "filled";

/**
 * How a shape looks; `drawing.module.css` has its colours. Areas: `box` is a thing, `card` a ground for things, `wash`
 * the thing that counts, `ghost` what is absent or may come, `warn` what fails. Fills without an edge: `solid`, `warm`,
 * `cool`, `dull`, and `clear`, which is the page's own ground. Lines: `wire`, `strong`, `alarm`, `dash`, `edge`, `cut`, `hair`.
 */
export type Look = AreaLook | FillLook | LineLook;
export type AreaLook = "box" | "card" | "wash" | "ghost" | "warn";
export type FillLook = "solid" | "warm" | "cool" | "dull" | "clear";
export type LineLook = "wire" | "strong" | "alarm" | "dash" | "edge" | "cut" | "hair";

/** A text on one line; `x` is its left end, middle or right end, `y` its base line. */
export interface TextShape extends Lettering {
	readonly kind: "text";
	readonly x: number;
	readonly y: number;
	readonly text: string;
	readonly anchor: "start" | "middle" | "end";
	readonly tone: Tone;
	/** Language of a sample that is not in the page's; code has none. */
	readonly lang?: string | undefined;
}

export interface RectShape {
	readonly kind: "rect";
	readonly x: number;
	readonly y: number;
	readonly width: number;
	readonly height: number;
	readonly radius: number;
	readonly look: Look;
	/** From 0 to 1, of the fill; 1 by default. */
	readonly strength?: number | undefined;
}

/** A line or an area from a point on; `d` is SVG path data with relative commands only. */
export interface PathShape {
	readonly kind: "path";
	readonly x: number;
	readonly y: number;
	readonly d: string;
	readonly look: Look;
	readonly strength?: number | undefined;
}

export interface CircleShape {
	readonly kind: "circle";
	readonly x: number;
	readonly y: number;
	readonly r: number;
	readonly look: Look;
	readonly strength?: number | undefined;
}

/** A picture of the examples, as high as its frame; what is too wide is cut off on both sides. */
export interface PictureShape {
	readonly kind: "picture";
	readonly x: number;
	readonly y: number;
	readonly width: number;
	readonly height: number;
	/** Task and name of the file: `document-question-answering/receipt.tr.png`. */
	readonly file: string;
}

export type Shape = TextShape | RectShape | PathShape | CircleShape | PictureShape;

/** A piece of a drawing, from its own upper left corner on. */
export interface Part {
	readonly width: number;
	readonly height: number;
	readonly shapes: readonly Shape[];
	/** How far down the line on which neighbours in a row are; the middle by default. */
	readonly axis?: number;
	/** What it is made of where it is below a heading, so that the headings of a row can be put on one line. */
	readonly below?: { readonly heading: Part; readonly part: Part; readonly gap: number };
}

/** The shapes of a part with its corner moved to a point. */
export function at(x: number, y: number, part: Part): readonly Shape[] {
	return part.shapes.map((shape) => ({ ...shape, x: shape.x + x, y: shape.y + y }));
}

/** A part of a fixed size with these shapes on it. */
export function area(width: number, height: number, ...shapes: readonly (Shape | readonly Shape[])[]): Part {
	return { width, height, shapes: shapes.flat() };
}

export function axisOf({ axis, height }: Part): number {
	return axis ?? height / 2;
}

export function rect(
	[x, y, width, height]: readonly [number, number, number, number],
	look: Look,
	{ radius = 4, strength }: { readonly radius?: number; readonly strength?: number } = {},
): RectShape {
	return { kind: "rect", x, y, width, height, radius, look, strength };
}

export function path([x, y]: readonly [number, number], d: string, look: Look, strength?: number): PathShape {
	return { kind: "path", x, y, d, look, strength };
}

export function picture(
	[x, y, width, height]: readonly [number, number, number, number],
	file: string,
): PictureShape {
	return { kind: "picture", x, y, width, height, file };
}

export function circle(
	[x, y]: readonly [number, number],
	r: number,
	look: Look,
	strength?: number,
): CircleShape {
	return { kind: "circle", x, y, r, look, strength };
}
