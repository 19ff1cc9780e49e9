import { type Locale, toLocale } from "../../../lib/locale.ts";
import { isSearchEntry, SEARCH_KINDS, type SearchEntry, type SearchKind } from "../search-entry.ts";

/** The file that the browser fetches before the first search: the entries, and the words that results are shown with. */
export interface SearchIndexFile {
	readonly locale: Locale;
	/** A kind by name, in the singular, and as the heading of a group. */
	readonly kind: Readonly<Record<SearchKind, string>>;
	readonly kinds: Readonly<Record<SearchKind | "best", string>>;
	readonly entries: readonly SearchEntry[];
}

/**
 * The value of an index file.
 * @throws Error when it has not the shape of one
 */
export function checkSearchIndex(value: unknown): SearchIndexFile {
	if (typeof value !== "object" || value === null) throw new Error("Search index: not an object");
	if (!("locale" in value && "kind" in value && "kinds" in value && "entries" in value))
		throw new Error("Search index: fields are missing");
	const { locale, kind, kinds, entries } = value;
	if (!Array.isArray(entries) || !entries.every(isSearchEntry)) throw new Error("Search index: no entries");
	return { locale: toLocale(locale), kind: readNames(kind), kinds: readNames(kinds), entries };
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
