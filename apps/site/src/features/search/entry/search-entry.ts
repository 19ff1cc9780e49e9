/** Kinds of things that can be found, in the order of the full list. */
export const SEARCH_KINDS = [
	"page",
	"section",
	"task",
	"provider",
	"library",
	"error",
	"metric",
	"term",
	"model",
	"checkpoint",
	"api",
] as const;

/** A kind of thing that can be found; a `section` is a part of a page below a heading, `model` an
 * architecture of the Transformers library, `checkpoint` a model of the hub, `api` a name of a package. */
export type SearchKind = (typeof SEARCH_KINDS)[number];

/** Something that can be found. Fields that hold nothing are left out, which keeps the index small. */
export interface SearchEntry {
	/** Path of the page, in the language of the index. */
	readonly href: string;
	readonly kind: SearchKind;
	readonly title: string;
	/** Its parent, shown with a result: the page of a section, the package of a name. */
	readonly under?: string;
	/** Other names and ids, each whole, joined by `NAME_SEPARATOR`; searched, not shown. */
	readonly names?: string;
	/** Other names and words for it; searched, not shown. */
	readonly terms?: string;
	/** Words by which its text differs from other texts (see `keywords.ts`); searched, not shown. */
	readonly words?: string;
	/** Description in a sentence; shown with a result. */
	readonly text?: string;
	/** URL of a small picture of it, 160 × 100 pixels, or of a logo with its id in the file; shown with a result. */
	readonly picture?: string;
}

/** Separator between the other names of an entry. */
export const NAME_SEPARATOR = ", ";

/** All names of an entry, its title first. */
export function toNames({ title, names }: SearchEntry): readonly string[] {
	return names ? [title, ...names.split(NAME_SEPARATOR)] : [title];
}

/** True for a value that has the fields of an entry. */
export function isSearchEntry(value: unknown): value is SearchEntry {
	if (typeof value !== "object" || value === null) return false;
	if (!("kind" in value && "href" in value && "title" in value)) return false;
	return SEARCH_KINDS.some((one) => one === value.kind);
}
