import type { Locale } from "../locale.ts";
import { datesIn } from "../../locales/forms.ts";

/** A day, a month or a year in words: `21 Şubat 2025`, `Şubat 2025`, `2025`. */
export function toMonthWords(date: string, locale: Locale): string {
	if (/^\d{4}$/.test(date)) return date;
	if (date.length > 7) return toDateWords(date, locale);
	const format = datesIn(locale, {
		month: "long",
		year: "numeric",
		timeZone: "UTC",
	});
	return format.format(new Date(`${date}-01T00:00:00Z`));
}

/** A day such as `2025-02-21` in words: `21 Şubat 2025`, `21 February 2025`; shorter (`21 Şub 2025`) when `medium`. */
export function toDateWords(day: string, locale: Locale, length: "long" | "medium" = "long"): string {
	const format = datesIn(locale, { dateStyle: length, timeZone: "UTC" });
	return format.format(new Date(`${day}T00:00:00Z`));
}
