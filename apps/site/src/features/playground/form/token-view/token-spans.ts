/** A stretch of a text between two borders of tokens. A letter that is cut in two keeps all its tokens together. */
export interface TokenSpan {
	readonly at: number;
	readonly text: string;
	readonly tokens: number;
}

/**
 * Start and end of the tokens of a text.
 * @param decode returns the text of some tokens, with marks in place of letters that are cut in two
 */
export function toTokenSpans(
	text: string,
	ids: readonly number[],
	decode: (ids: readonly number[]) => string,
): readonly TokenSpan[] {
	const pieces: TokenSpan[] = [];
	let at = 0;
	let held: number[] = [];
	for (const id of ids) {
		held.push(id);
		const piece = decode(held);
		if (piece === "" || !text.startsWith(piece, at)) continue;
		pieces.push({ at, text: piece, tokens: held.length });
		at += piece.length;
		held = [];
	}
	return held.length > 0 ? [...pieces, { at, text: text.slice(at), tokens: held.length }] : pieces;
}
