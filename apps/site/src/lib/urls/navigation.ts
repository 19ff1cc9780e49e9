import type { Messages } from "../../../messages/words.ts";
import type { Route } from "./paths.ts";
import { SITE_PAGES } from "./site-pages.ts";

export interface NavigationEntry {
	readonly route: Route;
	/** Key of its label. */
	readonly word: keyof Messages["navigation"];
	/** Other pages that count as inside, as those below the entry's own do. */
	readonly others?: readonly Route[];
}

/** The pages that the foot of every page leads to, in order. */
export const FOOT_PAGES = SITE_PAGES.filter(({ isInFoot }) => isInFoot);

/** The pages in which things are looked up, in order: the page that lists them first. */
export const REFERENCE_ROUTES: readonly Route[] = [
	"/reference/",
	"/glossary/",
	...FOOT_PAGES.map(({ route }) => route),
];

/** The main navigation, in order. */
export const NAVIGATION: readonly NavigationEntry[] = [
	{ route: "/docs/", word: "docs" },
	{ route: "/tasks/", word: "tasks" },
	{ route: "/providers/", word: "providers" },
	{ route: "/playground/", word: "playground" },
	{ route: "/measure/", word: "measure" },
	{ route: "/reference/", word: "reference", others: REFERENCE_ROUTES },
];

/** Relation of an entry to the current page: the page itself, a page around it, or neither. */
export function findCurrent(entry: NavigationEntry, route: Route): "page" | "true" | undefined {
	if (entry.route === route) return "page";
	return isInside(entry, route) ? "true" : undefined;
}

/** True for the pages of an entry and those below them. */
export function isInside({ route, others = [] }: NavigationEntry, page: Route): boolean {
	return [route, ...others].some((start) => page.startsWith(start));
}
