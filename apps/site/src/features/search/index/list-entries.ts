import { readSections } from "./read-sections.ts";
import type { SearchEntry } from "../entry/search-entry.ts";
import { findKeywords } from "./keywords.ts";
import type { Locale } from "../../../lib/locale.ts";
import { isRoute, toHref } from "../../../lib/urls/paths.ts";
import {
	listErrors,
	listLibraryEntries,
	listMetrics,
	listModelEntries,
	listProviderEntries,
	listTasks,
	listTerms,
} from "./list-catalogue.ts";
import { listDocs, listReference } from "./list-docs.ts";
import { listPages } from "./list-pages.ts";
import { OTHER_NAMES } from "./other-names.ts";
import type { SearchSources } from "./sources.ts";

/** Everything that can be found in one language. */
export function listEntries(locale: Locale, { written, reference }: SearchSources): readonly SearchEntry[] {
	const pages = written(locale);
	const parts = pages.map(({ body }) => readSections(body));
	const keywordsOf = findKeywords(
		parts.flatMap(({ opening, sections }) => [opening, ...sections.map(({ text }) => text)]),
		locale,
	);
	const found = [
		...listPages(locale),
		...listDocs(pages, keywordsOf, locale),
		...listTasks(pages, keywordsOf, locale),
		...listProviderEntries(pages, keywordsOf, locale),
		...listLibraryEntries(locale),
		...listErrors(pages, keywordsOf, locale),
		...listMetrics(locale),
		...listTerms(keywordsOf, locale),
		...listModelEntries(locale),
		...listReference(reference, locale),
	];
	const otherNames = new Map(
		Object.entries(OTHER_NAMES).map(([route, names]) => [
			isRoute(route) ? toHref(route, locale) : route,
			names,
		]),
	);
	return found.map((entry) => trim(entry, otherNames.get(entry.href)));
}

/** The entry with its other names, without empty fields. */
function trim(entry: SearchEntry, otherNames = ""): SearchEntry {
	const { href, kind, title, under, names, words, text } = entry;
	const terms = `${entry.terms ?? ""} ${otherNames}`.trim();
	return {
		href,
		kind,
		title,
		...(under && { under }),
		...(names && { names }),
		...(terms && { terms }),
		...(words && { words }),
		...(text && { text }),
	};
}
