import { type Locale, LOCALES } from "../../src/lib/locale.ts";
import { foldLetters, scoreLetters } from "./letter-model.ts";

/**
 * The language of a text that a model gets; undefined where its letters fit none better than others, as in names.
 * A single word shows it where it is one that people write to models.
 */
export function findTextLanguage(text: string): Locale | undefined {
	const words = text.split(/\s+/).flatMap((part) => WORD.exec(part)?.groups?.["word"] ?? []);
	const said = words.map(findSaid).find((locale) => locale !== undefined);
	if (!/\s/.test(text.trim())) return findWordLanguage(text.trim(), said);
	if (words.every((word) => NAME.test(word))) return said;
	const [first, second] = scoreLetters(words.join(" ")).toSorted((a, b) => b.score - a.score);
	return first && first.score - (second?.score ?? 0) > CLEAR ? first.locale : said;
}

/** How far the scores of two languages have to be apart. */
const CLEAR = 4;

/** What a word of prose is: letters with marks around them; no id, path or call. */
const WORD = /^[^\p{L}\p{N}]*(?<word>\p{L}[\p{L}'’-]*)[^\p{L}\p{N}]*$/u;

/** A word as names are written. */
const NAME = /^\p{Lu}\p{Ll}*$/u;

/** The language in which a word is one that people write to models. */
function findSaid(word: string): Locale | undefined {
	const small = word.toLocaleLowerCase("tr");
	return LOCALES.find((locale) => SAID[locale]?.has(small) || SAID[locale]?.has(foldLetters(small)));
}

/**
 * Only whole words count, with a full stop behind them or not: ids, paths and keys are none. Letters of one language show it
 * in a word that is no name: one that begins small or ends as a sentence does.
 */
function findWordLanguage(text: string, said: Locale | undefined): Locale | undefined {
	if (!/^\p{L}+[.!?…]?$/u.test(text)) return undefined;
	const isCommon = /^\p{Ll}/u.test(text) || /[.!?…]$/.test(text);
	return said ?? (isCommon ? LOCALES.find((locale) => LETTERS[locale]?.test(text)) : undefined);
}

/** Letters of one language alone. */
const LETTERS: Readonly<Partial<Record<Locale, RegExp>>> = { tr: /[ğışĞİŞçöüÇÖÜ]/ };

/** Words that show a language when nothing is beside them, without its own letters. */
const SAID: Readonly<Partial<Record<Locale, ReadonlySet<string>>>> = {
	tr: new Set(
		(
			"basarili begendim begenmedim berbat bozuk evet fena guzel harika hayir iyi kotu kopek lezzetli memnunum merhaba " +
			"muhtesem mukemmel nefis olumlu olumsuz pahali rezalet sevdim sevmedim selam tesekkurler urun yavas"
		).split(" "),
	),
	en: new Set(
		"amazing awful bad excellent good goodbye great hello hi horrible loved terrible thanks wonderful worst".split(
			" ",
		),
	),
};
