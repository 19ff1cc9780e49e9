import MiniSearch from "minisearch";
import type { Locale } from "../../../lib/locale.ts";
import { type SearchEntry, type SearchKind, toNames } from "../entry/search-entry.ts";
import { joinNames, splitWords, toIndexForms, toStem } from "../entry/search-words.ts";
import { cutQuery } from "./cut-query.ts";
import { type MeaningScores, scoreMeaning, type Scores } from "./score-meaning.ts";
import { buildMeanings, type Meaning } from "./synonyms.ts";

/** Most results for one query. */
const MAX_RESULTS = 24;

/** Most parts of one page among the results. */
const MAX_PARTS = 3;

/** Weight of a kind among others of the same score. */
const KIND_WEIGHTS: Readonly<Record<SearchKind, number>> = {
	page: 1.15,
	task: 1.15,
	provider: 1,
	library: 0.75,
	error: 0.9,
	metric: 0.95,
	section: 0.8,
	term: 0.85,
	model: 0.6,
	checkpoint: 0.3,
	api: 0.45,
};

export interface Found {
	/** The best matches, best first; none for a blank query. */
	readonly entries: readonly SearchEntry[];
	/** Number of all matches, of which `entries` may hold only the best. */
	readonly total: number;
	/** Words of the query that no entry has, as typed. */
	readonly unknown: readonly string[];
	/** Words that no entry has either, for which words spelled nearly alike were found. */
	readonly similar: readonly string[];
	/** Where the best entry has some only of the words that entries have, those that it has; else none. */
	readonly only: readonly string[];
	/** Words that entries have, of which the best entry has none itself, only others that are written alike; else none. */
	readonly inexact: readonly string[];
}

/** What was found for a meaning of the query. */
type FoundMeaning = MeaningScores & { readonly meaning: Meaning };

/** Finds the entries that match a query. */
export type Search = (query: string) => Found;

/**
 * A search that forgives missing Turkish letters, case, endings, unfinished words and small typing errors. Each
 * meaning in the query counts for itself (see `buildMeanings`); entries that have all of them come before entries that
 * have some, and an entry of exactly that name comes first.
 */
export async function buildSearch(entries: readonly SearchEntry[], locale: Locale): Promise<Search> {
	const index = await buildIndex(entries, locale);
	const readMeanings = buildMeanings(entries, locale);
	const nameKeys = entries.map((entry) => toNames(entry).map((name) => toKey(name, locale)));
	const titleStems = entries.map(({ title }) => splitWords(title).map((word) => toStem(word, locale)));

	return (query) => {
		const cut = cutQuery(query);
		const meanings = dropRepeated(readMeanings(cut));
		const found = meanings.map((meaning, place) => ({
			meaning,
			...scoreMeaning(index, meaning, locale, place === meanings.length - 1),
		}));
		const pieces = found.map(({ scores }) => scores);
		const key = toKey(cut, locale);
		const typed = new Set(splitWords(cut).map((word) => toStem(word, locale)));
		const ranked = [...addScores(pieces)]
			.map(([id, score]) => {
				const entry = entries[id];
				const stems = titleStems[id] ?? [];
				const covered = stems.filter((stem) => typed.has(stem)).length / Math.max(stems.length, 1);
				const named = nameKeys[id]?.includes(key) ? 2.5 : 1;
				const weight = KIND_WEIGHTS[entry?.kind ?? "page"];
				return { id, score: score * weight * named * (1 + 0.5 * covered) };
			})
			.toSorted((left, right) => right.score - left.score);
		const matches = limitParts(ranked.flatMap(({ id }) => entries[id] ?? []));
		return {
			entries: matches.slice(0, MAX_RESULTS),
			total: matches.length,
			unknown: found.filter(({ scores }) => scores.size === 0).flatMap(({ meaning }) => meaning.typed),
			similar: found.filter(({ isSimilar }) => isSimilar).flatMap(({ meaning }) => meaning.typed),
			...compareWithBest(found, ranked[0]?.id),
		};
	};
}

/** Of the words that entries have, what to say where the best entry has some only, or none of them itself. */
function compareWithBest(
	found: readonly FoundMeaning[],
	best: number | undefined,
): Pick<Found, "only" | "inexact"> {
	const somewhere = found.filter(({ own, isEmpty, isSimilar }) => own.size > 0 && !isEmpty && !isSimilar);
	const covered = somewhere.filter(({ own }) => best !== undefined && own.has(best));
	const isPart = covered.length > 0 && covered.length < somewhere.length;
	return {
		only: listTyped(isPart ? covered : []),
		inexact: listTyped(covered.length === 0 ? somewhere : []),
	};
}

function listTyped(found: readonly FoundMeaning[]): readonly string[] {
	return found.flatMap(({ meaning }) => meaning.typed);
}

function dropRepeated(meanings: readonly Meaning[]): readonly Meaning[] {
	return [...new Map(meanings.map((meaning) => [meaning.typed.join(" "), meaning])).values()];
}

/** Built in chunks, between which the page stays responsive. */
async function buildIndex(entries: readonly SearchEntry[], locale: Locale): Promise<MiniSearch> {
	const forms = new Map<string, string[]>();
	const toForms = (word: string): string[] => {
		const known = forms.get(word) ?? [...toIndexForms(word, locale)];
		forms.set(word, known);
		return known;
	};
	const index = new MiniSearch<SearchEntry & { id: number; joined: string }>({
		fields: ["title", "joined", "names", "terms", "words", "text", "under"],
		tokenize: (text) => [...splitWords(text)],
		processTerm: toForms,
	});
	await index.addAllAsync(
		entries.map((entry, id) => ({ ...entry, id, joined: joinNames(entry.title).join(" ") })),
		{ chunkSize: 100 },
	);
	return index;
}

/** Sums the scores of all meanings; an entry without some of them loses as much as those can count at most. */
function addScores(pieces: readonly Scores[]): Scores {
	const limits = pieces.map((scores) => Math.max(0, ...scores.values()));
	const most = limits.reduce((sum, limit) => sum + limit, 0);
	const sums = new Map<number, { score: number; covered: number }>();
	pieces.forEach((scores, place) => {
		for (const [id, score] of scores) {
			const before = sums.get(id) ?? { score: 0, covered: 0 };
			sums.set(id, { score: before.score + score, covered: before.covered + (limits[place] ?? 0) });
		}
	});
	return new Map([...sums].map(([id, { score, covered }]) => [id, score * (covered / most)]));
}

/** Keeps the best parts of each page only, so that one page does not fill the list. */
function limitParts(entries: readonly SearchEntry[]): readonly SearchEntry[] {
	const counts = new Map<string, number>();
	return entries.filter(({ kind, href }) => {
		if (kind !== "section" && kind !== "api") return true;
		const page = href.split("#")[0] ?? "";
		const count = (counts.get(page) ?? 0) + 1;
		counts.set(page, count);
		return count <= MAX_PARTS;
	});
}

/** Equal for names that differ only in endings, case, accents and signs. */
function toKey(name: string, locale: Locale): string {
	return splitWords(name)
		.map((word) => toStem(word, locale))
		.join(" ");
}
