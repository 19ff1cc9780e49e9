import { arrow } from "./arrow.ts";
import { heldInTheMiddle } from "./label.ts";
import { area, at, axisOf, type Part } from "./shapes.ts";

/** What a drawing has to fit into. */
export interface Sheet {
	/** The widest it may become. */
	readonly width: number;
	/** Whether it is for a phone: `width` is then that of a column of 360 px with its margins. */
	readonly narrow: boolean;
}

export const WIDE: Sheet = { width: 640, narrow: false };
export const NARROW: Sheet = { width: 328, narrow: true };

/** Parts side by side, with their axes on one line. */
export function row(parts: readonly Part[], gap = 12): Part {
	const axis = Math.max(...parts.map(axisOf));
	const height = Math.max(...parts.map((part) => axis - axisOf(part) + part.height));
	let x = 0;
	const shapes = parts.flatMap((part) => {
		const placed = at(x, axis - axisOf(part), part);
		x += part.width + gap;
		return placed;
	});
	return { width: x - gap, height, shapes, axis };
}

/** Parts side by side, with their upper edges on one line. */
export function topRow(parts: readonly Part[], gap = 12): Part {
	return row(
		parts.map((part) => ({ ...part, axis: 0 })),
		gap,
	);
}

/** Parts below each other. */
export function column(parts: readonly Part[], gap = 12, align: "start" | "middle" | "end" = "start"): Part {
	const width = Math.max(...parts.map((part) => part.width));
	const share = { start: 0, middle: 0.5, end: 1 }[align];
	let y = 0;
	const shapes = parts.flatMap((part) => {
		const held = align === "middle" ? heldInTheMiddle(part) : part;
		const placed = at((width - part.width) * share, y, held);
		y += part.height + gap;
		return placed;
	});
	return { width, height: y - gap, shapes };
}

/** A part in the middle of an area at least this large. */
export function centred(part: Part, width: number, height = part.height): Part {
	const [w, h] = [Math.max(width, part.width), Math.max(height, part.height)];
	return area(w, h, at((w - part.width) / 2, (h - part.height) / 2, part));
}

/** A part below its heading; in a row the part, not both, is on the line. */
export function titled(heading: Part, part: Part, gap = 8): Part {
	const both = column([heading, part], gap, "middle");
	return { ...both, axis: heading.height + gap + axisOf(part), below: { heading, part, gap } };
}

/**
 * Stages in their order with an arrow from each to the next: side by side where they fit the sheet, else below each
 * other. `labels` are written at the arrows.
 */
export function flow(
	sheet: Sheet,
	stages: readonly Part[],
	labels: readonly (Part | undefined)[] = [],
): Part {
	const arrows = (direction: "right" | "down", length: number) =>
		stages.slice(1).map((_, index) => arrow(direction, length, labels[index]));
	const shortest = sheet.narrow ? 20 : 28;
	const across = arrows("right", shortest);
	const width = [...stages, ...across].reduce((sum, part) => sum + part.width, 0) + 20 * across.length;
	if (width <= sheet.width) {
		const spare = across.length === 0 ? 0 : Math.min(20, (sheet.width - width) / across.length);
		return row(zip(withHeadingsOnALine(stages), arrows("right", Math.floor(shortest + spare))), 10);
	}
	return column(zip(stages, arrows("down", 24)), 6, "middle");
}

/** Parts from left to right, in as many lines as the width requires. */
export function wrapped(parts: readonly Part[], width: number, gap = 4, lineGap = gap): Part {
	const lines: Part[][] = [];
	let used = 0;
	for (const part of parts) {
		if (lines.length === 0 || used + gap + part.width > width) {
			lines.push([]);
			used = -gap;
		}
		lines.at(-1)?.push(part);
		used += gap + part.width;
	}
	return column(
		lines.map((line) => row(line, gap)),
		lineGap,
	);
}

/** Stages whose headings are as far from the common axis as the farthest of them. */
function withHeadingsOnALine(stages: readonly Part[]): readonly Part[] {
	const reach = Math.max(...stages.map(({ below }) => (below ? axisOf(below.part) + below.gap : 0)));
	return stages.map((stage) => {
		const { below } = stage;
		return below ? titled(below.heading, below.part, reach - axisOf(below.part)) : stage;
	});
}

function zip(stages: readonly Part[], arrows: readonly Part[]): readonly Part[] {
	return stages.flatMap((stage, index) => [stage, ...arrows.slice(index, index + 1)]);
}
