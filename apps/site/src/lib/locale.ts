import type { Locale } from "@pusula/tasks";
import { DEFAULT_LOCALE, LANGUAGES, LOCALES, PREFIXED_LOCALES } from "../locales/index.ts";

export { DEFAULT_LOCALE, LANGUAGES, LOCALES, PREFIXED_LOCALES, type Locale };

/** The language of a tag, such as the `lang` of a page; the default for anything else. */
export function toLocale(tag: unknown): Locale {
	return LOCALES.find((locale) => locale === tag) ?? DEFAULT_LOCALE;
}

/** The languages beside one, in the order of the site. */
export function listOtherLocales(locale: Locale): readonly Locale[] {
	return LOCALES.filter((other) => other !== locale);
}

/** The folder of a language's pages below the site's base path: `en/`; empty for the default language. */
export function toFolder(locale: Locale): string {
	return locale === DEFAULT_LOCALE ? "" : `${locale}/`;
}

/** The language of a path below the site's base path, and the path inside its folder: for `en/tasks/` English and `tasks/`. */
export function splitPath(path: string): { readonly locale: Locale; readonly rest: string } {
	const locale = PREFIXED_LOCALES.find((one) => path.startsWith(toFolder(one))) ?? DEFAULT_LOCALE;
	return { locale, rest: path.slice(toFolder(locale).length) };
}

/**
 * Orders texts as a reader of a language expects; numbers inside names count as numbers, case does not.
 * @param locale a tag, such as `tr`
 */
export function compareIn(locale: string): (a: string, b: string) => number {
	return new Intl.Collator(locale, { numeric: true, sensitivity: "base" }).compare;
}

/** A day such as `2025-02-21` in words: `21 Şubat 2025`, `21 February 2025`; shorter (`21 Şub 2025`) when `medium`. */
export function toDateWords(day: string, locale: Locale, length: "long" | "medium" = "long"): string {
	const format = new Intl.DateTimeFormat(LANGUAGES[locale].region, { dateStyle: length, timeZone: "UTC" });
	return format.format(new Date(`${day}T00:00:00Z`));
}
