import { type Locale, LOCALES } from "../../src/lib/locale.ts";

/**
 * The language of a text that is put to a model; undefined where nothing shows it, as in a name. Turkish is known without
 * its letters too, and a single word where it is one that people write to models.
 */
export function findTextLanguage(text: string): Locale | undefined {
	const words = text.toLocaleLowerCase("tr").split(/[^\p{L}]+/u);
	if (!/\s/.test(text.trim())) return findWordLanguage(text.trim(), words.join(""));
	const scores = LOCALES.map((locale) => ({ locale, score: scoreOf(SIGNS[locale], text, words) }));
	const [first, second] = scores.toSorted((a, b) => b.score - a.score);
	return first && first.score > (second?.score ?? 0) ? first.locale : undefined;
}

/**
 * Only whole words count, with a full stop behind them or not: ids, paths and keys are none. Letters of one language show it
 * in a word that is no name: one that begins small or ends as a sentence does.
 */
function findWordLanguage(text: string, word: string): Locale | undefined {
	if (!/^\p{L}+[.!?…]?$/u.test(text)) return undefined;
	const known = LOCALES.find(
		(locale) => SIGNS[locale]?.alone.has(word) || SIGNS[locale]?.alone.has(fold(word)),
	);
	const isCommon = /^\p{Ll}/u.test(text) || /[.!?…]$/.test(text);
	return known ?? (isCommon ? LOCALES.find((locale) => SIGNS[locale]?.letters?.test(text)) : undefined);
}

/** Turkish words as they are typed without Turkish letters. */
function fold(word: string): string {
	return word.replaceAll(/[çğıöşü]/g, (letter) => PLAIN[letter] ?? letter);
}

const PLAIN: Readonly<Record<string, string>> = { ç: "c", ğ: "g", ı: "i", ö: "o", ş: "s", ü: "u" };

function scoreOf(signs: Signs | undefined, text: string, words: readonly string[]): number {
	if (!signs) return 0;
	const isKnown = (word: string): boolean =>
		signs.frequent.has(word) ||
		signs.alone.has(word) ||
		signs.plain?.has(word) === true ||
		signs.endings?.test(word) === true;
	const known = words.filter((word) => isKnown(word) || isKnown(fold(word)));
	return known.length + (signs.letters?.test(text) ? 1 : 0);
}

/** What shows a language: words that are frequent in it and are none in the others, endings of its words, and letters of its own. */
interface Signs {
	readonly frequent: ReadonlySet<string>;
	/** Frequent words as they are typed without the language's own letters; none that is a word of another language. */
	readonly plain?: ReadonlySet<string>;
	/** Words that show the language when nothing is beside them. */
	readonly alone: ReadonlySet<string>;
	readonly endings?: RegExp;
	readonly letters?: RegExp;
}

/** The signs of languages; texts in one without a row are not recognised. */
const SIGNS: Readonly<Partial<Record<Locale, Signs>>> = {
	tr: {
		frequent: new Set(
			"ama ben beni bir biraz bu bugün çok da daha değil diye gibi hangi ile için kadar kedi merhaba mi mu ne neden nerede olarak olan sen siz sonra şu toplam var ve veya yap yok yaz".split(
				" ",
			),
		),
		plain: new Set(
			"aciklama arasinda baskent bozuldu bugun calisiyor cok degil dogru dun geldi gelmedi gercek guzel hava hic hizli icin iade iyi kac kalite kargo kotu kucuk lutfen musteri nasil nasildir neresidir nicin ogrenme oldu onun ornek ozet sicak simdi soguk soyle surucu tavsiye tesekkur turkce ucuz urun uzun yanit yanlis yarin yavas yazi yeni".split(
				" ",
			),
		),
		alone: new Set(
			"basarili begendim begenmedim berbat bozuk evet fena guzel harika hayir iyi kotu kopek lezzetli memnunum merhaba muhtesem mukemmel nefis olumlu olumsuz pahali rezalet sevdim sevmedim selam tesekkurler urun yavas".split(
				" ",
			),
		),
		endings:
			/^\p{L}{2,}(?:[ıiuü]yor|lar[ıi]n?|leri|lerin|mek|mak|[ıiuü]miz|[ıiuü]niz|ecek|acak|[ae]m[ae]d[ıi]|[tz]li)$/u,
		letters: /[ğışĞİŞçöüÇÖÜ]/,
	},
	en: {
		frequent: new Set(
			"a an and are at before by came describe does for from hello how i is it love must my name not of on set start that the they this to very wait was we what where which who why with write you".split(
				" ",
			),
		),
		alone: new Set(
			"amazing awful bad excellent good goodbye great hello hi horrible loved terrible thanks wonderful worst".split(
				" ",
			),
		),
	},
};
