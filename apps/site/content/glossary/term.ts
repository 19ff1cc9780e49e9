import type { Locale, TaskId } from "@pusula/tasks";

/** A term in one language. */
export interface TermWords {
	/** The word the site uses. Lower case, unless the language writes it otherwise. */
	readonly term: string;
	/** Other words that mean the same and may be used: abbreviations, spellings. Search finds the term by them. */
	readonly also?: readonly string[];
	/** One to three sentences. */
	readonly definition: string;
}

/** An idea that readers meet, with one word for it in each language. */
export interface Term extends Readonly<Record<Locale, TermWords>> {
	/** The idea's name in English, in kebab case. */
	readonly id: string;
	/** Turkish words for the same idea that the site does not use. The prose check refuses them. */
	readonly forbidden?: readonly string[];
	/** Ids of terms to read next. */
	readonly related?: readonly string[];
	/** Tasks whose page this term belongs to. */
	readonly tasks?: readonly TaskId[];
	/**
	 * Where the first use of the word in a text shows the definition: in every text, or, for words with an everyday meaning
	 * too, only in the articles of its tasks. Terms without it are plain enough.
	 */
	readonly explained?: "everywhere" | "in-tasks";
}
