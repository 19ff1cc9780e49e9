import type { Part, TextShape, Tone } from "./shapes.ts";
import { textWidth, wrapText } from "./text-width.ts";

/** Text sizes of drawings. At the narrowest column that shows a wide drawing, `SMALL` is still 12 px. */
const MEDIUM = 14;
export const SMALL = 13;

export interface LabelLook {
	readonly tone?: Tone;
	readonly size?: number;
	readonly bold?: boolean;
	readonly mono?: boolean;
	/** Lines are broken at this width. */
	readonly width?: number;
	readonly anchor?: "start" | "middle" | "end";
	/** Language of a sample that is not in the page's. */
	readonly lang?: string | undefined;
}

const LEADING = 1.32;
/** Half the height of a small letter with its ascender, from the middle of a line to its base line. */
const TO_BASE = 0.36;

/** A text of one or more lines; a part as wide as its widest line. */
export function label(text: string, look: LabelLook = {}): Part {
	const { tone = "ink", size = MEDIUM, bold = false, mono = false, anchor = "start", lang } = look;
	const lines = look.width === undefined ? [text] : wrapText(text, look.width, { size, bold, mono });
	const widths = lines.map((line) => textWidth(line, { size, bold, mono }));
	const width = Math.ceil(Math.max(...widths));
	const leading = Math.round(size * LEADING);
	const x = { start: 0, middle: width / 2, end: width }[anchor];
	const shapes = lines.map((line, index): TextShape => {
		const y = index * leading + leading / 2 + size * TO_BASE;
		return { kind: "text", x, y, text: line, anchor, tone, size, bold, mono, lang };
	});
	return { width, height: leading * lines.length, shapes };
}

/** A part that is one line of text, held at its middle, so that it stays centred in a font of other widths. */
export function heldInTheMiddle(part: Part): Part {
	const [text, ...others] = part.shapes;
	if (text?.kind !== "text" || text.anchor !== "start" || others.length > 0) return part;
	return { ...part, shapes: [{ ...text, x: text.x + part.width / 2, anchor: "middle" }] };
}

/** A text beside the matter: smaller and softer. */
export function note(text: string, look: LabelLook = {}): Part {
	return label(text, { tone: "soft", size: SMALL, ...look });
}

/** A name as code writes it. */
export function code(text: string, look: LabelLook = {}): Part {
	return label(text, { mono: true, size: SMALL, ...look });
}
