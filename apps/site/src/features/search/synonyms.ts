import type { Locale } from "../../lib/locale.ts";
import { foldText } from "../../lib/turkish.ts";
import { stemTurkish } from "../../lib/turkish-stem.ts";
import { type SearchEntry, toNames } from "./search-entry.ts";

/** Rewritings of one query that are searched too; more would only blur the results. */
const MAX_REWRITINGS = 6;

/** The names of one idea, the site's own first; each as comparable words. */
type Idea = readonly { readonly name: string; readonly words: readonly string[] }[];

/** Gives a query again with other names for the ideas in it. */
export type Rewrite = (query: string) => readonly string[];

/**
 * Makes a function that puts other names for the glossary's ideas into a query, both ways: on Turkish pages `token` gives
 * `belirteç`, and `veri kümesi` gives `dataset`. Endings and letter case do not matter. Synonyms are the names of the
 * entries of kind `term`.
 */
export function buildRewrite(entries: readonly SearchEntry[], locale: Locale): Rewrite {
	const toWords = (text: string): readonly string[] =>
		(text.match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => toComparable(word, locale));
	const ideas = entries
		.filter(({ kind }) => kind === "term")
		.map((entry): Idea => [entry.title, ...toNames(entry)].map((name) => ({ name, words: toWords(name) })));
	return (query) => {
		const words = query.match(/[\p{L}\p{N}]+/gu) ?? [];
		const comparable = words.map((word) => toComparable(word, locale));
		const rewritings = ideas.flatMap((idea) => {
			const place = findIdea(comparable, idea);
			if (!place) return [];
			return idea
				.filter(({ name }) => name !== place.name)
				.map(({ name }) => [...words.slice(0, place.start), name, ...words.slice(place.end)].join(" "));
		});
		return [...new Set(rewritings)].slice(0, MAX_REWRITINGS);
	};
}

function findIdea(
	words: readonly string[],
	idea: Idea,
): { readonly name: string; readonly start: number; readonly end: number } | undefined {
	for (const { name, words: own } of idea) {
		for (let start = 0; own.length > 0 && start + own.length <= words.length; start += 1) {
			if (own.every((word, place) => word === words[start + place]))
				return { name, start, end: start + own.length };
		}
	}
	return undefined;
}

function toComparable(word: string, locale: Locale): string {
	return locale === "tr" ? stemTurkish(word) : foldText(word).replace(/(?<=\p{L}{3})s$/u, "");
}
