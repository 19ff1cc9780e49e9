/**
 * Splits a text into strings that look like a model's tokens: a word or a part of at most six letters with the blank before
 * it, or one other sign. Joined, they are the text again.
 */
export function toTokens(text: string): readonly string[] {
	return text.match(/\s?[\p{L}\p{M}\p{N}]{1,6}|\s?[^\s\p{L}\p{M}\p{N}]|\s/gu) ?? [];
}

/** Words of a text, without signs. */
export function toWords(text: string): readonly string[] {
	return text.match(/[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}]+)?/gu) ?? [];
}

/** A word without capitals and accents, for comparing: Turkish dotless and dotted i become one letter. */
export function foldWord(word: string): string {
	const plain = word.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
	return plain.replaceAll("ı", "i");
}
