import type { Locale } from "@pusula/tasks";

/** A number of bytes in the unit that suits it: `3.1 kB`. */
export function formatBytes(bytes: number, locale: Locale): string {
	const units = ["byte", "kilobyte", "megabyte", "gigabyte"];
	const power = bytes < 1 ? 0 : Math.min(units.length - 1, Math.floor(Math.log10(bytes) / 3));
	return new Intl.NumberFormat(locale, {
		style: "unit",
		unit: units[power],
		maximumFractionDigits: 1,
	}).format(bytes / 1000 ** power);
}

/** A share from 0 to 1, or any other number, with so many decimals. */
export function formatNumber(value: number, locale: Locale, digits = 3): string {
	return new Intl.NumberFormat(locale, { maximumFractionDigits: digits }).format(value);
}
