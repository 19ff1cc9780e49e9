import type { Locale } from "@pusula/tasks";
import { MESSAGES } from "./generated/messages.ts";
import type { Messages } from "./tr/index.ts";

export type { Messages };

/** All interface words of one language. */
export function wordsIn(locale: Locale): Messages {
	return MESSAGES[locale];
}
