// Made from the rows of the languages by `npm run generate`. Do not edit.

import type { Locale } from "@pusula/tasks";

/** Whose forms of dates and numbers the site writes in each language, kept apart for scripts that need no more of its row. */
export const REGIONS: Readonly<Record<Locale, string>> = {
	tr: "tr-TR",
	en: "en-GB",
};
