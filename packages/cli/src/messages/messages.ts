import type { Locale } from "@pusula/tasks";
import { en } from "./en.ts";
import { tr } from "./tr.ts";
import type { WordsOf } from "./words-of.ts";

/** Every text of the program in one language. */
export type Messages = WordsOf<typeof en>;

/** The texts of every language. */
export const MESSAGES = { tr, en } as const satisfies Readonly<Record<Locale, Messages>>;
