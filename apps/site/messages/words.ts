import type { Locale } from "@pusula/tasks";
import { messages as en } from "./en/index.ts";
import { messages as tr, type Messages } from "./tr/index.ts";

export type { Messages };

/** All interface words of one language. */
export function wordsIn(locale: Locale): Messages {
	return WORDS[locale];
}

const WORDS: Readonly<Record<Locale, Messages>> = {
	tr,
	en,
};
