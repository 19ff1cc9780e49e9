import type { Locale } from "../../lib/locale.ts";
import { type Route, toHref } from "../../lib/paths.ts";

/** Addresses of one page in both languages. */
export type Pages = Readonly<Record<Locale, string>>;

/** The addresses of a page, absolute where the site's own address is known. */
export function toPages(route: Route, site: URL | undefined): Pages {
	const toUrl = (locale: Locale): string => {
		const href = toHref(route, locale);
		return site ? new URL(href, site).href : href;
	};
	return { tr: toUrl("tr"), en: toUrl("en") };
}
