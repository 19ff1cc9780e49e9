import MiniSearch from "minisearch";
import type { Locale } from "../../lib/locale.ts";
import { foldText } from "../../lib/turkish.ts";
import { stemTurkish } from "../../lib/turkish-stem.ts";
import { type SearchEntry, type SearchKind, toNames } from "./search-entry.ts";
import { buildRewrite } from "./synonyms.ts";

/** Most results shown for one query. */
const MAX_RESULTS = 20;

/** Kinds that come after others of the same merit. */
const BOOSTS: Partial<Readonly<Record<SearchKind, number>>> = { term: 0.8, model: 0.6 };

/** Finds entries; best first. */
export type Search = (query: string) => readonly SearchEntry[];

/**
 * A search over entries that forgives missing Turkish letters, case, endings, unfinished words and small typing errors.
 * An entry of exactly that name comes first, then entries with all words of the query, then those with another name for
 * what is meant (see `buildRewrite`), then entries with some of the words.
 */
export function buildSearch(entries: readonly SearchEntry[], locale: Locale): Search {
	const index = new MiniSearch<SearchEntry & { id: number }>({
		fields: ["title", "terms", "text"],
		processTerm: (term) => toTerms(term, locale),
		searchOptions: {
			processTerm: (term) => (locale === "tr" ? stemTurkish(term) : foldText(term)),
			boost: { title: 4, terms: 2 },
			prefix: (term) => term.length >= 2,
			fuzzy: (term) => (term.length >= 4 ? 0.25 : false),
			weights: { fuzzy: 0.2, prefix: 0.5 },
			boostDocument: (id) => BOOSTS[entries[Number(id)]?.kind ?? "page"] ?? 1,
		},
	});
	index.addAll(entries.map((entry, id) => ({ ...entry, id })));
	const find = (query: string, combineWith: "AND" | "OR"): readonly SearchEntry[] =>
		index.search(query, { combineWith }).flatMap(({ id }) => entries[Number(id)] ?? []);
	const rewrite = buildRewrite(entries, locale);
	return (query) => {
		const title = foldText(query.trim());
		const named = entries.filter((entry) =>
			[entry.title, ...toNames(entry)].some((name) => foldText(name) === title),
		);
		const meant = rewrite(query).flatMap((other) => find(other, "AND"));
		return [...new Set([...named, ...find(query, "AND"), ...meant, ...find(query, "OR")])].slice(
			0,
			MAX_RESULTS,
		);
	};
}

/** What is kept of a word: its folded form, which unfinished words may begin, and on Turkish pages its stem. */
function toTerms(word: string, locale: Locale): string | string[] {
	const folded = foldText(word);
	if (locale !== "tr") return folded;
	const stem = stemTurkish(folded);
	return stem === folded ? folded : [folded, stem];
}
