import type { Locale } from "@pusula/tasks";

/** A label with its share of one. */
export interface Scored {
	readonly label: string;
	readonly score: number;
}

/** The text of a sample answer: a sentence that says what it is. */
export function sampleText(locale: Locale): string {
	return WORDS[locale].text;
}

/** An answer of a chat, long enough to be seen arriving. */
export function sampleAnswer(locale: Locale): string {
	return `${WORDS[locale].text} ${WORDS[locale].more}`;
}

/** The name of a thing that nobody looked for. */
export function sampleLabel(locale: Locale): string {
	return WORDS[locale].label;
}

/** Labels that name nothing, with equal shares. */
export function sampleLabels(locale: Locale, count: number): Scored[] {
	return shareEqually(Array.from({ length: count }, (_, index) => `${WORDS[locale].label} ${index + 1}`));
}

/** Gives every label the same share of one. */
export function shareEqually(labels: readonly string[]): Scored[] {
	return labels.map((label) => ({ label, score: 1 / labels.length }));
}

/** The logarithm of a probability of one half, for every token: nothing was computed. */
export const SAMPLE_LOGPROB = Math.log(0.5);

const WORDS: Readonly<
	Record<Locale, { readonly text: string; readonly more: string; readonly label: string }>
> = {
	tr: {
		text: "Örnek yanıt: simülatör model çalıştırmaz.",
		more: "Gerçek bir sağlayıcıda mesajınızın yanıtı bu metnin yerinde, yine böyle parça parça gelir.",
		label: "örnek",
	},
	en: {
		text: "Sample response: the simulator runs no model.",
		more: "A real provider would send the answer to your message in place of this text, piece by piece as here.",
		label: "sample",
	},
};
