import type { Locale } from "@pusula/tasks";
import * as en from "./en.ts";
import type { Language, Stem, TermSource } from "./language.ts";
import * as tr from "./tr.ts";

/** The languages of the site, the default first. What scripts seldom need is in separate tables below. */
export const LANGUAGES: Readonly<Record<Locale, Language>> = { tr: tr.language, en: en.language };

/** Stemmers of each language, for comparing words in search. */
export const STEMS: Readonly<Record<Locale, Stem>> = { tr: tr.stem, en: en.stem };

/** Patterns of each language that find a term in a text. */
export const TERM_SOURCES: Readonly<Record<Locale, TermSource>> = { tr: tr.termSource, en: en.termSource };

/** The tags of all languages, the default first. */
export const LOCALES: readonly Locale[] = Object.values(LANGUAGES).map(({ tag }) => tag);

/** The language whose pages have no language part in their URL. */
export const DEFAULT_LOCALE: Locale = "tr";

/** The languages whose pages are in a folder of their own. */
export const PREFIXED_LOCALES: readonly Locale[] = LOCALES.filter((locale) => locale !== DEFAULT_LOCALE);
