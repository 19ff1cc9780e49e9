import type { Locale } from "@pusula/tasks";

export type { Locale };

/** All languages, the default first. */
export const LOCALES = ["tr", "en"] as const satisfies readonly Locale[];

/** The language whose pages have no language part in their address. */
export const DEFAULT_LOCALE: Locale = "tr";

/** The other language of a page. */
export function findTwinLocale(locale: Locale): Locale {
	return locale === "tr" ? "en" : "tr";
}

/** Orders texts as a reader of `locale` expects; numbers inside names count as numbers, case does not. */
export function compareIn(locale: Locale): (a: string, b: string) => number {
	return new Intl.Collator(locale, { numeric: true, sensitivity: "base" }).compare;
}

/** A day such as `2025-02-21` in words: `21 Şubat 2025`, `21 February 2025`; shorter (`21 Şub 2025`) when `medium`. */
export function toDateWords(day: string, locale: Locale, length: "long" | "medium" = "long"): string {
	const format = new Intl.DateTimeFormat(locale === "tr" ? "tr-TR" : "en-GB", {
		dateStyle: length,
		timeZone: "UTC",
	});
	return format.format(new Date(`${day}T00:00:00Z`));
}
