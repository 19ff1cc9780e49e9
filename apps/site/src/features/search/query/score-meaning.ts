import type { default as MiniSearch, SearchResult } from "minisearch";
import type { Locale } from "../../../lib/locale.ts";
import { foldText } from "../../../lib/words/turkish.ts";
import { EMPTY_WORDS } from "./everyday-words.ts";
import { toStem } from "../entry/search-words.ts";
import type { Meaning } from "./synonyms.ts";

/** Weights of another name for the typed words, and of a word without an idea of its own. */
const OTHER_NAME = 0.75;
const EMPTY_WORD = 0.08;

/**
 * Fewest letters with which a word that goes on is the same word. With fewer, only the last word of a query may be
 * unfinished: “kan grubu” is no query for “kanal”.
 */
const BEGINNING = 6;

/** Weight of words that only begin like a typed one. */
const BEGUN = 0.3;

/** Words of fewer than one in e^3.5 = 33 entries count in full. */
const RARITY = 3.5;

/** Scores by entry number. */
export type Scores = ReadonlyMap<number, number>;

/** What was found for one meaning. */
export interface MeaningScores {
	readonly scores: Scores;
	/** The entries that have the words themselves, with any endings, or another name for them. */
	readonly own: ReadonlySet<number>;
	/** True where a word is nowhere, only others that are spelled nearly like it, or begin like it. */
	readonly isSimilar: boolean;
	/** True for words without an idea of their own. */
	readonly isEmpty: boolean;
}

/** The entries for one word, and those of them that have the word itself. */
type WordScores = Pick<MeaningScores, "scores" | "own">;

/**
 * The best of the typed words and of each other name; a name counts only where all of its words are found.
 * @param isLast whether these are the last words of a query, which the reader may not have finished
 */
export function scoreMeaning(
	index: MiniSearch,
	{ typed, others }: Meaning,
	locale: Locale,
	isLast: boolean,
): MeaningScores {
	const best = new Map<number, number>();
	const own = new Set<number>();
	const add = (words: readonly WordScores[], weight: number): void => {
		for (const [id, score] of intersect(words)) {
			best.set(id, Math.max(best.get(id) ?? 0, score * weight));
			if (words.every((word) => word.own.has(id))) own.add(id);
		}
	};
	const found = typed.map((word) => scoreTyped(index, word, locale, isLast));
	const weight = isEmpty(typed) ? EMPTY_WORD : measureRarity(index, found);
	add(found, weight);
	for (const name of others) {
		add(
			name.map((word) => scoreWord(index, word, locale, "known")),
			weight * OTHER_NAME,
		);
	}
	const isSimilar = others.length === 0 && !isEmpty(typed) && found.some((one) => one.isSimilar);
	return { scores: best, own, isSimilar, isEmpty: isEmpty(typed) };
}

/** Weight of words: 1 for those of a few entries, towards 0 for those that occur nearly everywhere. */
function measureRarity(index: MiniSearch, written: readonly WordScores[]): number {
	const count = Math.max(1, intersect(written).size);
	return Math.min(1, Math.max(0.2, Math.log(index.documentCount / count) / RARITY));
}

/** Entries with a typed word, its beginning, or words that are spelled nearly like it where there are no others. */
function scoreTyped(
	index: MiniSearch,
	word: string,
	locale: Locale,
	isLast: boolean,
): WordScores & Pick<MeaningScores, "isSimilar"> {
	const isWhole = !isLast && word.length < BEGINNING;
	const { scores, own } = scoreWord(index, word, locale, isWhole ? "whole" : "unfinished");
	if (scores.size === 0) return scoreSimilar(index, word);
	return { scores, own, isSimilar: own.size === 0 || isOtherWord(index, word, locale) };
}

/**
 * Entries with a word or its stem. A typed word may also be the beginning of one, which is the word itself where it is
 * unfinished, or be spelled nearly like one.
 */
function scoreWord(
	index: MiniSearch,
	word: string,
	locale: Locale,
	source: "known" | "whole" | "unfinished",
): WordScores {
	const folded = foldText(word);
	const stem = toStem(word, locale);
	const isTyped = source !== "known";
	const isOwn = ({ terms }: SearchResult): boolean => source !== "whole" || terms.includes(folded);
	const found = index.search(folded, { ...OPTIONS, prefix: isTyped && folded.length >= 2 });
	const stemmed = stem === folded ? [] : index.search(stem, OPTIONS);
	const similar = isTyped && folded.length >= 5 ? index.search(folded, { ...OPTIONS, fuzzy: 1 }) : [];
	const scores = new Map<number, number>();
	const add = ({ id, score }: SearchResult, weight: number): void =>
		void scores.set(Number(id), (scores.get(Number(id)) ?? 0) + score * weight);
	for (const one of found) add(one, isOwn(one) ? 1 : BEGUN);
	for (const one of stemmed) add(one, 0.8 * (stem.length / folded.length));
	if (scores.size > 0) for (const one of similar) add(one, 0.2);
	return { scores, own: new Set([...found.filter(isOwn), ...stemmed].map(({ id }) => Number(id))) };
}

/**
 * True where all that is found for a word is its stem, which no entry has with an ending: then the stem is a word of its own,
 * such as the name ELM for "elma", and the typed word is nowhere.
 */
function isOtherWord(index: MiniSearch, word: string, locale: Locale): boolean {
	const folded = foldText(word);
	const stem = toStem(word, locale);
	if (stem === folded || index.search(folded, { ...OPTIONS, prefix: true }).length > 0) return false;
	const forms = index.search(stem, { ...OPTIONS, prefix: true }).flatMap(({ terms }) => terms);
	return forms.every((form) => form === stem || toStem(form, locale) !== stem);
}

/**
 * Entries with words that are spelled nearly like one that no entry has. Those that begin like it are mostly other forms of
 * the same word; where there are none, the word is only similar.
 */
function scoreSimilar(index: MiniSearch, word: string): WordScores & Pick<MeaningScores, "isSimilar"> {
	const folded = foldText(word);
	if (folded.length < 4) return { scores: new Map(), own: new Set(), isSimilar: false };
	const found = index.search(folded, { ...OPTIONS, prefix: true, fuzzy: 0.2 });
	const scores = new Map(found.map(({ id, score }) => [Number(id), score * 0.6]));
	const isSimilar =
		found.length > 0 && !found.some(({ terms }) => terms.some((term) => term.startsWith(folded.slice(0, 4))));
	return { scores, own: new Set(isSimilar ? [] : scores.keys()), isSimilar };
}

const OPTIONS = {
	tokenize: (text: string) => [text],
	processTerm: (term: string) => term,
	boost: { title: 5, joined: 4, names: 2.5, terms: 2.5, words: 1, text: 1, under: 0.6 },
	weights: { fuzzy: 0.4, prefix: 0.4 },
};

function intersect(words: readonly WordScores[]): Scores {
	const all = words.map(({ scores }) => scores);
	const [first = new Map<number, number>(), ...others] = all;
	const common = [...first.keys()].filter((id) => others.every((scores) => scores.has(id)));
	return new Map(common.map((id) => [id, all.reduce((sum, scores) => sum + (scores.get(id) ?? 0), 0)]));
}

function isEmpty(words: readonly string[]): boolean {
	return words.every((word) => EMPTY_WORDS.has(foldText(word)));
}
