import type { Locale } from "./locale.ts";
import { ENDINGS_SOURCE, soften } from "./turkish-suffix.ts";

/**
 * Finds a term in lowered text (see `toLower`), whole words only, with the endings its language gives it: `belirteç`
 * finds `belirteçleri` and `belirteci`, `veri kümesi` finds `veri kümelerinde`, `token` in English finds `tokens`.
 */
export function toTermPattern(term: string, locale: Locale): RegExp {
	const words = toLower(term, locale).split(" ");
	const last = words.pop() ?? "";
	const isCompound = words.length > 0;
	const ending = locale === "tr" ? toTurkishSource(last, isCompound) : toEnglishSource(last);
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

/** In a compound such as `veri kümesi` the ending of possession gives way to others: `veri kümeleri`. */
function toTurkishSource(word: string, isCompound: boolean): string {
	const stems = [word, isCompound ? dropPossession(word) : undefined].filter((stem) => stem !== undefined);
	const sources = stems.flatMap((stem) => {
		const softened = soften(stem);
		const hard = `${escapePattern(stem)}${ENDINGS_SOURCE}`;
		return softened ? [hard, `${escapePattern(softened)}(?=[aeıioöuü])${ENDINGS_SOURCE}`] : [hard];
	});
	return `(?:${sources.join("|")})`;
}

function dropPossession(word: string): string | undefined {
	const stem = word.replace(/(?<=[aeıioöuü])s[ıiuü]$|(?<=[^aeıioöuüs])[ıiuü]$/u, "");
	return stem === word || stem.length < 3 ? undefined : stem;
}

function toEnglishSource(word: string): string {
	const singular = word.replace(/y$/u, "");
	const plural =
		singular === word ? `${escapePattern(word)}(?:s|es)?` : `${escapePattern(singular)}(?:y|ies)`;
	return `${plural}(?:['’]s)?`;
}

function escapePattern(text: string): string {
	return text.replaceAll(/[.*+?^${}()|[\]\\/]/g, "\\$&");
}
