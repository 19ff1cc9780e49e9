import type { Locale } from "@pusula/tasks";
import * as en from "./en.ts";
import type { Language, Stem, TermSource } from "./language.ts";
import * as tr from "./tr.ts";

/** The languages of the site, the default first. What scripts seldom need stands in tables of its own below. */
export const LANGUAGES: Readonly<Record<Locale, Language>> = { tr: tr.language, en: en.language };

/** How search compares the words of a language. */
export const STEMS: Readonly<Record<Locale, Stem>> = { tr: tr.stem, en: en.stem };

/** How a term of a language is found in a text. */
export const TERM_SOURCES: Readonly<Record<Locale, TermSource>> = { tr: tr.termSource, en: en.termSource };

/** The tags of all languages, the default first. */
export const LOCALES: readonly Locale[] = Object.values(LANGUAGES).map(({ tag }) => tag);

/** The language whose pages have no language part in their URL. */
export const DEFAULT_LOCALE: Locale = "tr";

/** The languages whose pages stand in a folder of their own. */
export const PREFIXED_LOCALES: readonly Locale[] = LOCALES.filter((locale) => locale !== DEFAULT_LOCALE);
