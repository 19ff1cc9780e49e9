import { type Locale, REGIONS } from "@pusula/tasks";

/**
 * A number as reports write it, a count too: three decimals at most.
 * @param value A score or a count.
 * @param locale Language of the words.
 * @example
 * formatScore(0.91254, "tr"); // "0,913"
 */
export function formatScore(value: number, locale: Locale): string {
	return new Intl.NumberFormat(REGIONS[locale], { maximumFractionDigits: 3 }).format(value);
}

/**
 * A sum of money as reports write it: six decimals at most, since a call may cost less than a thousandth.
 * @param currency as ISO 4217 writes it; undefined for a plain number
 */
export function formatPrice(price: number, locale: Locale, currency?: string): string {
	const form: Intl.NumberFormatOptions =
		currency === undefined ? {} : { style: "currency", currency, currencyDisplay: "narrowSymbol" };
	return new Intl.NumberFormat(REGIONS[locale], { ...form, maximumFractionDigits: 6 }).format(price);
}

/** A day, `2026-11-27`, as people write it. */
export function formatDay(day: string, locale: Locale): string {
	return new Intl.DateTimeFormat(REGIONS[locale], { dateStyle: "long", timeZone: "UTC" }).format(
		new Date(day),
	);
}
