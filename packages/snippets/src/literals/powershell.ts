import { checkText, Code, LiteralError } from "./text.ts";

/** The characters that PowerShell reads as a single quote: the plain one, and the curly ones of word processors. */
const QUOTES = /['\u2018-\u201b]/g;
const MARK = "pusula-file";

/** A text as PowerShell takes it letter by letter. */
export function printPowerShell(text: string): string {
	const safe = checkText(text);
	if (safe.includes("\0")) throw new LiteralError("A PowerShell text cannot hold a NUL character.");
	return `'${safe.replace(QUOTES, (quote) => quote + quote)}'`;
}

/** Text for the inside of double quotes: nothing in it is a variable or ends the text. */
export function printDoubleQuoted(text: string): string {
	return checkText(text).replace(/[`$"\u201c-\u201e]/g, (letter) => `\`${letter}`);
}

/** A text that marks, inside a value, where a variable goes. */
export function placeOf(variable: string): string {
	return `\u0001${MARK}${variable}\u0001`;
}

/** The same inside JSON. */
const PLACE = new RegExp(`\\\\u0001${MARK}(\\w+)\\\\u0001`);

/**
 * JSON text as a PowerShell expression: here-strings take every letter as it is, and end only where a line begins with
 * a quote and an at sign, as no line of this JSON does. Variables are put in where the value marks their places.
 */
export function printJsonText(value: unknown): string {
	const json = JSON.stringify(
		value,
		(_key, part: unknown) => {
			if (part instanceof Code) return part.text;
			return typeof part === "string" ? checkText(part) : part;
		},
		2,
	);
	const parts = json.split(PLACE).map((part, index) => (index % 2 === 0 ? `@'\n${part}\n'@` : `$${part}`));
	return parts.join(" + ");
}
