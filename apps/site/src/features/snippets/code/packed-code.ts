import type { CodeTokenKind, HighlightedCode } from "../../../lib/words/highlight.ts";

/** Coloured code as it travels: lines of plain texts, and of texts with their kind. */
export type PackedCode = readonly (readonly (string | readonly [string, CodeTokenKind])[])[];

/** Coloured code made small; places and numbers are counted again from it. */
export function packCode(code: HighlightedCode): PackedCode {
	return code.map(({ tokens }) => tokens.map(({ text, kind }) => (kind ? [text, kind] : text)));
}

/** Coloured code as it was before it was packed. */
export function unpackCode(lines: PackedCode): HighlightedCode {
	let start = 0;
	return lines.map((line, index) => {
		const tokens = line.map((token) => {
			const [text, kind] = typeof token === "string" ? [token] : token;
			const read = { start, text, ...(kind && { kind }) };
			start += text.length;
			return read;
		});
		start += 1; // the line break
		return { number: index + 1, tokens };
	});
}
