import type { Locale } from "../locale.ts";
import { segmentsIn } from "../../locales/forms.ts";

/** The first sentence of a text, without the space after it. */
export function findFirstSentence(text: string, locale: Locale): string {
	const sentences = segmentsIn(locale, "sentence").segment(text);
	for (const { segment } of sentences) return segment.trim();
	return "";
}
