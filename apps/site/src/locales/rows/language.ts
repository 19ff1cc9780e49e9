import type { Locale } from "@pusula/tasks";

/** Settings of a language, beside its messages (`messages/<tag>/`), its pages (`content/<tag>/`) and its grammar. */
export interface Language {
	readonly tag: Locale;
	/** True for the one language whose pages have no language part in their URL. */
	readonly isDefault?: true;
	/** Its name in itself: `Türkçe`. */
	readonly name: string;
	/** Whose forms of dates, numbers and lists and whose order of texts the site has, see `forms.ts`: `tr-TR`. */
	readonly region: `${Locale}-${string}`;
	/** Between the whole part and the decimals of a number. */
	readonly decimalMark: "," | ".";
	/** Capitals in the order of a dictionary. */
	readonly alphabet: string;
	/** The language whose word for a term is shown beside the page's own: the one that readers meet elsewhere. */
	readonly secondLocale: Locale;
	/** Letters and signs that its texts need beside those of western European languages; absent when there are none. */
	readonly letters?: string;
}

/** A folded word (see `foldText`) without its inflection, for comparing in search. It need not be a word. */
export type Stem = (folded: string) => string;

/**
 * The source of a pattern for the last word of a term with the endings its language gives it.
 * @param word in lower case
 * @param isCompound true when other words of the term come before it
 */
export type TermSource = (word: string, isCompound: boolean) => string;
