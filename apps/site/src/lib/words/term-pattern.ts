import { escapePattern } from "../../locales/grammar/escape-pattern.ts";
import { TERM_SOURCES } from "../../locales/index.ts";
import type { Locale } from "../locale.ts";

/**
 * Finds a term in lowered text (see `toLower`), whole words only, with the endings its language gives it: `belirteç`
 * finds `belirteçleri` and `belirteci`, `veri kümesi` finds `veri kümelerinde`, `token` in English finds `tokens`.
 */
export function toTermPattern(term: string, locale: Locale): RegExp {
	const words = toLower(term, locale).split(" ");
	const last = words.pop() ?? "";
	const ending = TERM_SOURCES[locale](last, words.length > 0);
	const source = [...words.map(escapePattern), ending].join("\\s+");
	return new RegExp(`(?<![\\p{L}\\p{N}_/@.-])${source}(?![\\p{L}\\p{N}_/@-])`, "gu");
}

/** The text in lower case by the rules of its language; every letter keeps its place. */
export function toLower(text: string, locale: Locale): string {
	const lowered = text.toLocaleLowerCase(locale);
	if (lowered.length === text.length) return lowered;
	return text.replaceAll(/./gsu, (letter) => {
		const small = letter.toLocaleLowerCase(locale);
		return small.length === letter.length ? small : letter;
	});
}
