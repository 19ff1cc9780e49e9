import MiniSearch from "minisearch";
import type { Locale } from "../../../lib/locale.ts";
import { foldText } from "../../../lib/turkish.ts";
import { EMPTY_WORDS } from "./everyday-words.ts";
import { type SearchEntry, type SearchKind, toNames } from "../search-entry.ts";
import { joinNames, splitWords, toIndexForms, toStem } from "./search-words.ts";
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
	api: 0.45,
};

/** Weights of another name for the typed words, and of a word without an idea of its own. */
const OTHER_NAME = 0.75;
const EMPTY_WORD = 0.08;

/** Words of fewer than one in e^3.5 = 33 entries count in full. */
const RARITY = 3.5;

/** Returns the entries that match a query, best first; none for a blank one. */
export type Search = (query: string) => readonly SearchEntry[];

/** Scores by entry number. */
type Scores = ReadonlyMap<number, number>;

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
		const meanings = readMeanings(query);
		const scores = addScores(meanings.map((meaning) => scoreMeaning(index, meaning, locale)));
		const key = toKey(query, locale);
		const asked = new Set(splitWords(query).map((word) => toStem(word, locale)));
		const ranked = [...scores]
			.map(([id, score]) => {
				const entry = entries[id];
				const stems = titleStems[id] ?? [];
				const covered = stems.filter((stem) => asked.has(stem)).length / Math.max(stems.length, 1);
				const named = nameKeys[id]?.includes(key) ? 2.5 : 1;
				const weight = KIND_WEIGHTS[entry?.kind ?? "page"];
				return { id, score: score * weight * named * (1 + 0.5 * covered) };
			})
			.toSorted((left, right) => right.score - left.score);
		return limitParts(ranked.flatMap(({ id }) => entries[id] ?? [])).slice(0, MAX_RESULTS);
	};
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

/** The best of the typed words and of each other name; a name counts only where all of its words are found. */
function scoreMeaning(index: MiniSearch, { typed, others }: Meaning, locale: Locale): Scores {
	const best = new Map<number, number>();
	const add = (scores: readonly Scores[], weight: number): void => {
		for (const [id, score] of intersect(scores)) best.set(id, Math.max(best.get(id) ?? 0, score * weight));
	};
	const written = typed.map((word) => scoreWord(index, word, locale, "typed"));
	const weight = isEmpty(typed) ? EMPTY_WORD : measureRarity(index, written);
	add(written, weight);
	for (const name of others) {
		add(
			name.map((word) => scoreWord(index, word, locale, "known")),
			weight * OTHER_NAME,
		);
	}
	return best;
}

/** Weight of words: 1 for those of a few entries, towards 0 for those that occur nearly everywhere. */
function measureRarity(index: MiniSearch, written: readonly Scores[]): number {
	const count = Math.max(1, intersect(written).size);
	return Math.min(1, Math.max(0.2, Math.log(index.documentCount / count) / RARITY));
}

/**
 * Entries with a word or its stem. A typed word may also be unfinished, or spelled nearly like one of an entry, which
 * counts more when nothing else is found.
 */
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
	if (!isTyped) return scores;
	if (scores.size === 0 && folded.length >= 4) add(folded, { prefix: true, fuzzy: 0.3 }, 0.6);
	else if (folded.length >= 5) add(folded, { fuzzy: 1 }, 0.2);
	return scores;
}

const OPTIONS = {
	tokenize: (text: string) => [text],
	processTerm: (term: string) => term,
	boost: { title: 5, joined: 4, names: 2.5, terms: 2.5, words: 1, text: 1, under: 0.6 },
	weights: { fuzzy: 0.4, prefix: 0.4 },
};

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

function intersect(all: readonly Scores[]): Scores {
	const [first = new Map<number, number>(), ...others] = all;
	const common = [...first.keys()].filter((id) => others.every((scores) => scores.has(id)));
	return new Map(common.map((id) => [id, all.reduce((sum, scores) => sum + (scores.get(id) ?? 0), 0)]));
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

function isEmpty(words: readonly string[]): boolean {
	return words.every((word) => EMPTY_WORDS.has(foldText(word)));
}

/** Equal for names that differ only in endings, case, accents and signs. */
function toKey(name: string, locale: Locale): string {
	return splitWords(name)
		.map((word) => toStem(word, locale))
		.join(" ");
}
