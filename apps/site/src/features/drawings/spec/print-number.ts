import type { Locale } from "../../../lib/locale.ts";
import { numbersIn } from "../../../locales/forms.ts";

/** A share in the page's language: `%97`, `97%`. */
export function printPercent(share: number, locale: Locale): string {
	return numbersIn(locale, { style: "percent", maximumFractionDigits: 1 }).format(share);
}

/** A number in the page's language. */
export function printNumber(value: number, locale: Locale, digits = 2): string {
	return numbersIn(locale, { maximumFractionDigits: digits }).format(value);
}
