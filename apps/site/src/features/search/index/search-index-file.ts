import { type Locale, toLocale } from "../../../lib/locale.ts";
import { type HubModels, isHubModels, toModelEntries } from "./hub-models.ts";
import { isPageNames, type PageNames, toNameEntries } from "./page-names.ts";
import { isSearchEntry, SEARCH_KINDS, type SearchEntry, type SearchKind } from "../entry/search-entry.ts";

/** The file that the browser fetches before the first search: the entries, and the words that results are shown with. */
export interface SearchIndexFile {
	readonly locale: Locale;
	/** A kind by name, in the singular, and as the heading of a group. */
	readonly kind: Readonly<Record<SearchKind, string>>;
	readonly kinds: Readonly<Record<SearchKind | "best", string>>;
	readonly found: FoundWords;
	readonly models: readonly HubModels[];
	readonly names: readonly PageNames[];
	/** All others. */
	readonly entries: readonly SearchEntry[];
}

/** What is announced of a search, each with places to fill. */
export interface FoundWords {
	/** `{count}` results. */
	readonly count: string;
	/** The best `{count}` of `{total}` results. */
	readonly cut: string;
	/** The `{words}` that no entry has. */
	readonly unknown: string;
	/** The `{words}` that no entry has, for which words spelled nearly alike were found. */
	readonly similar: string;
	/** The `{words}` that the first result matches, of several that entries have. */
	readonly only: string;
	/** The `{words}` that entries have, but the first result only similar ones. */
	readonly inexact: string;
	/** No result for `{query}`. */
	readonly none: string;
}

/**
 * The value of an index file.
 * @throws Error when it has not the shape of one
 */
export function checkSearchIndex(value: unknown): SearchIndexFile {
	if (typeof value !== "object" || value === null) throw new Error("Search index: not an object");
	if (!(
		"locale" in value &&
		"kind" in value &&
		"kinds" in value &&
		"found" in value &&
		"models" in value &&
		"names" in value &&
		"entries" in value
	))
		throw new Error("Search index: fields are missing");
	const { locale, kind, kinds, found, models, names, entries } = value;
	if (!Array.isArray(entries) || !entries.every(isSearchEntry)) throw new Error("Search index: no entries");
	if (!isHubModels(models)) throw new Error("Search index: no models");
	if (!isPageNames(names)) throw new Error("Search index: no names of the API");
	if (!isFoundWords(found)) throw new Error("Search index: messages are missing");
	return {
		locale: toLocale(locale),
		kind: readNames(kind),
		kinds: readNames(kinds),
		found,
		models,
		names,
		entries,
	};
}

/** Everything that an index file has an entry for. */
export function listAllEntries({ entries, names, models }: SearchIndexFile): readonly SearchEntry[] {
	return [...entries, ...toNameEntries(names), ...toModelEntries(models, entries)];
}

function isFoundWords(value: unknown): value is FoundWords {
	const texts: ReadonlyMap<string, unknown> = new Map(Object.entries(value ?? {}));
	return ["count", "cut", "unknown", "similar", "only", "inexact", "none"].every(
		(key) => typeof texts.get(key) === "string",
	);
}

function readNames(value: unknown): Readonly<Record<SearchKind | "best", string>> {
	const names: ReadonlyMap<string, unknown> = new Map(Object.entries(value ?? {}));
	const toName = (key: string): string => {
		const name = names.get(key);
		return typeof name === "string" ? name : key;
	};
	const pairs = [...SEARCH_KINDS, "best" as const].map((key) => [key, toName(key)] as const);
	return Object.fromEntries(pairs) as Record<SearchKind | "best", string>; // every key is among the pairs
}
