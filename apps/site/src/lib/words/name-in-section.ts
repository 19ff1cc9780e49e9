import type { Locale } from "../locale.ts";

/** A title as lists name it below the heading of its section: without the library, with a capital. */
export function nameInSection(title: string, locale: Locale): string {
	const own = title.replace(LIBRARY, "");
	return own.charAt(0).toLocaleUpperCase(locale) + own.slice(1);
}

/** The library that a title begins with; the heading of its section names it already. */
const LIBRARY = /^Transformers:? (?=.)/;
