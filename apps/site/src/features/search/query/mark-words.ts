import type { Locale } from "../../../lib/locale.ts";
import { foldText } from "../../../lib/words/turkish.ts";
import { cutQuery } from "./cut-query.ts";
import { EMPTY_WORDS } from "./everyday-words.ts";
import { splitWords, toStem } from "../entry/search-words.ts";

/** A piece of a text. */
export interface TextPiece {
	readonly text: string;
	/** Place of the word that it is among those of the query; undefined for all else. */
	readonly typed: number | undefined;
}

/** Shortest beginning of a word that is marked as one. */
const MIN_BEGINNING = 3;

/**
 * Makes a function that takes a text apart into words of the query and what is between them. A word is marked with
 * any ending, with or without Turkish letters, and where the query is its beginning; words without an idea of their own
 * are not marked, nor words behind the letters that are searched for. The pieces joined are the text.
 */
export function markWords(query: string, locale: Locale): (text: string) => readonly TextPiece[] {
	const typed = splitWords(cutQuery(query))
		.filter((word) => !EMPTY_WORDS.has(foldText(word)))
		.map((word) => ({ stem: toStem(word, locale), folded: foldText(word) }));
	const known = new Map<string, number>();
	const findTyped = (word: string): number => {
		const stem = toStem(word, locale);
		const folded = foldText(word);
		return typed.findIndex(
			(one) => one.stem === stem || (one.folded.length >= MIN_BEGINNING && folded.startsWith(one.folded)),
		);
	};
	return (text) =>
		text
			.split(/([\p{L}\p{M}\p{N}]+)/u)
			.map((piece, place) => {
				if (place % 2 === 0) return { text: piece, typed: undefined };
				const found = known.get(piece) ?? findTyped(piece);
				known.set(piece, found);
				return { text: piece, typed: found < 0 ? undefined : found };
			})
			.filter(({ text: piece }) => piece !== "");
}

/** Number of the query's words that have a piece. */
export function countTyped(pieces: readonly TextPiece[]): number {
	return new Set(pieces.flatMap(({ typed }) => typed ?? [])).size;
}
