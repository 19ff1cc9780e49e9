import type { SearchEntry } from "../entry/search-entry.ts";

/** Names of the API that one page explains, as the index file holds them: short, because there are hundreds. */
export interface PageNames {
	/** Path of the page; the anchor of a name is the name. */
	readonly page: string;
	/** The package. */
	readonly under: string;
	/** The names, joined by blanks. */
	readonly names: string;
	/** The description of each name in order; absent where none has one. */
	readonly texts?: readonly string[];
}

/** The names of the API by page, and the entries that are left: all others, and names that have more than a text. */
export function groupNames(entries: readonly SearchEntry[]): {
	readonly names: readonly PageNames[];
	readonly others: readonly SearchEntry[];
} {
	const groups = new Map<string, SearchEntry[]>();
	for (const entry of entries.filter(isPlainName)) {
		const page = toPage(entry);
		groups.set(page, [...(groups.get(page) ?? []), entry]);
	}
	const names = [...groups].map(([page, group]): PageNames => {
		const texts = group.map(({ text = "" }) => text);
		return {
			page,
			under: group[0]?.under ?? "",
			names: group.map(({ title }) => title).join(" "),
			...(texts.some(Boolean) && { texts }),
		};
	});
	return { names, others: entries.filter((entry) => !isPlainName(entry)) };
}

/** An entry for each name, as `groupNames` was given it. */
export function toNameEntries(names: readonly PageNames[]): readonly SearchEntry[] {
	return names.flatMap(({ page, under, names: titles, texts }) =>
		titles.split(" ").map((title, place): SearchEntry => {
			const text = texts?.[place];
			return { href: `${page}#${title}`, kind: "api", title, under, ...(text && { text }) };
		}),
	);
}

/** True for a list of names as `groupNames` makes it. */
export function isPageNames(value: unknown): value is readonly PageNames[] {
	return Array.isArray(value) && value.every(isOnePage);
}

function isOnePage(value: unknown): value is PageNames {
	const fields: ReadonlyMap<string, unknown> = new Map(Object.entries(value ?? {}));
	const texts = fields.get("texts") ?? [];
	return (
		["page", "under", "names"].every((key) => typeof fields.get(key) === "string") &&
		Array.isArray(texts) &&
		texts.every((text) => typeof text === "string")
	);
}

function isPlainName(entry: SearchEntry): boolean {
	const { kind, href, title, names, terms, words, picture } = entry;
	return kind === "api" && href.endsWith(`#${title}`) && !(names ?? terms ?? words ?? picture);
}

function toPage({ href }: SearchEntry): string {
	return href.slice(0, href.indexOf("#"));
}
