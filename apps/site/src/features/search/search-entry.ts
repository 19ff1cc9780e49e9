/** Kinds of things that can be found, in the order of the full list. */
export const SEARCH_KINDS = ["page", "task", "provider", "error", "term", "model"] as const;

/** A kind of thing that can be found. */
export type SearchKind = (typeof SEARCH_KINDS)[number];

/** Something that can be found. */
export interface SearchEntry {
	/** Address of the page, in the language of the index. */
	readonly href: string;
	readonly kind: SearchKind;
	readonly title: string;
	/** Other names and ids that lead here; searched, not shown. Those of a `term` are joined by `NAME_SEPARATOR`. */
	readonly terms: string;
	/** What it is, in a few sentences; the first is shown with a result. */
	readonly text: string;
}

/** Stands between the names of a term of the glossary. */
export const NAME_SEPARATOR = ", ";

/** The other names of a term of the glossary; none for things of another kind. */
export function toNames({ kind, terms }: SearchEntry): readonly string[] {
	return kind === "term" ? terms.split(NAME_SEPARATOR) : [];
}

/** True for the name of a kind. */
export function isSearchKind(kind: string): kind is SearchKind {
	return SEARCH_KINDS.some((one) => one === kind);
}
