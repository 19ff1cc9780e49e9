import { inEachLocale } from "../../lib/locale.ts";
import { type Route, toHref } from "../../lib/urls/paths.ts";

/** URLs of one page, by language. */
export type Pages = Readonly<Record<string, string>>;

/** The URLs of a page in every language, absolute where the site's own URL is known. */
export function toPages(route: Route, site: URL | undefined): Pages {
	return inEachLocale((locale) => {
		const href = toHref(route, locale);
		return site ? new URL(href, site).href : href;
	});
}
