import type { Locale } from "@pusula/tasks";
import { en } from "./en.ts";
import { tr } from "./tr.ts";
import type { WordsOf } from "./words-of.ts";

/** Every text of the program in one language. */
export type Messages = WordsOf<typeof en>;

/** The texts of the program in each language that it is written in. */
export const MESSAGES = { tr, en } as const satisfies Readonly<Partial<Record<Locale, Messages>>>;

/** Language of the program: Turkish or English. */
export type ProgramLocale = keyof typeof MESSAGES;

/** The languages that the program is written in. */
export const PROGRAM_LOCALES = Object.keys(MESSAGES) as readonly ProgramLocale[]; // Object.keys gives strings; these are the tags
