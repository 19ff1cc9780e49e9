import { ERROR_CODES } from "@pusula/inference";
import { TASK_IDS } from "@pusula/tasks";
import { GLOSSARY } from "../../../content/glossary/index.ts";
import { wordsIn } from "../../../messages/words.ts";
import { fill } from "../../lib/fill.ts";
import type { Locale } from "../../lib/locale.ts";
import type { Route } from "../../lib/urls/paths.ts";
import { SITE_PAGES } from "../../lib/urls/site-pages.ts";
import { CALCULATOR_IDS } from "../generated/calculator-ids.ts";
import { listLibraries } from "../libraries/library-facts.ts";
import { listProviders } from "../providers/provider-facts.ts";

/** A page that is neither a written text nor an entry of the catalogue. */
export interface SitePage {
	readonly route: Route;
	readonly title: string;
	/** What it holds, in a sentence. */
	readonly text: string;
}

/** How many entries a page lists, where its description says so. */
const COUNTS: Readonly<Partial<Record<Route, (locale: Locale) => number>>> = {
	"/tasks/": () => TASK_IDS.length,
	"/providers/": () => listProviders().length,
	"/libraries/": (locale) => listLibraries(locale).length,
	"/errors/": () => ERROR_CODES.length,
	"/glossary/": () => GLOSSARY.length,
	"/metrics/": () => CALCULATOR_IDS.length,
};

/** The pages that are neither written texts nor entries of the catalogue. */
export function listSitePages(locale: Locale): readonly SitePage[] {
	return SITE_PAGES.map(({ route, words }) => {
		const { title, description } = words(wordsIn(locale));
		const count = COUNTS[route]?.(locale);
		return { route, title, text: count === undefined ? description : fill(description, { count }) };
	});
}
