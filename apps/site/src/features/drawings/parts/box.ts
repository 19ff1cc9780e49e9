import { label, type LabelLook, note } from "./label.ts";
import { column } from "./layout.ts";
import { area, type AreaLook, at, type FillLook, type Part, rect } from "./shapes.ts";

interface BoxLook {
	readonly look?: AreaLook | FillLook;
	/** At least this wide. */
	readonly width?: number;
	/** At least this high. */
	readonly height?: number;
	readonly padX?: number;
	readonly padY?: number;
}

/** A part, or words, in a frame. */
export function box(content: Part | string, look: BoxLook = {}): Part {
	const { look: frame = "box", width = 0, height = 0, padX = 12, padY = 8 } = look;
	const inner =
		typeof content === "string" ? label(content, { tone: frame === "solid" ? "filled" : "ink" }) : content;
	const w = Math.ceil(Math.max(width, inner.width + 2 * padX));
	const h = Math.ceil(Math.max(height, inner.height + 2 * padY));
	return area(
		w,
		h,
		rect([0, 0, w, h], frame, { radius: 6 }),
		at((w - inner.width) / 2, (h - inner.height) / 2, inner),
	);
}

/** Something that takes part: its name, and below it what it does. */
export function node(name: string, role: string, look: BoxLook & { readonly wrap?: number } = {}): Part {
	const wrap = look.wrap ?? 130;
	const lines = [
		label(name, { bold: true, anchor: "middle", width: wrap }),
		note(role, { anchor: "middle", width: wrap }),
	];
	return box(column(lines, 2, "middle"), look);
}

/** Words of one size in several boxes of the same width. */
export function boxes(texts: readonly string[], look: BoxLook & LabelLook = {}): readonly Part[] {
	const inner = texts.map((text) => label(text, look.width === undefined ? {} : { anchor: "middle" }));
	const width = Math.max(...inner.map((part) => part.width)) + 2 * (look.padX ?? 12);
	return inner.map((part) => box(part, { ...look, width }));
}
