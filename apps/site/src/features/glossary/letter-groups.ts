import type { Term } from "../../../content/glossary/term.ts";
import { wordsIn } from "../../../messages/words.ts";
import { toAnchors } from "../../lib/urls/anchors.ts";
import type { Locale } from "../../lib/locale.ts";
import { compareIn } from "../../locales/forms.ts";
import { LANGUAGES } from "../../locales/index.ts";

/** A letter and the terms that begin with it. */
export interface LetterGroup {
	readonly letter: string;
	/** Anchor of the letter on the page. */
	readonly id: string;
	/** In the order of the alphabet; empty for a letter that no term begins with. */
	readonly terms: readonly Term[];
}

/** The terms by their first letter, one group for each letter of the alphabet, in its order. */
export function groupByLetter(terms: readonly Term[], locale: Locale): readonly LetterGroup[] {
	const letters = LANGUAGES[locale].alphabet.split("");
	const { letterAnchor } = wordsIn(locale).glossary;
	const ids = toAnchors(letters.map((letter) => `${letterAnchor} ${letter}`));
	const compare = compareIn(locale);
	const sorted = terms.toSorted((a, b) => compare(a[locale].term, b[locale].term));
	return letters.map((letter, place) => ({
		letter,
		id: ids[place] ?? letter,
		terms: sorted.filter((term) => firstLetter(term[locale].term, locale) === letter),
	}));
}

function firstLetter(text: string, locale: Locale): string {
	return (text[0] ?? "").toLocaleUpperCase(locale);
}
