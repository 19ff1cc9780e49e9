import type { Locale } from "../../../lib/locale.ts";
import { foldText } from "../../../lib/words/turkish.ts";
import { splitWords, toStem } from "../entry/search-words.ts";

/** A word in a larger share of the texts than this is no keyword. */
const MAX_SHARE = 0.2;

/** A word with the number of its uses in one text. */
interface Use {
	readonly word: string;
	uses: number;
}

/** Returns the words by which a text differs from the others, the rarest first. */
export type KeywordsOf = (text: string, count: number) => string;

/**
 * Counts in all texts how rare each word is. The returned function returns the keywords of a text, folded and joined by
 * blanks: words that occur often in it and seldom elsewhere; inflections of one word count together.
 */
export function findKeywords(texts: readonly string[], locale: Locale): KeywordsOf {
	const spread = new Map<string, number>();
	for (const text of texts) {
		for (const stem of countUses(text, locale).keys()) spread.set(stem, (spread.get(stem) ?? 0) + 1);
	}
	return (text, count) =>
		[...countUses(text, locale)]
			.map(([stem, { word, uses }]) => {
				const share = (spread.get(stem) ?? 1) / texts.length;
				return { word, weight: share > MAX_SHARE ? 0 : Math.sqrt(uses) * -Math.log(share) };
			})
			.filter(({ weight }) => weight > 0)
			.toSorted((left, right) => right.weight - left.weight)
			.slice(0, count)
			.map(({ word }) => word)
			.toSorted()
			.join(" ");
}

/** The words of a text by stem, without short words and numbers other than of three digits; of several inflections the shortest is kept. */
function countUses(text: string, locale: Locale): Map<string, Use> {
	const found = new Map<string, Use>();
	for (const written of splitWords(text)) {
		if (written.length < 3 || /^\p{N}(?!\p{N}{2}$)/u.test(written)) continue;
		const word = /\p{Ll}\p{Lu}/u.test(written) ? written : foldText(written);
		const stem = toStem(word, locale);
		const use = found.get(stem);
		if (use) use.uses += 1;
		if (!use || word.length < use.word.length) found.set(stem, { word, uses: use?.uses ?? 1 });
	}
	return found;
}
