import { type Locale, REGIONS } from "@pusula/tasks";

/** A number of bytes in the unit that suits it: `3.1 kB`. */
export function formatBytes(bytes: number, locale: Locale): string {
	const units = ["byte", "kilobyte", "megabyte", "gigabyte"];
	const power = bytes < 1 ? 0 : Math.min(units.length - 1, Math.floor(Math.log10(bytes) / 3));
	return new Intl.NumberFormat(REGIONS[locale], {
		style: "unit",
		unit: units[power],
		maximumFractionDigits: 1,
	}).format(bytes / 1000 ** power);
}

/** A number with so many decimals at most. */
export function formatNumber(value: number, locale: Locale, digits = 3): string {
	return new Intl.NumberFormat(REGIONS[locale], { maximumFractionDigits: digits }).format(value);
}

/** A share from 0 to 1 in whole percent: `37%`, and in Turkish `%37`. */
export function formatPercent(share: number, locale: Locale): string {
	return new Intl.NumberFormat(REGIONS[locale], { style: "percent" }).format(share);
}

/** A day, `2026-11-24`, as people write it. */
export function formatDate(day: string, locale: Locale): string {
	return new Intl.DateTimeFormat(REGIONS[locale], { dateStyle: "long", timeZone: "UTC" }).format(
		new Date(day),
	);
}

/** Seconds as a duration of at most two parts: `1 hr 5 mins`. */
export function formatDuration(seconds: number, locale: Locale): string {
	const whole = Math.ceil(seconds);
	const parts = [
		[Math.floor(whole / 3600), "hour"],
		[Math.floor((whole % 3600) / 60), "minute"],
		[whole % 60, "second"],
	] as const;
	const first = Math.max(
		0,
		parts.findIndex(([value]) => value > 0),
	);
	return parts
		.slice(whole === 0 ? 2 : first, first + 2)
		.filter(([value], index) => value > 0 || index === 0)
		.map(([value, unit]) =>
			new Intl.NumberFormat(REGIONS[locale], { style: "unit", unit, unitDisplay: "short" }).format(value),
		)
		.join(" ");
}
