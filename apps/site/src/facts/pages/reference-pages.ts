import { wordsIn } from "../../../messages/words.ts";
import type { Locale } from "../../lib/locale.ts";
import { REFERENCE_ROUTES } from "../../lib/urls/navigation.ts";
import { type Route, toHref } from "../../lib/urls/paths.ts";
import { listSitePages, type SitePage } from "./site-pages.ts";

/** The pages in which things are looked up, in order: the page that lists them first. */
export function listReferencePages(locale: Locale): readonly SitePage[] {
	const pages = listSitePages(locale);
	return REFERENCE_ROUTES.flatMap((route) => pages.find((page) => page.route === route) ?? []);
}

/** A page as breadcrumbs and pagers name it. */
interface PageLink {
	readonly title: string;
	readonly href: string;
}

/** The way to one of these pages. */
export function listReferenceCrumbs(locale: Locale): readonly PageLink[] {
	const { site, reference } = wordsIn(locale);
	return [
		{ title: site.start, href: toHref("/", locale) },
		{ title: reference.title, href: toHref("/reference/", locale) },
	];
}

/** The pages before and after one of these pages. */
export function findReferenceNeighbours(
	route: Route,
	locale: Locale,
): { readonly previous: PageLink | undefined; readonly next: PageLink | undefined } {
	const pages = listReferencePages(locale).map((page) => ({ ...page, href: toHref(page.route, locale) }));
	const place = pages.findIndex((page) => page.route === route);
	return { previous: pages[place - 1], next: pages[place + 1] };
}
