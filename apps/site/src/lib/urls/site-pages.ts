import type { Messages } from "../../../messages/words.ts";
import type { Route } from "./paths.ts";

/** A page that is neither a written text nor an entry of the catalogue: search, foot and tests find it by its row. */
export interface SitePageRow {
	readonly route: Route;
	/** Its title, and what it holds in a sentence; `{count}` in it is replaced, see `facts/pages/site-pages.ts`. */
	readonly words: (messages: Messages) => { readonly title: string; readonly description: string };
	/** The foot of every page leads to it. Default: the main navigation does. */
	readonly isInFoot?: true;
}

/** Every such page, in order. */
export const SITE_PAGES: readonly SitePageRow[] = [
	{ route: "/docs/", words: ({ docs }) => ({ title: docs.title, description: docs.lead }) },
	{ route: "/tasks/", words: ({ tasks }) => tasks },
	{ route: "/providers/", words: ({ providers }) => providers },
	{ route: "/libraries/", words: ({ libraries }) => libraries, isInFoot: true },
	{ route: "/reference/", words: ({ reference }) => reference },
	{ route: "/playground/", words: ({ playground }) => playground },
	{ route: "/measure/", words: ({ measuring }) => measuring },
	{ route: "/glossary/", words: ({ glossary }) => glossary },
	{ route: "/metrics/", words: ({ metrics }) => metrics, isInFoot: true },
	{ route: "/chat-template/", words: ({ chatTemplate }) => chatTemplate, isInFoot: true },
	{ route: "/errors/", words: ({ errors }) => errors, isInFoot: true },
	{ route: "/models-on-device/", words: ({ onDevice }) => onDevice.kept, isInFoot: true },
	{ route: "/changes/", words: ({ changes }) => changes, isInFoot: true },
	{ route: "/about-the-data/", words: ({ aboutData }) => aboutData, isInFoot: true },
];
