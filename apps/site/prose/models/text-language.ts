import { type Locale, LOCALES } from "../../src/lib/locale.ts";

/** The language of a text that is put to a model; undefined where nothing shows it, as in a single name. */
export function findTextLanguage(text: string): Locale | undefined {
	const words = text.toLocaleLowerCase("tr").split(/[^\p{L}]+/u);
	const scores = LOCALES.map((locale) => ({ locale, score: scoreOf(SIGNS[locale], text, words) }));
	const [first, second] = scores.toSorted((a, b) => b.score - a.score);
	return first && first.score > (second?.score ?? 0) ? first.locale : undefined;
}

function scoreOf(signs: Signs | undefined, text: string, words: readonly string[]): number {
	if (!signs) return 0;
	const known = words.filter((word) => signs.frequent.has(word) || signs.endings?.test(word));
	return known.length + (signs.letters?.test(text) ? 1 : 0);
}

/** What shows a language: words that are frequent in it and are none in the others, endings of its words, and letters of its own. */
interface Signs {
	readonly frequent: ReadonlySet<string>;
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
		endings:
			/^\p{L}{2,}(?:[ıiuü]yor|lar[ıi]n?|leri|lerin|mek|mak|[ıiuü]miz|[ıiuü]niz|ecek|acak|[ae]m[ae]d[ıi]|[tz]li)$/u,
		letters: /[ğışĞİŞçöüÇÖÜ]/,
	},
	en: {
		frequent: new Set(
			"a an and are at before by came describe does for from hello how is it must my name not of on set start that the this to wait was what where which who why with write you".split(
				" ",
			),
		),
	},
};
