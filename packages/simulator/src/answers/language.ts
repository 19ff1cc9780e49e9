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

/** Sentences of a text, trimmed, each with its closing sign. */
export function toSentences(text: string): readonly string[] {
	return (text.match(/[^.!?…]+[.!?…]*/g) ?? []).map((sentence) => sentence.trim()).filter(Boolean);
}

/** A word without capitals and accents, for comparing: Turkish dotless and dotted i become one letter. */
export function foldWord(word: string): string {
	const plain = word.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
	return plain.replaceAll("ı", "i");
}

/** Stop words of both languages, folded. */
const STOP_WORDS = new Set(
	`a an and are as at be but by can could do does for from had has have how i if in is it its me my of on or please
	so than that the their them then there this to was we were what when where which who whom whose why will with
	would you your about tell give write explain describe make say bana bir bu su o ve veya ile icin mi mu ne nedir
	nasil neden niye kim hangi kac nerede en cok daha gibi kadar ama fakat de da ki var yok olan olarak anlat yaz
	acikla soyle lutfen misin musun eder ederim nelerdir hakkinda kisaca`.split(/\s+/),
);

/** The words of a text that are not stop words, in order, each once. */
export function toKeywords(text: string): readonly string[] {
	const kept = new Map<string, string>();
	for (const word of toWords(text)) {
		const folded = foldWord(word);
		if (folded.length > 1 && !STOP_WORDS.has(folded) && !kept.has(folded)) kept.set(folded, word);
	}
	return [...kept.values()];
}
