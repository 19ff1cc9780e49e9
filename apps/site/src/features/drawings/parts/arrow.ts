import { area, at, type LineLook, type Part, path, type PathShape } from "./shapes.ts";

/** An arrow of a length with a label above it, or beside it where it points down. */
export function arrow(
	direction: "right" | "left" | "down" | "up",
	length: number,
	label?: Part,
	look: LineLook = "wire",
): Part {
	const isFlat = direction === "right" || direction === "left";
	const long = isFlat ? Math.max(length, label?.width ?? 0) : length;
	const line = toLine(direction, long, look);
	if (!isFlat) return label ? beside(line, long, label) : area(10, long, { ...line, x: 5 });
	if (!label) return area(long, 10, { ...line, y: 5 });
	const y = label.height + 4;
	const shapes = [...at((long - label.width) / 2, 0, label), { ...line, y }];
	return { width: long, height: y + 5, shapes, axis: y };
}

const HEADS = { right: "m-5-4l5 4l-5 4", left: "m5-4l-5 4l5 4", down: "m-4-5l4 5l4-5", up: "m-4 5l4-5l4 5" };

/** An arrow from point to point, over an area that begins at the origin. */
export function link(
	[x1, y1]: readonly [number, number],
	[x2, y2]: readonly [number, number],
	look: LineLook = "wire",
): PathShape {
	const [dx, dy] = [x2 - x1, y2 - y1];
	const length = Math.hypot(dx, dy);
	const [ux, uy] = [dx / length, dy / length];
	const wing = (side: number) => [round(-5 * ux + side * 4 * -uy), round(-5 * uy + side * 4 * ux)] as const;
	const [left, right] = [wing(1), wing(-1)];
	const head = `m${left.join(" ")}l${round(-left[0])} ${round(-left[1])}l${right.join(" ")}`;
	return path([x1, y1], `l${round(dx)} ${round(dy)}${head}`, look);
}

/** The line is in the middle, so that a column keeps its axis. */
function beside(line: PathShape, height: number, label: Part): Part {
	const side = label.width + 10;
	const tall = Math.max(height, label.height);
	const shapes = [
		{ ...line, x: side + 5, y: line.y + (tall - height) / 2 },
		...at(side + 15, (tall - label.height) / 2, label),
	];
	return area(2 * side + 10, tall, shapes);
}

function toLine(direction: keyof typeof HEADS, length: number, look: LineLook): PathShape {
	const run = { right: `h${length}`, left: `h-${length}`, down: `v${length}`, up: `v-${length}` }[direction];
	const x = direction === "left" ? length : 0;
	const y = direction === "up" ? length : 0;
	return path([x, y], run + HEADS[direction], look);
}

function round(value: number): number {
	return Math.round(value * 10) / 10;
}
