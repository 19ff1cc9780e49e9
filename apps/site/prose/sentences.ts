import { HIDDEN, type Passage } from "./prose.ts";
import { segmentsIn } from "../src/locales/forms.ts";

/** A sentence of a passage and where it starts in it. */
export interface Sentence {
	readonly text: string;
	readonly index: number;
}

/** The sentences of a passage, in order. */
export function toSentences({ text, locale }: Passage): Sentence[] {
	const segments = segmentsIn(locale, "sentence").segment(text);
	return [...segments].map(({ segment, index }) => ({ text: segment, index }));
}

/** How many words a text has; a stretch of code counts as one. */
export function countWords(text: string): number {
	return text.match(new RegExp(`(?:[\\p{L}\\p{N}]|${HIDDEN})\\S*`, "gu"))?.length ?? 0;
}
