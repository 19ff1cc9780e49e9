import type { Locale } from "@pusula/tasks";

/** A number as reports write it, a count too: three decimals at most. */
export function formatScore(value: number, locale: Locale): string {
	return new Intl.NumberFormat(locale, { maximumFractionDigits: 3 }).format(value);
}

/** A sum of money as reports write it: six decimals at most, since a call may cost less than a thousandth. */
export function formatPrice(price: number, locale: Locale): string {
	return new Intl.NumberFormat(locale, { maximumFractionDigits: 6 }).format(price);
}
