import { heldInTheMiddle, label } from "./label.ts";
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
		at((w - inner.width) / 2, (h - inner.height) / 2, heldInTheMiddle(inner)),
	);
}
