import type { Locale } from "../../src/lib/locale.ts";

/** The language of a text that is put to a model; undefined where nothing tells it, as in a single name. */
export function findTextLanguage(text: string): Locale | undefined {
	const words = text.toLocaleLowerCase("tr").split(/[^\p{L}]+/u);
	const count = (list: ReadonlySet<string>): number => words.filter((word) => list.has(word)).length;
	const turkish = count(TURKISH) + (TURKISH_LETTERS.test(text) ? 1 : 0);
	const english = count(ENGLISH);
	if (turkish === english) return undefined;
	return turkish > english ? "tr" : "en";
}

const TURKISH_LETTERS = /[ğışĞİŞçöüÇÖÜ]/;

/** Words that are frequent in one of the languages and are none in the other. */
const TURKISH: ReadonlySet<string> = new Set(
	"ama ben beni bir biraz bu bugün çok da daha değil diye gibi hangi ile için kadar kedi merhaba mi mu ne neden nerede olarak olan sen siz sonra şu toplam var ve veya yap yok yaz".split(
		" ",
	),
);
const ENGLISH: ReadonlySet<string> = new Set(
	"a an and are at by describe does for from hello how is it my of on that the this to was what where which who why with write you".split(
		" ",
	),
);
