import type { Locale } from "../../../src/lib/locale.ts";

/** Words that say the opposite of what is meant, name two things at once, or are carried over from another language. */
export interface Phrase {
	readonly locale: Locale;
	readonly pattern: RegExp;
	/** What is wrong, and what to write. */
	readonly advice: string;
	/** Files in which the words are right. */
	readonly except?: RegExp;
	/** Passages in which they are right, such as a title. */
	readonly lets?: RegExp;
}
