import type { Locale } from "../../lib/locale.ts";

/** A share in the page's language: `%97`, `97%`. */
export function printPercent(share: number, locale: Locale): string {
	return new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 1 }).format(share);
}

/** A number in the page's language. */
export function printNumber(value: number, locale: Locale, digits = 2): string {
	return new Intl.NumberFormat(locale, { maximumFractionDigits: digits }).format(value);
}
