import { label, note } from "./label.ts";
import { area, type AreaLook, at, type FillLook, type Part, path, rect, type Shape } from "./shapes.ts";

/** Something that lasts, from a time to a time. */
export interface LaneSpan {
	readonly from: number;
	readonly to: number;
	readonly text?: string;
	readonly look?: AreaLook | FillLook;
}

export interface Lane {
	readonly name: string;
	readonly spans: readonly LaneSpan[];
}

interface LanesLook {
	readonly width: number;
	/** The time at the right edge. */
	readonly end: number;
	/** Times that are written below an axis, with their text; without any there is no axis. */
	readonly ticks: readonly { readonly time: number; readonly text: string }[];
	readonly mono?: boolean;
}

const TRACK = 26;

/** What happens at the same time, one lane each, over an axis of time. Names are above their lanes. */
export function lanes(rows: readonly Lane[], { width, end, ticks, mono = false }: LanesLook): Part {
	const toX = (time: number) => Math.round((time / end) * width);
	let y = 0;
	const shapes: Shape[] = [];
	for (const { name, spans } of rows) {
		const heading = label(name, { size: 13, bold: true });
		shapes.push(...at(0, y, heading), path([0, y + heading.height + 4 + TRACK / 2], `h${width}`, "hair"));
		y += heading.height + 4;
		for (const span of spans) shapes.push(...drawSpan(span, y, toX, mono));
		y += TRACK + 12;
	}
	if (ticks.length === 0) return area(width, y - 12, shapes);
	shapes.push(path([0, y], `h${width}`, "wire"));
	for (const { time, text } of ticks) {
		const words = note(text);
		const x = Math.min(width - words.width, Math.max(0, toX(time) - words.width / 2));
		shapes.push(path([toX(time), y], "v5", "wire"), ...at(x, y + 7, words));
	}
	return area(width, y + 7 + note("0").height, shapes);
}

function drawSpan(
	{ from, to, text, look = "box" }: LaneSpan,
	y: number,
	toX: (time: number) => number,
	mono: boolean,
): readonly Shape[] {
	const [x, width] = [toX(from), Math.max(3, toX(to) - toX(from))];
	const frame = rect([x, y, width, TRACK], look);
	if (text === undefined) return [frame];
	const words = label(text, { size: 13, mono, tone: look === "solid" ? "filled" : "ink" });
	const fits = words.width + 6 <= width;
	const left = fits ? x + (width - words.width) / 2 : x + width + 6;
	return [frame, ...at(left, y + (TRACK - words.height) / 2, words)];
}
