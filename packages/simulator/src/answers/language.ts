/** Everyday Turkish words without Turkish letters, for texts typed on another keyboard. */
const TURKISH_WORDS =
	/(?<=^|[^\p{L}])(?:merhaba|selam|nedir|neden|nasil|hangi|kim|kime|bir|bana|benim|ve|veya|icin|ile|misin|musun|mi|ne|kac|nerede|yaz|anlat|hava|gunaydin|tesekkurler|evet|hayir|bugun|en|kadar|gibi|ama|bu|su|o)(?=$|[^\p{L}])/giu;

/** True when a text reads like Turkish: a letter only Turkish has here, or two signs such as everyday words. */
export function looksTurkish(text: string): boolean {
	if (/[ğşıĞŞİ]/.test(text)) return true;
	const words = text.match(TURKISH_WORDS)?.length ?? 0;
	return (
		words + (/[çöüÇÖÜ]/.test(text) ? 1 : 0) >= 2 ||
		(words === 1 && /^\s*(?:merhaba|selam|nedir|günaydın|teşekkür)/i.test(text))
	);
}

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
