import type { ReportLocale } from "./words.ts";

/** A number as reports write it: three decimals at most. */
export function formatScore(value: number, locale: ReportLocale): string {
	return new Intl.NumberFormat(locale, { maximumFractionDigits: 3 }).format(value);
}
