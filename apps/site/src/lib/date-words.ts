import { LANGUAGES } from "../locales/index.ts";
import type { Locale } from "./locale.ts";

/** A day such as `2025-02-21` in words: `21 Şubat 2025`, `21 February 2025`; shorter (`21 Şub 2025`) when `medium`. */
export function toDateWords(day: string, locale: Locale, length: "long" | "medium" = "long"): string {
	const format = new Intl.DateTimeFormat(LANGUAGES[locale].region, { dateStyle: length, timeZone: "UTC" });
	return format.format(new Date(`${day}T00:00:00Z`));
}
