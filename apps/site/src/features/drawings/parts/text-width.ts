import widths from "../../../../generated/letter-widths.json" with { type: "json" };

/** How a text is set. */
export interface Lettering {
	/** In the drawing's units, which are CSS pixels at the browser's usual text size. */
	readonly size: number;
	readonly bold?: boolean;
	readonly mono?: boolean;
}

/** Every letter of JetBrains Mono, as a part of its size. */
const MONO = 0.6;

/** Width of a text on one line. Throws for a letter that the site's fonts lack. */
export function textWidth(text: string, { size, bold = false, mono = false }: Lettering): number {
	const table: Readonly<Record<string, number>> = widths[bold ? 600 : 400];
	let sum = 0;
	for (const letter of text) {
		const width = table[letter];
		if (width === undefined) throw new Error(`The site's font has no "${letter}", in "${text}"`);
		sum += mono ? MONO : width / 1000;
	}
	return sum * size;
}

/** A text in lines no wider than `width`, broken between words. A word that is wider is alone. */
export function wrapText(text: string, width: number, lettering: Lettering): readonly string[] {
	const lines: string[] = [];
	for (const word of text.split(" ")) {
		const last = lines.at(-1);
		const joined = last === undefined ? word : `${last} ${word}`;
		if (last !== undefined && textWidth(joined, lettering) <= width) lines[lines.length - 1] = joined;
		else lines.push(word);
	}
	return lines;
}
