import type { Messages } from "../../messages/words.ts";
import type { Route } from "./paths.ts";

export interface NavigationEntry {
	readonly route: Route;
	/** Key of its label. */
	readonly word: keyof Messages["navigation"];
	/** Pages below this path count as inside. */
	readonly section: Route;
}

/** The main navigation, in order. */
export const NAVIGATION: readonly NavigationEntry[] = [
	{ route: "/docs/", word: "docs", section: "/docs/" },
	{ route: "/tasks/", word: "tasks", section: "/tasks/" },
	{ route: "/providers/", word: "providers", section: "/providers/" },
	{ route: "/playground/", word: "playground", section: "/playground/" },
	{ route: "/measure/", word: "measure", section: "/measure/" },
	{ route: "/glossary/", word: "glossary", section: "/glossary/" },
];

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

/** Relation of an entry to the current page: the page itself, a page around it, or neither. */
export function findCurrent(entry: NavigationEntry, route: Route): "page" | "true" | undefined {
	if (entry.route === route) return "page";
	return route.startsWith(entry.section) ? "true" : undefined;
}
