import type { Locale } from "../../../lib/locale.ts";
import { EVERYDAY_WORDS } from "./everyday-words.ts";
import { type SearchEntry, toNames } from "../entry/search-entry.ts";
import { splitName, splitWords, toStem } from "../entry/search-words.ts";

/** Names of one idea, each a row of words: `["veri", "kümesi"]`. */
type Names = readonly (readonly string[])[];

/** Words of a query with one meaning: the words as typed, and the other names for it. */
export interface Meaning {
	readonly typed: readonly string[];
	readonly others: Names;
}

/** Takes a query apart into what it means. */
export type ReadMeanings = (query: string) => readonly Meaning[];

/** The names of one idea, each with comparable words. */
type Idea = readonly { readonly words: readonly string[]; readonly stems: string }[];

/** Longest name of an idea, in words. */
const MAX_NAME = 5;

/**
 * Makes a function that finds the ideas of the glossary and of everyday language in a query, both ways: `token` has the
 * other name `belirteç`, and `veri kümesi` has `dataset`. Endings and letter case do not matter, longer names come before
 * shorter ones. Words that belong to no idea have a group of their own.
 */
export function buildMeanings(entries: readonly SearchEntry[], locale: Locale): ReadMeanings {
	const toKey = (words: readonly string[]): string => words.map((word) => toStem(word, locale)).join(" ");
	const toIdea = (names: readonly string[]): Idea =>
		names.map((name) => ({ words: splitWords(name), stems: toKey(splitWords(name)) }));
	const ideas = [...entries.filter(({ kind }) => kind === "term").map(toNames), ...EVERYDAY_WORDS].map(
		toIdea,
	);
	const known = new Map<string, Idea[]>();
	for (const idea of ideas) {
		for (const { stems } of idea) known.set(stems, [...(known.get(stems) ?? []), idea]);
	}
	const findOthers = (typed: readonly string[]): Names | undefined => {
		const key = toKey(typed);
		const others = known.get(key)?.flatMap((idea) => idea.filter(({ stems }) => stems !== key));
		return others && [...new Map(others.map(({ stems, words }) => [stems, words])).values()];
	};
	return (query) => {
		const words = splitWords(query);
		const meanings: Meaning[] = [];
		for (let start = 0; start < words.length;) {
			const meaning = readMeaning(words.slice(start, start + MAX_NAME), findOthers);
			meanings.push(meaning);
			start += meaning.typed.length;
		}
		return meanings;
	};
}

/** The longest known name at the start of the words; else the first word, which may be a name written as one word. */
function readMeaning(
	words: readonly string[],
	findOthers: (typed: readonly string[]) => Names | undefined,
): Meaning {
	for (let length = words.length; length > 0; length -= 1) {
		const typed = words.slice(0, length);
		const others = findOthers(typed);
		if (others) return { typed, others };
	}
	const typed = words.slice(0, 1);
	const parts = splitName(typed[0] ?? "");
	return { typed, others: parts.length > 0 ? [parts] : [] };
}
