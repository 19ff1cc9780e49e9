import type { Locale } from "@pusula/tasks";
import { DEFAULT_LOCALE, FOLDERS, LOCALES } from "../locales/folders.ts";

export { DEFAULT_LOCALE, LOCALES, type Locale };

/** The language of the code, its docstrings and its examples, and of what is not written in the reader's own. */
export const CODE_LOCALE = "en" satisfies Locale;

/** The language of a tag, such as the `lang` of a page; the default for anything else. */
export function toLocale(tag: unknown): Locale {
	return LOCALES.find((locale) => locale === tag) ?? DEFAULT_LOCALE;
}

/** A value for each language. */
export function inEachLocale<Value>(make: (locale: Locale) => Value): Readonly<Record<Locale, Value>> {
	return Object.fromEntries(LOCALES.map((locale) => [locale, make(locale)])) as Record<Locale, Value>; // an entry for each
}

/** The languages beside one, in the order of the site. */
export function listOtherLocales(locale: Locale): readonly Locale[] {
	return LOCALES.filter((other) => other !== locale);
}

/** The languages whose pages are in a folder of their own. */
export function listPrefixedLocales(): readonly Locale[] {
	return listOtherLocales(DEFAULT_LOCALE);
}

/** The folder of a language's pages below the site's base path: `en/`; empty for the default language. */
export function toFolder(locale: Locale): string {
	return FOLDERS[locale];
}

/** The language of a path below the site's base path, and the path inside its folder: for `en/tasks/` English and `tasks/`. */
export function splitPath(path: string): { readonly locale: Locale; readonly rest: string } {
	const locale = listPrefixedLocales().find((one) => path.startsWith(FOLDERS[one])) ?? DEFAULT_LOCALE;
	return { locale, rest: path.slice(toFolder(locale).length) };
}

/** The language of which every list of models says whether a model knows it, whatever the language of the page. */
export const TURKISH = "tr" satisfies Locale;
