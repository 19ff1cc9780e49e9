import type MiniSearch from "minisearch";
import type { Locale } from "../../../lib/locale.ts";
import { foldText } from "../../../lib/words/turkish.ts";
import { EMPTY_WORDS } from "./everyday-words.ts";
import { toStem } from "../entry/search-words.ts";
import type { Meaning } from "./synonyms.ts";

/** Weights of another name for the typed words, and of a word without an idea of its own. */
const OTHER_NAME = 0.75;
const EMPTY_WORD = 0.08;

/** Words of fewer than one in e^3.5 = 33 entries count in full. */
const RARITY = 3.5;

/** Scores by entry number. */
export type Scores = ReadonlyMap<number, number>;

/** What was found for one meaning. */
export interface MeaningScores {
	readonly scores: Scores;
	/** True where a word is nowhere, only others that are spelled nearly like it, or its beginning. */
	readonly isSimilar: boolean;
}

/** The best of the typed words and of each other name; a name counts only where all of its words are found. */
export function scoreMeaning(index: MiniSearch, { typed, others }: Meaning, locale: Locale): MeaningScores {
	const best = new Map<number, number>();
	const add = (scores: readonly Scores[], weight: number): void => {
		for (const [id, score] of intersect(scores)) best.set(id, Math.max(best.get(id) ?? 0, score * weight));
	};
	const found = typed.map((word) => {
		const scores = scoreWord(index, word, locale, "typed");
		return scores.size > 0
			? { scores, isSimilar: isOtherWord(index, word, locale) }
			: scoreSimilar(index, word);
	});
	const written = found.map(({ scores }) => scores);
	const weight = isEmpty(typed) ? EMPTY_WORD : measureRarity(index, written);
	add(written, weight);
	for (const name of others) {
		add(
			name.map((word) => scoreWord(index, word, locale, "known")),
			weight * OTHER_NAME,
		);
	}
	const isSimilar = others.length === 0 && !isEmpty(typed) && found.some((one) => one.isSimilar);
	return { scores: best, isSimilar };
}

/** Weight of words: 1 for those of a few entries, towards 0 for those that occur nearly everywhere. */
function measureRarity(index: MiniSearch, written: readonly Scores[]): number {
	const count = Math.max(1, intersect(written).size);
	return Math.min(1, Math.max(0.2, Math.log(index.documentCount / count) / RARITY));
}

/** Entries with a word or its stem. A typed word may also be unfinished, or spelled nearly like one of an entry. */
function scoreWord(index: MiniSearch, word: string, locale: Locale, source: "typed" | "known"): Scores {
	const folded = foldText(word);
	const stem = toStem(word, locale);
	const scores = new Map<number, number>();
	const add = (term: string, options: { prefix?: boolean; fuzzy?: number }, weight: number): void => {
		for (const { id, score } of index.search(term, { ...OPTIONS, ...options }))
			scores.set(Number(id), (scores.get(Number(id)) ?? 0) + score * weight);
	};
	const isTyped = source === "typed";
	add(folded, { prefix: isTyped && folded.length >= 2 }, 1);
	if (stem !== folded) add(stem, {}, 0.8 * (stem.length / folded.length));
	if (isTyped && scores.size > 0 && folded.length >= 5) add(folded, { fuzzy: 1 }, 0.2);
	return scores;
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
function scoreSimilar(index: MiniSearch, word: string): MeaningScores {
	const folded = foldText(word);
	if (folded.length < 4) return { scores: new Map(), isSimilar: false };
	const found = index.search(folded, { ...OPTIONS, prefix: true, fuzzy: 0.2 });
	return {
		scores: new Map(found.map(({ id, score }) => [Number(id), score * 0.6])),
		isSimilar:
			found.length > 0 &&
			!found.some(({ terms }) => terms.some((term) => term.startsWith(folded.slice(0, 4)))),
	};
}

const OPTIONS = {
	tokenize: (text: string) => [text],
	processTerm: (term: string) => term,
	boost: { title: 5, joined: 4, names: 2.5, terms: 2.5, words: 1, text: 1, under: 0.6 },
	weights: { fuzzy: 0.4, prefix: 0.4 },
};

function intersect(all: readonly Scores[]): Scores {
	const [first = new Map<number, number>(), ...others] = all;
	const common = [...first.keys()].filter((id) => others.every((scores) => scores.has(id)));
	return new Map(common.map((id) => [id, all.reduce((sum, scores) => sum + (scores.get(id) ?? 0), 0)]));
}

function isEmpty(words: readonly string[]): boolean {
	return words.every((word) => EMPTY_WORDS.has(foldText(word)));
}
