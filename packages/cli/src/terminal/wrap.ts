import stringWidth from "string-width";

/** Columns of a text that is not written to a terminal. */
const DEFAULT_WIDTH = 100;
const LEAST_WIDTH = 40;
const MOST_WIDTH = 200;

/** Columns that text may take on an output: those of the terminal, from 40 to 200; elsewhere `COLUMNS`, else 100. */
export function findWidth(columns: number | undefined, named: string | undefined): number {
	const wanted = columns ?? (Number(named) || DEFAULT_WIDTH);
	return Math.min(MOST_WIDTH, Math.max(LEAST_WIDTH, Math.floor(wanted)));
}

/** A text in lines of at most so many columns; words that are longer are in lines of their own. Keeps line breaks. */
export function wrap(text: string, width: number): string[] {
	return text.split("\n").flatMap((line) => wrapLine(line, width));
}

/** A text cut to so many columns, with an ellipsis where something is missing. */
export function cut(text: string, width: number): string {
	if (stringWidth(text) <= width) return text;
	let kept = "";
	for (const letter of text) {
		if (stringWidth(kept + letter) > width - 1) break;
		kept += letter;
	}
	return `${kept.trimEnd()}…`;
}

/** A text cut to so many columns in its middle, so that its end can be read too. */
export function cutMiddle(text: string, width: number): string {
	if (stringWidth(text) <= width) return text;
	const letters = Array.from(text);
	let end = "";
	for (let letter = letters.pop(); letter !== undefined; letter = letters.pop()) {
		if (stringWidth(letter + end) > Math.floor(width / 2)) break;
		end = letter + end;
	}
	return cut(text, width - stringWidth(end)) + end;
}

/** A text with spaces up to so many columns. */
export function pad(text: string, width: number): string {
	return text + " ".repeat(Math.max(0, width - stringWidth(text)));
}

function wrapLine(line: string, width: number): string[] {
	const lines: string[] = [];
	let current = "";
	for (const word of line.split(" ")) {
		const longer = current === "" ? word : `${current} ${word}`;
		if (current !== "" && stringWidth(longer) > width) {
			lines.push(current);
			current = word;
		} else current = longer;
	}
	return [...lines, current];
}
