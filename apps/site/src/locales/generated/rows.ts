// Made from the rows of the languages by `npm run generate`. Do not edit.

import type { Locale } from "@pusula/tasks";
import type { Language, Stem, TermSource } from "../rows/language.ts";
import * as tr from "../rows/tr.ts";
import * as en from "../rows/en.ts";

export const LANGUAGES: Readonly<Record<Locale, Language>> = {
	tr: tr.language,
	en: en.language,
};

/** Stemmers of each language, for comparing words in search. */
export const STEMS: Readonly<Record<Locale, Stem>> = {
	tr: tr.stem,
	en: en.stem,
};

/** Patterns of each language that find a term in a text. */
export const TERM_SOURCES: Readonly<Record<Locale, TermSource>> = {
	tr: tr.termSource,
	en: en.termSource,
};
