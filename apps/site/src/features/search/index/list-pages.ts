import { listSitePages } from "../../../facts/pages/site-pages.ts";
import type { Locale } from "../../../lib/locale.ts";
import { toHref } from "../../../lib/urls/paths.ts";
import type { SearchEntry } from "../entry/search-entry.ts";

/** The pages that are neither written texts nor entries of the catalogue. */
export function listPages(locale: Locale): readonly SearchEntry[] {
	return listSitePages(locale).map(({ route, title, text }) => ({
		href: toHref(route, locale),
		kind: "page",
		title,
		text,
	}));
}
