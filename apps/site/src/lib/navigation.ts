import type { Messages } from "../../messages/words.ts";
import type { Route } from "./paths.ts";

export interface NavigationEntry {
	readonly route: Route;
	/** Key of its label. */
	readonly word: keyof Messages["navigation"];
	/** Other pages that count as inside, as those below the entry's own do. */
	readonly others?: readonly Route[];
}

/** A page that the foot of every page leads to. */
export interface FootLink {
	readonly route: Route;
	readonly title: (words: Messages) => string;
}

/** Pages beside the main navigation, in order. */
export const FOOT_LINKS: readonly FootLink[] = [
	{ route: "/libraries/", title: ({ libraries }) => libraries.title },
	{ route: "/metrics/", title: ({ metrics }) => metrics.title },
	{ route: "/chat-template/", title: ({ chatTemplate }) => chatTemplate.title },
	{ route: "/errors/", title: ({ errors }) => errors.title },
	{ route: "/models-on-device/", title: ({ onDevice }) => onDevice.kept.title },
	{ route: "/changes/", title: ({ changes }) => changes.title },
	{ route: "/about-the-data/", title: ({ aboutData }) => aboutData.title },
];

/** The pages in which things are looked up, in order: the page that lists them first. */
export const REFERENCE_ROUTES: readonly Route[] = [
	"/reference/",
	"/glossary/",
	...FOOT_LINKS.map(({ route }) => route),
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
