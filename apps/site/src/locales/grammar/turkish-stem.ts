/**
 * A rough stem of a Turkish word, for comparing in search: without its endings, last sound hardened.
 * `goruntusunu`, `goruntuler` and `goruntu` share `gorunt`. It need not be a word; equal stems are what matters.
 * @param word folded, see `foldText`
 */
export function stemTurkish(word: string): string {
	let stem = word;
	for (;;) {
		stem = stem.replace(DOER, "$1m");
		const ending = ENDINGS.find((one) => stem.endsWith(one) && stem.length - one.length >= MIN_STEM);
		if (!ending) break;
		stem = stem.slice(0, -ending.length);
	}
	const last = stem.at(-1) ?? "";
	return stem.slice(0, -1) + (HARDENED[last] ?? last);
}

/** Who or what does something counts as the doing of it: `siniflandirici` as `siniflandirma`, `ozetleyici` as `ozetleme`. */
const DOER = /^(.{4,}?)(?:yici|yucu|ici)$/;

/** Inflections of Turkish nouns and verbal nouns, folded; longer ones first, so that the whole ending goes at once. */
const ENDINGS = [
	"larindan|lerinden|larinda|lerinde|larinin|lerinin|larimiz|lerimiz|lariniz|leriniz",
	"larin|lerin|lardan|lerden|larda|lerde|larla|lerle|lara|lere|lari|leri|lar|ler",
	"sindan|sinden|sundan|sunden|sinda|sinde|sunda|sunde|sinin|sunun|sina|sine|suna|sune|sini|sunu",
	"imiz|umuz|iniz|unuz|indan|inden|undan|unden|inda|inde|unda|unde|inin|unun",
	"dan|den|tan|ten|nin|nun|yla|yle|ina|ine|una|une|ini|unu",
	"si|su|da|de|ta|te|in|un|im|um|yi|yu|ya|ye|la|le|i|u|a|e",
]
	.join("|")
	.split("|");

/** Shortest stem left by the stripper; shorter ones would make unrelated words equal. */
const MIN_STEM = 3;

/** Sounds that change at the end of a word when an ending follows: `renk`/`rengi`, `kitap`/`kitabı`, `kanat`/`kanadı`. */
const HARDENED: Readonly<Record<string, string>> = { g: "k", b: "p", d: "t" };
