import { SMALL } from "./parts/label.ts";
import type { Sheet } from "./parts/layout.ts";
import type { Part, RectShape, TextShape } from "./parts/shapes.ts";
import { textWidth } from "./parts/text-width.ts";

interface Frame {
	readonly left: number;
	readonly right: number;
	readonly top: number;
	readonly bottom: number;
}

/** Looks that draw an edge: a text in such a frame has to stay in it. */
const EDGED: readonly string[] = ["box", "card", "wash", "ghost", "warn"];

/** What is wrong with a drawing for a sheet, a line each: too wide, shapes beyond its edge, text cut, small or on other text. */
export function listLayoutFaults(part: Part, sheet: Sheet): readonly string[] {
	const texts = part.shapes
		.filter((shape) => shape.kind === "text")
		.map((shape) => ({ shape, frame: frameOfText(shape) }));
	const rects = part.shapes.filter((shape) => shape.kind === "rect");
	const broad = part.width > sheet.width ? [`${part.width} wide, ${sheet.width} at most`] : [];
	const beyond = part.shapes.filter((shape) => {
		const { left, right, top, bottom } = shape.kind === "text" ? frameOfText(shape) : frameOf(shape);
		return left < -1 || top < -1 || right > part.width + 1 || bottom > part.height + 1;
	});
	const covered = texts.flatMap((one, index) =>
		texts
			.slice(index + 1)
			.filter((other) => overlaps(one.frame, other.frame))
			.map((other) => `“${one.shape.text}” on “${other.shape.text}”`),
	);
	const cut = texts.filter(({ frame }) =>
		rects.some((edge) => EDGED.includes(edge.look) && cuts(edge, frame)),
	);
	return [
		...broad,
		...beyond.map(
			(shape) => `beyond the edge: ${shape.kind === "text" ? shape.text : JSON.stringify(shape)}`,
		),
		...covered,
		...cut.map(({ shape }) => `cut by its frame: ${shape.text}`),
		...texts.filter(({ shape }) => shape.size < SMALL).map(({ shape }) => `too small: ${shape.text}`),
	];
}

function frameOfText(shape: TextShape): Frame {
	const width = textWidth(shape.text, shape);
	const left = shape.x - { start: 0, middle: width / 2, end: width }[shape.anchor];
	return { left, right: left + width, top: shape.y - 0.72 * shape.size, bottom: shape.y + 0.2 * shape.size };
}

function frameOf(shape: Exclude<Part["shapes"][number], TextShape>): Frame {
	if (shape.kind === "rect" || shape.kind === "picture") return frameOfRect(shape);
	const { x, y } = shape;
	const r = shape.kind === "circle" ? shape.r : 0;
	return { left: x - r, right: x + r, top: y - r, bottom: y + r };
}

function frameOfRect({ x, y, width, height }: Pick<RectShape, "x" | "y" | "width" | "height">): Frame {
	return { left: x, right: x + width, top: y, bottom: y + height };
}

function overlaps(one: Frame, other: Frame): boolean {
	const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
	const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
	return across > 0.5 && down > 0.5;
}

/** Whether the edge of a rectangle runs through a text. */
function cuts(edge: RectShape, text: Frame): boolean {
	const frame = frameOfRect(edge);
	const meets = overlaps(frame, text);
	const holds =
		text.left >= frame.left + 2 &&
		text.right <= frame.right - 2 &&
		text.top >= frame.top &&
		text.bottom <= frame.bottom;
	return meets && !holds;
}
