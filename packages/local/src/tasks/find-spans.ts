/** A place in a text, in UTF-16 units: the first, and the one behind the last. */
export interface Span {
	readonly start: number;
	readonly end: number;
}

/**
 * The places of words in a text, each searched behind the one before. Tokenizers change case, accents and spaces of what
 * they give back, so these do not count. A word that is not found has an empty place where the search stood.
 */
export function findSpans(text: string, words: readonly string[]): readonly Span[] {
	const { letters, places } = fold(text);
	let from = 0;
	return words.map((word) => {
		const wanted = fold(word).letters;
		const found = wanted === "" ? -1 : letters.indexOf(wanted, from);
		if (found < 0) {
			const start = places[from] ?? text.length;
			return { start, end: start };
		}
		from = found + wanted.length;
		const last = places[from - 1] ?? 0;
		return { start: places[found] ?? 0, end: last + lengthAt(text, last) };
	});
}

/** The letters that count, and where in the text each comes from. */
function fold(text: string): { letters: string; places: readonly number[] } {
	let letters = "";
	const places: number[] = [];
	let place = 0;
	for (const letter of text) {
		const plain = letter
			.normalize("NFD")
			.replace(/[\p{M}\s]/gu, "")
			.toLowerCase()
			.replace(/\p{M}/gu, "")
			.replaceAll("ı", "i");
		letters += plain;
		for (let unit = 0; unit < plain.length; unit += 1) places.push(place);
		place += letter.length;
	}
	return { letters, places };
}

/** Units of the letter at a place, with the marks that belong to it. */
function lengthAt(text: string, place: number): number {
	return /^.\p{M}*/su.exec(text.slice(place))?.[0].length ?? 1;
}
