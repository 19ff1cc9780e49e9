import { heldInTheMiddle, label, note } from "./label.ts";
import { column, wrapped } from "./layout.ts";
import { area, type AreaLook, at, type FillLook, type Part, rect } from "./shapes.ts";

/** A token of a strip. */
export interface Token {
	readonly text: string;
	readonly look?: AreaLook | FillLook;
	/** Small print below it: a number, a tag. */
	readonly below?: string;
	readonly above?: string;
}

interface StripLook {
	/** Where the strip breaks into lines. */
	readonly width?: number;
	/** Language of the text when it is not the page's. */
	readonly lang?: string | undefined;
	readonly mono?: boolean;
	readonly gap?: number;
}

/** Tokens side by side; a space at the edge of a token is shown as a dot. */
export function tokenStrip(tokens: readonly (Token | string)[], look: StripLook = {}): Part {
	const { width = Number.POSITIVE_INFINITY, lang, mono = true, gap = 4 } = look;
	const parts = tokens
		.map((token) => (typeof token === "string" ? { text: token } : token))
		.map((token: Token) => drawToken(token, mono, lang));
	return wrapped(parts, width, gap, 8);
}

/** The text of a token with a dot for a space at its edge. */
export function markEdges(text: string): string {
	return text.replaceAll(/^ | $/g, "·");
}

function drawToken({ text, look = "box", below, above }: Token, mono: boolean, lang?: string): Part {
	const tone = look === "solid" ? "filled" : "ink";
	const inner = label(markEdges(text), { mono, size: 13, tone, lang });
	const width = Math.max(22, inner.width + 12);
	const cell = area(
		width,
		28,
		rect([0, 0, width, 28], look),
		at((width - inner.width) / 2, (28 - inner.height) / 2, heldInTheMiddle(inner)),
	);
	const lines = [above && note(above), cell, below && note(below)].filter(
		(part) => part !== undefined && part !== "",
	);
	const whole = column(lines, 3, "middle");
	const axis = (above ? note(above).height + 3 : 0) + 14;
	return { ...whole, axis };
}
