import type { Locale } from "../src/lib/locale.ts";
import { en } from "./en.ts";
import { tr, type Messages } from "./tr.ts";

const WORDS: Readonly<Record<Locale, Messages>> = { tr, en };

/** All interface words of one language. */
export function wordsIn(locale: Locale): Messages {
	return WORDS[locale];
}
