import type { Locale } from "./locale.ts";

/** The first sentence of a text, without the space after it. */
export function findFirstSentence(text: string, locale: Locale): string {
	const sentences = new Intl.Segmenter(locale, { granularity: "sentence" }).segment(text);
	for (const { segment } of sentences) return segment.trim();
	return "";
}
