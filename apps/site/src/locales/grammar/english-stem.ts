/**
 * A rough stem of an English word, for comparing in search: `tokenising`, `tokenizer` and `tokens` lose their endings.
 * @param word folded, see `foldText`
 */
export function stemEnglish(word: string): string {
	let stem = word;
	for (const [ending, place] of ENDINGS) {
		const shorter = stem.replace(ending, place);
		if (shorter.length >= MIN_STEM) stem = shorter;
	}
	return stem;
}

/** Endings of English words, longer ones first, and their replacements. */
const ENDINGS: readonly (readonly [ending: RegExp, place: string])[] = [
	[/is(ation|e|ing|ed|er|es)(s?)$/, "iz$1$2"],
	[/(?:ations?|atives?|ings?|ers?|ed|es|s|e)$/, ""],
];

/** Shortest stem that is left; shorter ones would make unrelated words equal. */
const MIN_STEM = 4;
