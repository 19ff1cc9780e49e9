import type { Locale } from "../locale.ts";
import { type Route, toHref } from "./paths.ts";

/** A value in the vocabulary of schema.org. */
export type StructuredValue = Readonly<Record<string, unknown>>;

/** Kind of a page for search engines. */
export type PageKind = "WebPage" | "AboutPage" | "CollectionPage" | "SearchResultsPage" | "TechArticle";

/** Data about a page. URLs are absolute. */
export interface PageFacts {
	readonly kind: PageKind;
	readonly title: string;
	readonly description: string;
	readonly url: string;
	readonly locale: Locale;
	readonly pictureUrl: string;
	/** Start page in the page's language. */
	readonly home: string;
	readonly siteName: string;
}

const CONTEXT = { "@context": "https://schema.org" } as const;

/** The URL of a page or file of the site, absolute where the site's own URL is known. */
export function toSiteUrl(href: string, site: string | undefined = import.meta.env.SITE): string {
	return site ? new URL(href, site).href : href;
}

/** A page of the site: a technical article, a list of things, or just a page. */
export function toPageData({ kind, title, description, url, ...facts }: PageFacts): StructuredValue {
	const publisher = { "@type": "Organization", name: facts.siteName, url: facts.home };
	const common = {
		...CONTEXT,
		"@type": kind,
		"@id": url,
		url,
		name: title,
		description,
		inLanguage: facts.locale,
		isPartOf: { "@id": toWebSiteId(facts.home) },
		isAccessibleForFree: true,
	};
	if (kind !== "TechArticle") return { ...common, primaryImageOfPage: facts.pictureUrl };
	return {
		...common,
		headline: title,
		image: facts.pictureUrl,
		mainEntityOfPage: url,
		author: publisher,
		publisher,
	};
}

/** The site in one language, with its search. */
export function toWebSite(facts: {
	readonly name: string;
	readonly description: string;
	readonly home: string;
	readonly search: string;
	readonly locale: Locale;
}): StructuredValue {
	return {
		...CONTEXT,
		"@type": "WebSite",
		"@id": toWebSiteId(facts.home),
		url: facts.home,
		name: facts.name,
		description: facts.description,
		inLanguage: facts.locale,
		potentialAction: {
			"@type": "SearchAction",
			target: { "@type": "EntryPoint", urlTemplate: `${facts.search}?q={search_term_string}` },
			"query-input": "required name=search_term_string",
		},
	};
}

/** Breadcrumbs of a page, from the start page to the page itself. */
export function toBreadcrumbList(
	crumbs: readonly { readonly title: string; readonly href: string }[],
	current: { readonly title: string; readonly route: Route },
	locale: Locale,
): StructuredValue {
	const steps = [...crumbs, { title: current.title, href: toHref(current.route, locale) }];
	return {
		...CONTEXT,
		"@type": "BreadcrumbList",
		itemListElement: steps.map(({ title, href }, index) => ({
			"@type": "ListItem",
			position: index + 1,
			name: title,
			item: toSiteUrl(href),
		})),
	};
}

/** Structured data as text for a script element: nothing in it can end the element. */
export function printStructuredData(value: StructuredValue): string {
	return JSON.stringify(value).replaceAll("<", "\\u003c");
}

function toWebSiteId(home: string): string {
	return `${home}#website`;
}
