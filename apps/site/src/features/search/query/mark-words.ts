import type { Locale } from "../../../lib/locale.ts";
import { foldText } from "../../../lib/words/turkish.ts";
import { EMPTY_WORDS } from "./everyday-words.ts";
import { splitWords, toStem } from "../search-words.ts";

/** A piece of a text, marked where it is a word of the query. */
export interface TextPiece {
	readonly text: string;
	readonly isMarked: boolean;
}

/** Shortest beginning of a word that is marked as one. */
const MIN_BEGINNING = 3;

/**
 * Makes a function that takes a text apart into words of the query and what is between them. A word is marked with
 * any ending, with or without Turkish letters, and where the query is its beginning; words without an idea of their own
 * are not marked. The pieces joined are the text.
 */
export function markWords(query: string, locale: Locale): (text: string) => readonly TextPiece[] {
	const typed = splitWords(query).filter((word) => !EMPTY_WORDS.has(foldText(word)));
	const stems = new Set(typed.map((word) => toStem(word, locale)));
	const beginnings = typed.map(foldText).filter((word) => word.length >= MIN_BEGINNING);
	const isTyped = (word: string): boolean =>
		stems.has(toStem(word, locale)) || beginnings.some((one) => foldText(word).startsWith(one));
	return (text) =>
		text
			.split(/([\p{L}\p{M}\p{N}]+)/u)
			.map((piece, place) => ({ text: piece, isMarked: place % 2 === 1 && isTyped(piece) }))
			.filter(({ text: piece }) => piece !== "");
}
