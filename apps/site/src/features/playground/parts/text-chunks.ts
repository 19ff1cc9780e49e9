/** Characters shown of a text before the reader expands it. */
const MOST_SHOWN = 20_000;

/** The beginning of a text, at most `limit` UTF-16 units, without half a character at its end. */
export function cutText(text: string, limit = MOST_SHOWN): string {
	if (text.length <= limit) return text;
	const isHalf = /[\uD800-\uDBFF][\uDC00-\uDFFF]/.test(text.slice(limit - 1, limit + 1));
	return text.slice(0, isHalf ? limit - 1 : limit);
}

/** A text in chunks of at most `limit` units, cut after a line where one ends in the chunk; `at` is the start of each. */
export function splitText(
	text: string,
	limit = MOST_SHOWN,
): readonly { readonly at: number; readonly text: string }[] {
	const pieces = [];
	let at = 0;
	while (at < text.length) {
		const piece = cutText(text.slice(at, at + limit + 1), limit);
		const line = at + piece.length < text.length ? piece.lastIndexOf("\n") + 1 : 0;
		const taken = line > 0 ? piece.slice(0, line) : piece || text.slice(at, at + limit);
		pieces.push({ at, text: taken });
		at += taken.length;
	}
	return pieces;
}

/** Characters that turn the direction of what follows, and so can make code read as something else. */
const TURNING = /[\u202A-\u202E\u2066-\u2069]/g;

/** Text in which characters that turn the direction of reading are replaced by their numbers: `⟨U+202E⟩`. */
export function toVisible(text: string): string {
	return text.replace(TURNING, (letter) => `⟨U+${letter.charCodeAt(0).toString(16).toUpperCase()}⟩`);
}
