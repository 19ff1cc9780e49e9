import type { Locale } from "@pusula/tasks";
import { DEFAULT_LOCALE, FOLDERS, LOCALES } from "../locales/folders.ts";

export { DEFAULT_LOCALE, LOCALES, type Locale };

/** The language of a tag, such as the `lang` of a page; the default for anything else. */
export function toLocale(tag: unknown): Locale {
	return LOCALES.find((locale) => locale === tag) ?? DEFAULT_LOCALE;
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

/**
 * Orders texts as a reader of a language expects; numbers inside names count as numbers, case does not.
 * @param locale a tag, such as `tr`
 */
export function compareIn(locale: string): (a: string, b: string) => number {
	return new Intl.Collator(locale, { numeric: true, sensitivity: "base" }).compare;
}
