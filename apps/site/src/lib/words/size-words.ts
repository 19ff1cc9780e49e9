import type { Locale } from "../locale.ts";
import { numbersIn } from "../../locales/forms.ts";

const UNITS = ["byte", "kilobyte", "megabyte", "gigabyte"] as const;

/** A number of bytes in words: `1,2 MB`. Counts in thousands. */
export function toSizeWords(bytes: number, locale: Locale): string {
	const power = bytes < 1000 ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log10(bytes) / 3));
	const format = numbersIn(locale, {
		style: "unit",
		unit: UNITS[power] ?? "byte",
		unitDisplay: "short",
		maximumFractionDigits: power > 1 ? 1 : 0,
	});
	return format.format(bytes / 1000 ** power);
}
