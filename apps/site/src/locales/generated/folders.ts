// Made from the rows of the languages by `npm run generate`. Do not edit.

import type { Locale } from "@pusula/tasks";

/**
 * The languages of the site, the default first, each with the folder of its pages below the base path. Every page's script
 * needs this much, so it is kept apart from the rest of the rows.
 */
export const FOLDERS: Readonly<Record<Locale, "" | `${string}/`>> = {
	tr: "",
	en: "en/",
};

/** The language whose pages have no language part in their URL. */
export const DEFAULT_LOCALE: Locale = "tr";
